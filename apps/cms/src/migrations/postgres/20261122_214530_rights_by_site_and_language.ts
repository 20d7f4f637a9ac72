import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_languages" AS ENUM('en', 'es', 'fr', 'it', 'de', 'pt', 'nl', 'id', 'pl', 'ar', 'ru', 'da', 'no', 'ro', 'sv', 'tr');
  ALTER TYPE "public"."enum_log_action" ADD VALUE 'invited';
  ALTER TYPE "public"."enum_log_action" ADD VALUE 'linked';
  ALTER TYPE "public"."enum_log_action" ADD VALUE 'signedOut';
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"sites_id" integer
  );
  
  ALTER TABLE "users" ADD COLUMN "every_site" boolean DEFAULT true;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_sites_fk" FOREIGN KEY ("sites_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
  CREATE INDEX "users_rels_order_idx" ON "users_rels" USING btree ("order");
  CREATE INDEX "users_rels_parent_idx" ON "users_rels" USING btree ("parent_id");
  CREATE INDEX "users_rels_path_idx" ON "users_rels" USING btree ("path");
  CREATE INDEX "users_rels_sites_id_idx" ON "users_rels" USING btree ("sites_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "users_languages" CASCADE;
  DROP TABLE "users_rels" CASCADE;
  ALTER TABLE "log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_log_action";
  CREATE TYPE "public"."enum_log_action" AS ENUM('created', 'saved', 'published', 'withdrawn', 'trashed', 'restored', 'deleted');
  ALTER TABLE "log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_log_action" USING "action"::"public"."enum_log_action";
  ALTER TABLE "users" DROP COLUMN "every_site";
  DROP TYPE "public"."enum_users_languages";`)
}
