import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`words_hash\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`source_hash\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`made_from\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`by_machine\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_words_hash\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_source_hash\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_made_from\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_by_machine\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`words_hash\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`source_hash\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`made_from\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`by_machine\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_words_hash\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_source_hash\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_made_from\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_by_machine\`;`)
}
