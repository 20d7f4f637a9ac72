import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_releases_action" AS ENUM('publish', 'unpublish');
  CREATE TYPE "public"."enum_releases_occurrence" AS ENUM('first', 'second');
  CREATE TYPE "public"."enum_releases_state" AS ENUM('open', 'done', 'refused');
  CREATE TYPE "public"."enum_reviews_comments_deed" AS ENUM('ask', 'approve', 'reject', 'comment');
  CREATE TYPE "public"."enum_reviews_state" AS ENUM('inReview', 'approved', 'rejected');
  CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"site_id" integer NOT NULL,
  	"action" "enum_releases_action" DEFAULT 'publish' NOT NULL,
  	"local_time" varchar,
  	"occurrence" "enum_releases_occurrence",
  	"state" "enum_releases_state" DEFAULT 'open' NOT NULL,
  	"message" varchar,
  	"time_zone" varchar,
  	"due_at" timestamp(3) with time zone,
  	"planned_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "releases_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer
  );
  
  CREATE TABLE "reviews_comments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"who" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"deed" "enum_reviews_comments_deed" NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"page" numeric NOT NULL,
  	"site" numeric,
  	"state" "enum_reviews_state" NOT NULL,
  	"asked_by" varchar,
  	"decided_by" varchar,
  	"approved_at" timestamp(3) with time zone,
  	"fingerprint" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "sites" ADD COLUMN "needs_approval" boolean DEFAULT false;
  ALTER TABLE "_sites_v" ADD COLUMN "version_needs_approval" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "releases_id" integer;
  ALTER TABLE "releases" ADD CONSTRAINT "releases_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "releases" ADD CONSTRAINT "releases_planned_by_id_users_id_fk" FOREIGN KEY ("planned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_comments" ADD CONSTRAINT "reviews_comments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "releases_site_idx" ON "releases" USING btree ("site_id");
  CREATE INDEX "releases_state_idx" ON "releases" USING btree ("state");
  CREATE INDEX "releases_due_at_idx" ON "releases" USING btree ("due_at");
  CREATE INDEX "releases_planned_by_idx" ON "releases" USING btree ("planned_by_id");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE INDEX "releases_rels_order_idx" ON "releases_rels" USING btree ("order");
  CREATE INDEX "releases_rels_parent_idx" ON "releases_rels" USING btree ("parent_id");
  CREATE INDEX "releases_rels_path_idx" ON "releases_rels" USING btree ("path");
  CREATE INDEX "releases_rels_pages_id_idx" ON "releases_rels" USING btree ("pages_id");
  CREATE INDEX "reviews_comments_order_idx" ON "reviews_comments" USING btree ("_order");
  CREATE INDEX "reviews_comments_parent_id_idx" ON "reviews_comments" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "reviews_page_idx" ON "reviews" USING btree ("page");
  CREATE INDEX "reviews_site_idx" ON "reviews" USING btree ("site");
  CREATE INDEX "reviews_state_idx" ON "reviews" USING btree ("state");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("releases_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "releases_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "releases" CASCADE;
  DROP TABLE "releases_rels" CASCADE;
  DROP TABLE "reviews_comments" CASCADE;
  DROP TABLE "reviews" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_releases_fk";
  
  DROP INDEX "payload_locked_documents_rels_releases_id_idx";
  ALTER TABLE "sites" DROP COLUMN "needs_approval";
  ALTER TABLE "_sites_v" DROP COLUMN "version_needs_approval";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "releases_id";
  DROP TYPE "public"."enum_releases_action";
  DROP TYPE "public"."enum_releases_occurrence";
  DROP TYPE "public"."enum_releases_state";
  DROP TYPE "public"."enum_reviews_comments_deed";
  DROP TYPE "public"."enum_reviews_state";`)
}
