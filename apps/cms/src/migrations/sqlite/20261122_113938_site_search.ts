import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` ADD \`search_is_in_header\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`sites_locales\` ADD \`search_synonyms\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`search_is_in_header\`;`)
  await db.run(sql`ALTER TABLE \`sites_locales\` DROP COLUMN \`search_synonyms\`;`)
}
