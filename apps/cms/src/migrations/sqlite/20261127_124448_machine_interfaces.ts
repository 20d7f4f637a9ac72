import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` ADD \`machine_interfaces_agents\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`machine_interfaces_octo\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` ADD \`version_machine_interfaces_agents\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` ADD \`version_machine_interfaces_octo\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`machine_interfaces_agents\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`machine_interfaces_octo\`;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` DROP COLUMN \`version_machine_interfaces_agents\`;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` DROP COLUMN \`version_machine_interfaces_octo\`;`)
}
