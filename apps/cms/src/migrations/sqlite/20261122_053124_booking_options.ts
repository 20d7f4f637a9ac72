import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`booking_promo_code\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`booking_bi_link\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`booking_cta_suffix\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`booking_show_full_screen_pax\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`booking_marketplace_flow\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_booking_promo_code\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_booking_bi_link\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_booking_cta_suffix\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_booking_show_full_screen_pax\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_booking_marketplace_flow\` text;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`booking_promo_code\` text;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`booking_bi_link\` text;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`booking_cta_suffix\` text;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`booking_show_full_screen_pax\` text;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`booking_marketplace_flow\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`booking_promo_code\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`booking_bi_link\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`booking_cta_suffix\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`booking_show_full_screen_pax\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`booking_marketplace_flow\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_booking_promo_code\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_booking_bi_link\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_booking_cta_suffix\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_booking_show_full_screen_pax\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_booking_marketplace_flow\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`booking_promo_code\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`booking_bi_link\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`booking_cta_suffix\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`booking_show_full_screen_pax\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`booking_marketplace_flow\`;`)
}
