import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`right_hour_facing\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`right_hour_lights_from\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`right_hour_lights_until\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`right_hour_hour_notes\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`right_hour_tides\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_right_hour_facing\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_right_hour_lights_from\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_right_hour_lights_until\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_right_hour_hour_notes\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_right_hour_tides\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`right_hour_facing\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`right_hour_lights_from\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`right_hour_lights_until\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`right_hour_hour_notes\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`right_hour_tides\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_right_hour_facing\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_right_hour_lights_from\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_right_hour_lights_until\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_right_hour_hour_notes\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_right_hour_tides\`;`)
}
