import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_sites\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`edited_by\` text,
  	\`brand\` text NOT NULL,
  	\`english\` text DEFAULT 'en-US',
  	\`default_currency\` text DEFAULT 'EUR' NOT NULL,
  	\`time_zone\` text DEFAULT 'Europe/Paris' NOT NULL,
  	\`tag_container_id\` text,
  	\`needs_approval\` integer DEFAULT false,
  	\`social_image_media_id\` integer,
  	\`host\` text NOT NULL,
  	\`folder\` text,
  	\`structure_type\` text DEFAULT 'rootDomain' NOT NULL,
  	\`naked_domain\` text NOT NULL,
  	\`booking_subdomain\` text,
  	\`main_address_order\` numeric,
  	\`header_logo_media_id\` integer,
  	\`header_logo_redirection_u_r_l\` text,
  	\`header_has_powered_logo\` integer DEFAULT false,
  	\`header_guest_count\` numeric,
  	\`header_has_automated_header\` integer DEFAULT false,
  	\`header_city\` text,
  	\`header_show_ticket_option\` integer DEFAULT false,
  	\`header_ticket_page_id\` integer,
  	\`header_show_dropdown_menu\` integer DEFAULT false,
  	\`app_url\` text,
  	\`verification_url\` text,
  	\`search_is_in_header\` integer DEFAULT true,
  	\`booking_promo_code\` text,
  	\`booking_bi_link\` text,
  	\`booking_cta_suffix\` text,
  	\`booking_show_full_screen_pax\` text,
  	\`booking_marketplace_flow\` text,
  	\`uid\` text,
  	\`sample_hash\` text,
  	\`unfinished_since\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`social_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`header_logo_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`header_ticket_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_sites\`("id", "edited_by", "brand", "english", "default_currency", "time_zone", "tag_container_id", "needs_approval", "social_image_media_id", "host", "folder", "structure_type", "naked_domain", "booking_subdomain", "main_address_order", "header_logo_media_id", "header_logo_redirection_u_r_l", "header_has_powered_logo", "header_guest_count", "header_has_automated_header", "header_city", "header_show_ticket_option", "header_ticket_page_id", "header_show_dropdown_menu", "app_url", "verification_url", "search_is_in_header", "booking_promo_code", "booking_bi_link", "booking_cta_suffix", "booking_show_full_screen_pax", "booking_marketplace_flow", "uid", "sample_hash", "unfinished_since", "updated_at", "created_at", "deleted_at") SELECT "id", "edited_by", "brand", "english", "default_currency", "time_zone", "tag_container_id", "needs_approval", "social_image_media_id", "host", "folder", "structure_type", "naked_domain", "booking_subdomain", "main_address_order", "header_logo_media_id", "header_logo_redirection_u_r_l", "header_has_powered_logo", "header_guest_count", "header_has_automated_header", "header_city", "header_show_ticket_option", "header_ticket_page_id", "header_show_dropdown_menu", "app_url", "verification_url", "search_is_in_header", "booking_promo_code", "booking_bi_link", "booking_cta_suffix", "booking_show_full_screen_pax", "booking_marketplace_flow", "uid", "sample_hash", "unfinished_since", "updated_at", "created_at", "deleted_at" FROM \`sites\`;`)
  await db.run(sql`DROP TABLE \`sites\`;`)
  await db.run(sql`ALTER TABLE \`__new_sites\` RENAME TO \`sites\`;`)
  await db.run(sql`CREATE INDEX \`sites_social_image_social_image_media_idx\` ON \`sites\` (\`social_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_header_logo_header_logo_media_idx\` ON \`sites\` (\`header_logo_media_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_header_header_ticket_page_idx\` ON \`sites\` (\`header_ticket_page_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_uid_idx\` ON \`sites\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`sites_unfinished_since_idx\` ON \`sites\` (\`unfinished_since\`);`)
  await db.run(sql`CREATE INDEX \`sites_updated_at_idx\` ON \`sites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sites_created_at_idx\` ON \`sites\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`sites_deleted_at_idx\` ON \`sites\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__sites_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_edited_by\` text,
  	\`version_brand\` text NOT NULL,
  	\`version_english\` text DEFAULT 'en-US',
  	\`version_default_currency\` text DEFAULT 'EUR' NOT NULL,
  	\`version_time_zone\` text DEFAULT 'Europe/Paris' NOT NULL,
  	\`version_tag_container_id\` text,
  	\`version_needs_approval\` integer DEFAULT false,
  	\`version_social_image_media_id\` integer,
  	\`version_host\` text NOT NULL,
  	\`version_folder\` text,
  	\`version_structure_type\` text DEFAULT 'rootDomain' NOT NULL,
  	\`version_naked_domain\` text NOT NULL,
  	\`version_booking_subdomain\` text,
  	\`version_main_address_order\` numeric,
  	\`version_header_logo_media_id\` integer,
  	\`version_header_logo_redirection_u_r_l\` text,
  	\`version_header_has_powered_logo\` integer DEFAULT false,
  	\`version_header_guest_count\` numeric,
  	\`version_header_has_automated_header\` integer DEFAULT false,
  	\`version_header_city\` text,
  	\`version_header_show_ticket_option\` integer DEFAULT false,
  	\`version_header_ticket_page_id\` integer,
  	\`version_header_show_dropdown_menu\` integer DEFAULT false,
  	\`version_app_url\` text,
  	\`version_verification_url\` text,
  	\`version_search_is_in_header\` integer DEFAULT true,
  	\`version_booking_promo_code\` text,
  	\`version_booking_bi_link\` text,
  	\`version_booking_cta_suffix\` text,
  	\`version_booking_show_full_screen_pax\` text,
  	\`version_booking_marketplace_flow\` text,
  	\`version_uid\` text,
  	\`version_sample_hash\` text,
  	\`version_unfinished_since\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_social_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_logo_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_ticket_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__sites_v\`("id", "parent_id", "version_edited_by", "version_brand", "version_english", "version_default_currency", "version_time_zone", "version_tag_container_id", "version_needs_approval", "version_social_image_media_id", "version_host", "version_folder", "version_structure_type", "version_naked_domain", "version_booking_subdomain", "version_main_address_order", "version_header_logo_media_id", "version_header_logo_redirection_u_r_l", "version_header_has_powered_logo", "version_header_guest_count", "version_header_has_automated_header", "version_header_city", "version_header_show_ticket_option", "version_header_ticket_page_id", "version_header_show_dropdown_menu", "version_app_url", "version_verification_url", "version_search_is_in_header", "version_booking_promo_code", "version_booking_bi_link", "version_booking_cta_suffix", "version_booking_show_full_screen_pax", "version_booking_marketplace_flow", "version_uid", "version_sample_hash", "version_unfinished_since", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_edited_by", "version_brand", "version_english", "version_default_currency", "version_time_zone", "version_tag_container_id", "version_needs_approval", "version_social_image_media_id", "version_host", "version_folder", "version_structure_type", "version_naked_domain", "version_booking_subdomain", "version_main_address_order", "version_header_logo_media_id", "version_header_logo_redirection_u_r_l", "version_header_has_powered_logo", "version_header_guest_count", "version_header_has_automated_header", "version_header_city", "version_header_show_ticket_option", "version_header_ticket_page_id", "version_header_show_dropdown_menu", "version_app_url", "version_verification_url", "version_search_is_in_header", "version_booking_promo_code", "version_booking_bi_link", "version_booking_cta_suffix", "version_booking_show_full_screen_pax", "version_booking_marketplace_flow", "version_uid", "version_sample_hash", "version_unfinished_since", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at" FROM \`_sites_v\`;`)
  await db.run(sql`DROP TABLE \`_sites_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__sites_v\` RENAME TO \`_sites_v\`;`)
  await db.run(sql`CREATE INDEX \`_sites_v_parent_idx\` ON \`_sites_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_social_image_version_social_image_media_idx\` ON \`_sites_v\` (\`version_social_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_logo_version_header_logo_media_idx\` ON \`_sites_v\` (\`version_header_logo_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_version_header_ticket_page_idx\` ON \`_sites_v\` (\`version_header_ticket_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_uid_idx\` ON \`_sites_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_unfinished_since_idx\` ON \`_sites_v\` (\`version_unfinished_since\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_updated_at_idx\` ON \`_sites_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_created_at_idx\` ON \`_sites_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_deleted_at_idx\` ON \`_sites_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_created_at_idx\` ON \`_sites_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_updated_at_idx\` ON \`_sites_v\` (\`updated_at\`);`)
  // Last: while it is on, dropping a table deletes what belongs to its rows.
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_sites\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`edited_by\` text,
  	\`brand\` text DEFAULT 'wayfare' NOT NULL,
  	\`english\` text DEFAULT 'en-US',
  	\`default_currency\` text DEFAULT 'EUR' NOT NULL,
  	\`time_zone\` text DEFAULT 'Europe/Paris' NOT NULL,
  	\`tag_container_id\` text,
  	\`needs_approval\` integer DEFAULT false,
  	\`social_image_media_id\` integer,
  	\`host\` text NOT NULL,
  	\`folder\` text,
  	\`structure_type\` text DEFAULT 'rootDomain' NOT NULL,
  	\`naked_domain\` text NOT NULL,
  	\`booking_subdomain\` text,
  	\`main_address_order\` numeric,
  	\`header_logo_media_id\` integer,
  	\`header_logo_redirection_u_r_l\` text,
  	\`header_has_powered_logo\` integer DEFAULT false,
  	\`header_guest_count\` numeric,
  	\`header_has_automated_header\` integer DEFAULT false,
  	\`header_city\` text,
  	\`header_show_ticket_option\` integer DEFAULT false,
  	\`header_ticket_page_id\` integer,
  	\`header_show_dropdown_menu\` integer DEFAULT false,
  	\`app_url\` text,
  	\`verification_url\` text,
  	\`search_is_in_header\` integer DEFAULT true,
  	\`booking_promo_code\` text,
  	\`booking_bi_link\` text,
  	\`booking_cta_suffix\` text,
  	\`booking_show_full_screen_pax\` text,
  	\`booking_marketplace_flow\` text,
  	\`uid\` text,
  	\`sample_hash\` text,
  	\`unfinished_since\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`social_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`header_logo_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`header_ticket_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_sites\`("id", "edited_by", "brand", "english", "default_currency", "time_zone", "tag_container_id", "needs_approval", "social_image_media_id", "host", "folder", "structure_type", "naked_domain", "booking_subdomain", "main_address_order", "header_logo_media_id", "header_logo_redirection_u_r_l", "header_has_powered_logo", "header_guest_count", "header_has_automated_header", "header_city", "header_show_ticket_option", "header_ticket_page_id", "header_show_dropdown_menu", "app_url", "verification_url", "search_is_in_header", "booking_promo_code", "booking_bi_link", "booking_cta_suffix", "booking_show_full_screen_pax", "booking_marketplace_flow", "uid", "sample_hash", "unfinished_since", "updated_at", "created_at", "deleted_at") SELECT "id", "edited_by", "brand", "english", "default_currency", "time_zone", "tag_container_id", "needs_approval", "social_image_media_id", "host", "folder", "structure_type", "naked_domain", "booking_subdomain", "main_address_order", "header_logo_media_id", "header_logo_redirection_u_r_l", "header_has_powered_logo", "header_guest_count", "header_has_automated_header", "header_city", "header_show_ticket_option", "header_ticket_page_id", "header_show_dropdown_menu", "app_url", "verification_url", "search_is_in_header", "booking_promo_code", "booking_bi_link", "booking_cta_suffix", "booking_show_full_screen_pax", "booking_marketplace_flow", "uid", "sample_hash", "unfinished_since", "updated_at", "created_at", "deleted_at" FROM \`sites\`;`)
  await db.run(sql`DROP TABLE \`sites\`;`)
  await db.run(sql`ALTER TABLE \`__new_sites\` RENAME TO \`sites\`;`)
  await db.run(sql`CREATE INDEX \`sites_social_image_social_image_media_idx\` ON \`sites\` (\`social_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_header_logo_header_logo_media_idx\` ON \`sites\` (\`header_logo_media_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_header_header_ticket_page_idx\` ON \`sites\` (\`header_ticket_page_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_uid_idx\` ON \`sites\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`sites_unfinished_since_idx\` ON \`sites\` (\`unfinished_since\`);`)
  await db.run(sql`CREATE INDEX \`sites_updated_at_idx\` ON \`sites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sites_created_at_idx\` ON \`sites\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`sites_deleted_at_idx\` ON \`sites\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__sites_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_edited_by\` text,
  	\`version_brand\` text DEFAULT 'wayfare' NOT NULL,
  	\`version_english\` text DEFAULT 'en-US',
  	\`version_default_currency\` text DEFAULT 'EUR' NOT NULL,
  	\`version_time_zone\` text DEFAULT 'Europe/Paris' NOT NULL,
  	\`version_tag_container_id\` text,
  	\`version_needs_approval\` integer DEFAULT false,
  	\`version_social_image_media_id\` integer,
  	\`version_host\` text NOT NULL,
  	\`version_folder\` text,
  	\`version_structure_type\` text DEFAULT 'rootDomain' NOT NULL,
  	\`version_naked_domain\` text NOT NULL,
  	\`version_booking_subdomain\` text,
  	\`version_main_address_order\` numeric,
  	\`version_header_logo_media_id\` integer,
  	\`version_header_logo_redirection_u_r_l\` text,
  	\`version_header_has_powered_logo\` integer DEFAULT false,
  	\`version_header_guest_count\` numeric,
  	\`version_header_has_automated_header\` integer DEFAULT false,
  	\`version_header_city\` text,
  	\`version_header_show_ticket_option\` integer DEFAULT false,
  	\`version_header_ticket_page_id\` integer,
  	\`version_header_show_dropdown_menu\` integer DEFAULT false,
  	\`version_app_url\` text,
  	\`version_verification_url\` text,
  	\`version_search_is_in_header\` integer DEFAULT true,
  	\`version_booking_promo_code\` text,
  	\`version_booking_bi_link\` text,
  	\`version_booking_cta_suffix\` text,
  	\`version_booking_show_full_screen_pax\` text,
  	\`version_booking_marketplace_flow\` text,
  	\`version_uid\` text,
  	\`version_sample_hash\` text,
  	\`version_unfinished_since\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_social_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_logo_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_ticket_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__sites_v\`("id", "parent_id", "version_edited_by", "version_brand", "version_english", "version_default_currency", "version_time_zone", "version_tag_container_id", "version_needs_approval", "version_social_image_media_id", "version_host", "version_folder", "version_structure_type", "version_naked_domain", "version_booking_subdomain", "version_main_address_order", "version_header_logo_media_id", "version_header_logo_redirection_u_r_l", "version_header_has_powered_logo", "version_header_guest_count", "version_header_has_automated_header", "version_header_city", "version_header_show_ticket_option", "version_header_ticket_page_id", "version_header_show_dropdown_menu", "version_app_url", "version_verification_url", "version_search_is_in_header", "version_booking_promo_code", "version_booking_bi_link", "version_booking_cta_suffix", "version_booking_show_full_screen_pax", "version_booking_marketplace_flow", "version_uid", "version_sample_hash", "version_unfinished_since", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_edited_by", "version_brand", "version_english", "version_default_currency", "version_time_zone", "version_tag_container_id", "version_needs_approval", "version_social_image_media_id", "version_host", "version_folder", "version_structure_type", "version_naked_domain", "version_booking_subdomain", "version_main_address_order", "version_header_logo_media_id", "version_header_logo_redirection_u_r_l", "version_header_has_powered_logo", "version_header_guest_count", "version_header_has_automated_header", "version_header_city", "version_header_show_ticket_option", "version_header_ticket_page_id", "version_header_show_dropdown_menu", "version_app_url", "version_verification_url", "version_search_is_in_header", "version_booking_promo_code", "version_booking_bi_link", "version_booking_cta_suffix", "version_booking_show_full_screen_pax", "version_booking_marketplace_flow", "version_uid", "version_sample_hash", "version_unfinished_since", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at" FROM \`_sites_v\`;`)
  await db.run(sql`DROP TABLE \`_sites_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__sites_v\` RENAME TO \`_sites_v\`;`)
  await db.run(sql`CREATE INDEX \`_sites_v_parent_idx\` ON \`_sites_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_social_image_version_social_image_media_idx\` ON \`_sites_v\` (\`version_social_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_logo_version_header_logo_media_idx\` ON \`_sites_v\` (\`version_header_logo_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_version_header_ticket_page_idx\` ON \`_sites_v\` (\`version_header_ticket_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_uid_idx\` ON \`_sites_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_unfinished_since_idx\` ON \`_sites_v\` (\`version_unfinished_since\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_updated_at_idx\` ON \`_sites_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_created_at_idx\` ON \`_sites_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_deleted_at_idx\` ON \`_sites_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_created_at_idx\` ON \`_sites_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_updated_at_idx\` ON \`_sites_v\` (\`updated_at\`);`)
  // Last: while it is on, dropping a table deletes what belongs to its rows.
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}
