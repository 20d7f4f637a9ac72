import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`sites_header_currencies\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sites_header_currencies_order_idx\` ON \`sites_header_currencies\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`sites_header_currencies_parent_idx\` ON \`sites_header_currencies\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`header_logo_media_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`header_guest_count\` numeric;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`app_url\` text;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`verification_url\` text;`)
  await db.run(sql`CREATE INDEX \`sites_header_logo_header_logo_media_idx\` ON \`sites\` (\`header_logo_media_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`sites_header_currencies\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_sites\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`brand\` text DEFAULT 'wayfare' NOT NULL,
  	\`default_currency\` text DEFAULT 'EUR' NOT NULL,
  	\`time_zone\` text DEFAULT 'Europe/Paris' NOT NULL,
  	\`tag_container_id\` text,
  	\`social_image_media_id\` integer,
  	\`social_image_alt\` text,
  	\`host\` text NOT NULL,
  	\`folder\` text,
  	\`structure_type\` text DEFAULT 'rootDomain' NOT NULL,
  	\`naked_domain\` text NOT NULL,
  	\`booking_subdomain\` text,
  	\`header_logo_redirection_u_r_l\` text,
  	\`header_has_powered_logo\` integer DEFAULT false,
  	\`header_has_automated_header\` integer DEFAULT false,
  	\`header_city\` text,
  	\`header_show_ticket_option\` integer DEFAULT false,
  	\`header_ticket_page_id\` integer,
  	\`header_show_dropdown_menu\` integer DEFAULT false,
  	\`uid\` text,
  	\`sample_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`social_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`header_ticket_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_sites\`("id", "brand", "default_currency", "time_zone", "tag_container_id", "social_image_media_id", "social_image_alt", "host", "folder", "structure_type", "naked_domain", "booking_subdomain", "header_logo_redirection_u_r_l", "header_has_powered_logo", "header_has_automated_header", "header_city", "header_show_ticket_option", "header_ticket_page_id", "header_show_dropdown_menu", "uid", "sample_hash", "updated_at", "created_at") SELECT "id", "brand", "default_currency", "time_zone", "tag_container_id", "social_image_media_id", "social_image_alt", "host", "folder", "structure_type", "naked_domain", "booking_subdomain", "header_logo_redirection_u_r_l", "header_has_powered_logo", "header_has_automated_header", "header_city", "header_show_ticket_option", "header_ticket_page_id", "header_show_dropdown_menu", "uid", "sample_hash", "updated_at", "created_at" FROM \`sites\`;`)
  await db.run(sql`DROP TABLE \`sites\`;`)
  await db.run(sql`ALTER TABLE \`__new_sites\` RENAME TO \`sites\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`sites_social_image_social_image_media_idx\` ON \`sites\` (\`social_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_header_header_ticket_page_idx\` ON \`sites\` (\`header_ticket_page_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_uid_idx\` ON \`sites\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`sites_updated_at_idx\` ON \`sites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sites_created_at_idx\` ON \`sites\` (\`created_at\`);`)
}
