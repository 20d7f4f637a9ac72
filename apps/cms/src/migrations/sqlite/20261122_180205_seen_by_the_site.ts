import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`publications\` ADD \`awaited_since\` text;`)
  await db.run(sql`ALTER TABLE \`publications\` ADD \`seen_at\` text;`)
  await db.run(sql`ALTER TABLE \`publication_requests\` ADD \`subject\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`publications\` DROP COLUMN \`awaited_since\`;`)
  await db.run(sql`ALTER TABLE \`publications\` DROP COLUMN \`seen_at\`;`)
  await db.run(sql`ALTER TABLE \`publication_requests\` DROP COLUMN \`subject\`;`)
}
