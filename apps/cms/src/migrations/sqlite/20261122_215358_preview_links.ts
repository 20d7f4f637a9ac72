import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`preview_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page_id\` integer,
  	\`made_by\` text,
  	\`issued\` numeric NOT NULL,
  	\`ended_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`preview_links_page_idx\` ON \`preview_links\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_updated_at_idx\` ON \`preview_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_created_at_idx\` ON \`preview_links\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`preview_links\`;`)
}
