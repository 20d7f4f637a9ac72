import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "categorisation_asks_for_date" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_categorisation_asks_for_date" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "categorisation_asks_for_date";
  ALTER TABLE "_pages_v" DROP COLUMN "version_categorisation_asks_for_date";`)
}
