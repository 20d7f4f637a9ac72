import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "words_hash" varchar;
  ALTER TABLE "pages" ADD COLUMN "source_hash" varchar;
  ALTER TABLE "pages" ADD COLUMN "made_from" jsonb;
  ALTER TABLE "pages" ADD COLUMN "by_machine" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_words_hash" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_source_hash" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_made_from" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_by_machine" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "words_hash";
  ALTER TABLE "pages" DROP COLUMN "source_hash";
  ALTER TABLE "pages" DROP COLUMN "made_from";
  ALTER TABLE "pages" DROP COLUMN "by_machine";
  ALTER TABLE "_pages_v" DROP COLUMN "version_words_hash";
  ALTER TABLE "_pages_v" DROP COLUMN "version_source_hash";
  ALTER TABLE "_pages_v" DROP COLUMN "version_made_from";
  ALTER TABLE "_pages_v" DROP COLUMN "version_by_machine";`)
}
