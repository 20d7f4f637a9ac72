import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_booking_show_full_screen_pax" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_pages_booking_marketplace_flow" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__pages_v_version_booking_show_full_screen_pax" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__pages_v_version_booking_marketplace_flow" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_sites_booking_show_full_screen_pax" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_sites_booking_marketplace_flow" AS ENUM('yes', 'no');
  ALTER TABLE "pages" ADD COLUMN "booking_promo_code" varchar;
  ALTER TABLE "pages" ADD COLUMN "booking_bi_link" varchar;
  ALTER TABLE "pages" ADD COLUMN "booking_cta_suffix" varchar;
  ALTER TABLE "pages" ADD COLUMN "booking_show_full_screen_pax" "enum_pages_booking_show_full_screen_pax";
  ALTER TABLE "pages" ADD COLUMN "booking_marketplace_flow" "enum_pages_booking_marketplace_flow";
  ALTER TABLE "_pages_v" ADD COLUMN "version_booking_promo_code" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_booking_bi_link" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_booking_cta_suffix" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_booking_show_full_screen_pax" "enum__pages_v_version_booking_show_full_screen_pax";
  ALTER TABLE "_pages_v" ADD COLUMN "version_booking_marketplace_flow" "enum__pages_v_version_booking_marketplace_flow";
  ALTER TABLE "sites" ADD COLUMN "booking_promo_code" varchar;
  ALTER TABLE "sites" ADD COLUMN "booking_bi_link" varchar;
  ALTER TABLE "sites" ADD COLUMN "booking_cta_suffix" varchar;
  ALTER TABLE "sites" ADD COLUMN "booking_show_full_screen_pax" "enum_sites_booking_show_full_screen_pax";
  ALTER TABLE "sites" ADD COLUMN "booking_marketplace_flow" "enum_sites_booking_marketplace_flow";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "booking_promo_code";
  ALTER TABLE "pages" DROP COLUMN "booking_bi_link";
  ALTER TABLE "pages" DROP COLUMN "booking_cta_suffix";
  ALTER TABLE "pages" DROP COLUMN "booking_show_full_screen_pax";
  ALTER TABLE "pages" DROP COLUMN "booking_marketplace_flow";
  ALTER TABLE "_pages_v" DROP COLUMN "version_booking_promo_code";
  ALTER TABLE "_pages_v" DROP COLUMN "version_booking_bi_link";
  ALTER TABLE "_pages_v" DROP COLUMN "version_booking_cta_suffix";
  ALTER TABLE "_pages_v" DROP COLUMN "version_booking_show_full_screen_pax";
  ALTER TABLE "_pages_v" DROP COLUMN "version_booking_marketplace_flow";
  ALTER TABLE "sites" DROP COLUMN "booking_promo_code";
  ALTER TABLE "sites" DROP COLUMN "booking_bi_link";
  ALTER TABLE "sites" DROP COLUMN "booking_cta_suffix";
  ALTER TABLE "sites" DROP COLUMN "booking_show_full_screen_pax";
  ALTER TABLE "sites" DROP COLUMN "booking_marketplace_flow";
  DROP TYPE "public"."enum_pages_booking_show_full_screen_pax";
  DROP TYPE "public"."enum_pages_booking_marketplace_flow";
  DROP TYPE "public"."enum__pages_v_version_booking_show_full_screen_pax";
  DROP TYPE "public"."enum__pages_v_version_booking_marketplace_flow";
  DROP TYPE "public"."enum_sites_booking_show_full_screen_pax";
  DROP TYPE "public"."enum_sites_booking_marketplace_flow";`)
}
