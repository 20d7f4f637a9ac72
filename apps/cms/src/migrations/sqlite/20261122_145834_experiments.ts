import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`sites_experiments_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sites_experiments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sites_experiments_languages_order_idx\` ON \`sites_experiments_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`sites_experiments_languages_parent_idx\` ON \`sites_experiments_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_experiments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`share\` text DEFAULT '8' NOT NULL,
  	\`audience\` text DEFAULT 'all' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sites_experiments_order_idx\` ON \`sites_experiments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sites_experiments_parent_id_idx\` ON \`sites_experiments\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`sites_experiments_languages\`;`)
  await db.run(sql`DROP TABLE \`sites_experiments\`;`)
}
