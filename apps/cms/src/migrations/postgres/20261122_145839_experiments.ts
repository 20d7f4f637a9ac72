import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sites_experiments_languages" AS ENUM('en', 'es', 'fr', 'it', 'de', 'pt', 'nl', 'id', 'pl', 'ar', 'ru', 'da', 'no', 'ro', 'sv', 'tr');
  CREATE TYPE "public"."enum_sites_experiments_share" AS ENUM('1', '2', '4', '8', '16');
  CREATE TYPE "public"."enum_sites_experiments_audience" AS ENUM('all', 'mobile', 'desktop');
  CREATE TABLE "sites_experiments_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_sites_experiments_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sites_experiments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"share" "enum_sites_experiments_share" DEFAULT '8' NOT NULL,
  	"audience" "enum_sites_experiments_audience" DEFAULT 'all' NOT NULL
  );
  
  ALTER TABLE "sites_experiments_languages" ADD CONSTRAINT "sites_experiments_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites_experiments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_experiments" ADD CONSTRAINT "sites_experiments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sites_experiments_languages_order_idx" ON "sites_experiments_languages" USING btree ("order");
  CREATE INDEX "sites_experiments_languages_parent_idx" ON "sites_experiments_languages" USING btree ("parent_id");
  CREATE INDEX "sites_experiments_order_idx" ON "sites_experiments" USING btree ("_order");
  CREATE INDEX "sites_experiments_parent_id_idx" ON "sites_experiments" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sites_experiments_languages" CASCADE;
  DROP TABLE "sites_experiments" CASCADE;
  DROP TYPE "public"."enum_sites_experiments_languages";
  DROP TYPE "public"."enum_sites_experiments_share";
  DROP TYPE "public"."enum_sites_experiments_audience";`)
}
