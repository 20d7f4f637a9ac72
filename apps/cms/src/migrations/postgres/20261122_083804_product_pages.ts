import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_pages_page_type" ADD VALUE 'productPage' BEFORE 'showPage';
  ALTER TYPE "public"."enum__pages_v_version_page_type" ADD VALUE 'productPage' BEFORE 'showPage';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ALTER COLUMN "page_type" SET DATA TYPE text;
  ALTER TABLE "pages" ALTER COLUMN "page_type" SET DEFAULT 'contentPage'::text;
  DROP TYPE "public"."enum_pages_page_type";
  CREATE TYPE "public"."enum_pages_page_type" AS ENUM('homePage', 'cityPage', 'categoryPage', 'subCategoryPage', 'collectionPage', 'showPage', 'contentPage', 'shoulderPage');
  ALTER TABLE "pages" ALTER COLUMN "page_type" SET DEFAULT 'contentPage'::"public"."enum_pages_page_type";
  ALTER TABLE "pages" ALTER COLUMN "page_type" SET DATA TYPE "public"."enum_pages_page_type" USING "page_type"::"public"."enum_pages_page_type";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_page_type" SET DATA TYPE text;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_page_type" SET DEFAULT 'contentPage'::text;
  DROP TYPE "public"."enum__pages_v_version_page_type";
  CREATE TYPE "public"."enum__pages_v_version_page_type" AS ENUM('homePage', 'cityPage', 'categoryPage', 'subCategoryPage', 'collectionPage', 'showPage', 'contentPage', 'shoulderPage');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_page_type" SET DEFAULT 'contentPage'::"public"."enum__pages_v_version_page_type";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_page_type" SET DATA TYPE "public"."enum__pages_v_version_page_type" USING "version_page_type"::"public"."enum__pages_v_version_page_type";`)
}
