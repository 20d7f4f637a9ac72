import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ADD COLUMN "search_is_in_header" boolean DEFAULT true;
  ALTER TABLE "sites_locales" ADD COLUMN "search_synonyms" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" DROP COLUMN "search_is_in_header";
  ALTER TABLE "sites_locales" DROP COLUMN "search_synonyms";`)
}
