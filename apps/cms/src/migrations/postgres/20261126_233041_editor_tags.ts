import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_categorisation_editor_tags_tag" AS ENUM('skipTheLine', 'hotelPickup', 'airportTransfer', 'private', 'indoor', 'family', 'night', 'view', 'water', 'food', 'stepFree', 'captioned', 'audioDescribed', 'signed', 'relaxed');
  CREATE TYPE "public"."enum_pages_categorisation_editor_tags_says" AS ENUM('has', 'hasNot');
  CREATE TYPE "public"."enum__pages_v_version_categorisation_editor_tags_tag" AS ENUM('skipTheLine', 'hotelPickup', 'airportTransfer', 'private', 'indoor', 'family', 'night', 'view', 'water', 'food', 'stepFree', 'captioned', 'audioDescribed', 'signed', 'relaxed');
  CREATE TYPE "public"."enum__pages_v_version_categorisation_editor_tags_says" AS ENUM('has', 'hasNot');
  CREATE TABLE "pages_categorisation_editor_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tag" "enum_pages_categorisation_editor_tags_tag",
  	"says" "enum_pages_categorisation_editor_tags_says" DEFAULT 'has',
  	"reason" varchar
  );
  
  CREATE TABLE "_pages_v_version_categorisation_editor_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"tag" "enum__pages_v_version_categorisation_editor_tags_tag",
  	"says" "enum__pages_v_version_categorisation_editor_tags_says" DEFAULT 'has',
  	"reason" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "pages_categorisation_editor_tags" ADD CONSTRAINT "pages_categorisation_editor_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_categorisation_editor_tags" ADD CONSTRAINT "_pages_v_version_categorisation_editor_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_categorisation_editor_tags_order_idx" ON "pages_categorisation_editor_tags" USING btree ("_order");
  CREATE INDEX "pages_categorisation_editor_tags_parent_id_idx" ON "pages_categorisation_editor_tags" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_categorisation_editor_tags_order_idx" ON "_pages_v_version_categorisation_editor_tags" USING btree ("_order");
  CREATE INDEX "_pages_v_version_categorisation_editor_tags_parent_id_idx" ON "_pages_v_version_categorisation_editor_tags" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_categorisation_editor_tags" CASCADE;
  DROP TABLE "_pages_v_version_categorisation_editor_tags" CASCADE;
  DROP TYPE "public"."enum_pages_categorisation_editor_tags_tag";
  DROP TYPE "public"."enum_pages_categorisation_editor_tags_says";
  DROP TYPE "public"."enum__pages_v_version_categorisation_editor_tags_tag";
  DROP TYPE "public"."enum__pages_v_version_categorisation_editor_tags_says";`)
}
