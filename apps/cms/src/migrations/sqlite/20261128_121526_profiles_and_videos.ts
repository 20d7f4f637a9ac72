import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`sites_profiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`address\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sites_profiles_order_idx\` ON \`sites_profiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sites_profiles_parent_id_idx\` ON \`sites_profiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_profiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`address\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sites_v_version_profiles_order_idx\` ON \`_sites_v_version_profiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_profiles_parent_id_idx\` ON \`_sites_v_version_profiles\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`sites_profiles\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_profiles\`;`)
}
