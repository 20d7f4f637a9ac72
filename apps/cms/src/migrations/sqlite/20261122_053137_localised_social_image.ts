import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites_locales\` ADD \`social_image_alt\` text;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`social_image_alt\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` ADD \`social_image_alt\` text;`)
  await db.run(sql`ALTER TABLE \`sites_locales\` DROP COLUMN \`social_image_alt\`;`)
}
