import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` ADD \`unfinished_since\` text;`)
  await db.run(sql`CREATE INDEX \`sites_unfinished_since_idx\` ON \`sites\` (\`unfinished_since\`);`)
  await db.run(sql`ALTER TABLE \`_sites_v\` ADD \`version_unfinished_since\` text;`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_unfinished_since_idx\` ON \`_sites_v\` (\`version_unfinished_since\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`sites_unfinished_since_idx\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`unfinished_since\`;`)
  await db.run(sql`DROP INDEX \`_sites_v_version_version_unfinished_since_idx\`;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` DROP COLUMN \`version_unfinished_since\`;`)
}
