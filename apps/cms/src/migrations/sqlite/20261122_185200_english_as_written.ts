import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` ADD \`english\` text DEFAULT 'en-US';`)
  await db.run(sql`ALTER TABLE \`_sites_v\` ADD \`version_english\` text DEFAULT 'en-US';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` DROP COLUMN \`version_english\`;`)
}
