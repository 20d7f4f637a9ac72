import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages_categorisation_editor_tags\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`tag\` text,
  	\`says\` text DEFAULT 'has',
  	\`reason\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_categorisation_editor_tags_order_idx\` ON \`pages_categorisation_editor_tags\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_categorisation_editor_tags_parent_id_idx\` ON \`pages_categorisation_editor_tags\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_categorisation_editor_tags\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`tag\` text,
  	\`says\` text DEFAULT 'has',
  	\`reason\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_categorisation_editor_tags_order_idx\` ON \`_pages_v_version_categorisation_editor_tags\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_categorisation_editor_tags_parent_id_idx\` ON \`_pages_v_version_categorisation_editor_tags\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages_categorisation_editor_tags\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_categorisation_editor_tags\`;`)
}
