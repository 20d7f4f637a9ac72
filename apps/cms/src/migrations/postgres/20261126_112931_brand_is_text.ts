import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ALTER COLUMN "brand" SET DATA TYPE varchar;
  ALTER TABLE "sites" ALTER COLUMN "brand" DROP DEFAULT;
  ALTER TABLE "_sites_v" ALTER COLUMN "version_brand" SET DATA TYPE varchar;
  ALTER TABLE "_sites_v" ALTER COLUMN "version_brand" DROP DEFAULT;
  DROP TYPE "public"."enum_sites_brand";
  DROP TYPE "public"."enum__sites_v_version_brand";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sites_brand" AS ENUM('wayfare', 'london-theatre-tickets', 'rome-by-wayfare', 'eiffel-tower-tickets');
  CREATE TYPE "public"."enum__sites_v_version_brand" AS ENUM('wayfare', 'london-theatre-tickets', 'rome-by-wayfare', 'eiffel-tower-tickets');
  ALTER TABLE "sites" ALTER COLUMN "brand" SET DEFAULT 'wayfare'::"public"."enum_sites_brand";
  ALTER TABLE "sites" ALTER COLUMN "brand" SET DATA TYPE "public"."enum_sites_brand" USING "brand"::"public"."enum_sites_brand";
  ALTER TABLE "_sites_v" ALTER COLUMN "version_brand" SET DEFAULT 'wayfare'::"public"."enum__sites_v_version_brand";
  ALTER TABLE "_sites_v" ALTER COLUMN "version_brand" SET DATA TYPE "public"."enum__sites_v_version_brand" USING "version_brand"::"public"."enum__sites_v_version_brand";`)
}
