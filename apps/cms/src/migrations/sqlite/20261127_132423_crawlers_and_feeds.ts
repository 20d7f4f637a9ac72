import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` ADD \`machine_interfaces_product_feeds\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`machine_interfaces_guide_feed\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`machine_interfaces_calendars\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`crawlers_search\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`crawlers_answers\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`crawlers_training\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` ADD \`version_machine_interfaces_product_feeds\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` ADD \`version_machine_interfaces_guide_feed\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` ADD \`version_machine_interfaces_calendars\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` ADD \`version_crawlers_search\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` ADD \`version_crawlers_answers\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` ADD \`version_crawlers_training\` integer DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`machine_interfaces_product_feeds\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`machine_interfaces_guide_feed\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`machine_interfaces_calendars\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`crawlers_search\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`crawlers_answers\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`crawlers_training\`;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` DROP COLUMN \`version_machine_interfaces_product_feeds\`;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` DROP COLUMN \`version_machine_interfaces_guide_feed\`;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` DROP COLUMN \`version_machine_interfaces_calendars\`;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` DROP COLUMN \`version_crawlers_search\`;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` DROP COLUMN \`version_crawlers_answers\`;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` DROP COLUMN \`version_crawlers_training\`;`)
}
