import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sites_header_currencies" AS ENUM('EUR', 'USD', 'AED', 'SGD', 'INR', 'MYR', 'AZN', 'AUD', 'BHD', 'CAD', 'CHF', 'CNY', 'DKK', 'EGP', 'GBP', 'HKD', 'IDR', 'ISK', 'JPY', 'KRW', 'LBP', 'MOP', 'MXN', 'NZD', 'PLN', 'QAR', 'SAR', 'SEK', 'TWD', 'THB', 'VND', 'ZAR');
  CREATE TABLE "sites_header_currencies" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sites_header_currencies",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "sites" ADD COLUMN "header_logo_media_id" integer;
  ALTER TABLE "sites" ADD COLUMN "header_guest_count" numeric;
  ALTER TABLE "sites" ADD COLUMN "app_url" varchar;
  ALTER TABLE "sites" ADD COLUMN "verification_url" varchar;
  ALTER TABLE "sites_header_currencies" ADD CONSTRAINT "sites_header_currencies_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sites_header_currencies_order_idx" ON "sites_header_currencies" USING btree ("order");
  CREATE INDEX "sites_header_currencies_parent_idx" ON "sites_header_currencies" USING btree ("parent_id");
  ALTER TABLE "sites" ADD CONSTRAINT "sites_header_logo_media_id_media_id_fk" FOREIGN KEY ("header_logo_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sites_header_logo_header_logo_media_idx" ON "sites" USING btree ("header_logo_media_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites_header_currencies" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sites_header_currencies" CASCADE;
  ALTER TABLE "sites" DROP CONSTRAINT "sites_header_logo_media_id_media_id_fk";
  
  DROP INDEX "sites_header_logo_header_logo_media_idx";
  ALTER TABLE "sites" DROP COLUMN "header_logo_media_id";
  ALTER TABLE "sites" DROP COLUMN "header_guest_count";
  ALTER TABLE "sites" DROP COLUMN "app_url";
  ALTER TABLE "sites" DROP COLUMN "verification_url";
  DROP TYPE "public"."enum_sites_header_currencies";`)
}
