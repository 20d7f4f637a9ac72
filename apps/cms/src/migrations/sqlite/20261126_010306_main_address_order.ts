import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` ADD \`main_address_order\` numeric;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` ADD \`version_main_address_order\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`main_address_order\`;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` DROP COLUMN \`version_main_address_order\`;`)
}
