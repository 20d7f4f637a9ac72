import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_redirects_outcome" AS ENUM('moved', 'gone');
  CREATE TYPE "public"."enum_redirects_origin" AS ENUM('manual', 'moved');
  ALTER TYPE "public"."enum_pages_page_type" ADD VALUE 'cityPage' BEFORE 'collectionPage';
  ALTER TYPE "public"."enum_pages_page_type" ADD VALUE 'categoryPage' BEFORE 'collectionPage';
  ALTER TYPE "public"."enum_pages_page_type" ADD VALUE 'subCategoryPage' BEFORE 'collectionPage';
  ALTER TYPE "public"."enum__pages_v_version_page_type" ADD VALUE 'cityPage' BEFORE 'collectionPage';
  ALTER TYPE "public"."enum__pages_v_version_page_type" ADD VALUE 'categoryPage' BEFORE 'collectionPage';
  ALTER TYPE "public"."enum__pages_v_version_page_type" ADD VALUE 'subCategoryPage' BEFORE 'collectionPage';
  ALTER TYPE "public"."enum_sites_brand" ADD VALUE 'rome-by-wayfare';
  ALTER TYPE "public"."enum_sites_brand" ADD VALUE 'eiffel-tower-tickets';
  ALTER TYPE "public"."enum_publication_requests_kind" ADD VALUE 'redirect' BEFORE 'purge';
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"outcome" "enum_redirects_outcome" DEFAULT 'moved' NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"permanent" boolean DEFAULT true,
  	"origin" "enum_redirects_origin" DEFAULT 'manual' NOT NULL,
  	"host" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "redirects_site_idx" ON "redirects" USING btree ("site_id");
  CREATE INDEX "redirects_page_idx" ON "redirects" USING btree ("page_id");
  CREATE INDEX "redirects_host_idx" ON "redirects" USING btree ("host");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "host_path_idx" ON "redirects" USING btree ("host","path");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "redirects" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "pages" ALTER COLUMN "page_type" SET DATA TYPE text;
  ALTER TABLE "pages" ALTER COLUMN "page_type" SET DEFAULT 'contentPage'::text;
  DROP TYPE "public"."enum_pages_page_type";
  CREATE TYPE "public"."enum_pages_page_type" AS ENUM('homePage', 'collectionPage', 'showPage', 'contentPage', 'shoulderPage');
  ALTER TABLE "pages" ALTER COLUMN "page_type" SET DEFAULT 'contentPage'::"public"."enum_pages_page_type";
  ALTER TABLE "pages" ALTER COLUMN "page_type" SET DATA TYPE "public"."enum_pages_page_type" USING "page_type"::"public"."enum_pages_page_type";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_page_type" SET DATA TYPE text;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_page_type" SET DEFAULT 'contentPage'::text;
  DROP TYPE "public"."enum__pages_v_version_page_type";
  CREATE TYPE "public"."enum__pages_v_version_page_type" AS ENUM('homePage', 'collectionPage', 'showPage', 'contentPage', 'shoulderPage');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_page_type" SET DEFAULT 'contentPage'::"public"."enum__pages_v_version_page_type";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_page_type" SET DATA TYPE "public"."enum__pages_v_version_page_type" USING "version_page_type"::"public"."enum__pages_v_version_page_type";
  ALTER TABLE "sites" ALTER COLUMN "brand" SET DATA TYPE text;
  ALTER TABLE "sites" ALTER COLUMN "brand" SET DEFAULT 'wayfare'::text;
  DROP TYPE "public"."enum_sites_brand";
  CREATE TYPE "public"."enum_sites_brand" AS ENUM('wayfare', 'london-theatre-tickets');
  ALTER TABLE "sites" ALTER COLUMN "brand" SET DEFAULT 'wayfare'::"public"."enum_sites_brand";
  ALTER TABLE "sites" ALTER COLUMN "brand" SET DATA TYPE "public"."enum_sites_brand" USING "brand"::"public"."enum_sites_brand";
  ALTER TABLE "publication_requests" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_publication_requests_kind";
  CREATE TYPE "public"."enum_publication_requests_kind" AS ENUM('page', 'site', 'media', 'purge');
  ALTER TABLE "publication_requests" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_publication_requests_kind" USING "kind"::"public"."enum_publication_requests_kind";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "public"."enum_redirects_outcome";
  DROP TYPE "public"."enum_redirects_origin";`)
}
