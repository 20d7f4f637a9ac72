import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_sites_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sites_v_version_languages_order_idx\` ON \`_sites_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_languages_parent_idx\` ON \`_sites_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_header_menu_items_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`action_page_id\` integer,
  	\`action_url\` text,
  	\`action_appearance\` text DEFAULT 'link',
  	\`action_new_tab\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`action_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_header_menu_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_menu_items_items_order_idx\` ON \`_sites_v_version_header_menu_items_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_menu_items_items_parent_id_idx\` ON \`_sites_v_version_header_menu_items_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_menu_items_items_action_action_p_idx\` ON \`_sites_v_version_header_menu_items_items\` (\`action_page_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_header_menu_items_items_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_header_menu_items_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_sites_v_version_header_menu_items_items_locales_locale_pare\` ON \`_sites_v_version_header_menu_items_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_header_menu_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`action_page_id\` integer,
  	\`action_url\` text,
  	\`action_appearance\` text DEFAULT 'link',
  	\`action_new_tab\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`action_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_menu_items_order_idx\` ON \`_sites_v_version_header_menu_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_menu_items_parent_id_idx\` ON \`_sites_v_version_header_menu_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_menu_items_action_action_page_idx\` ON \`_sites_v_version_header_menu_items\` (\`action_page_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_header_menu_items_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_header_menu_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_sites_v_version_header_menu_items_locales_locale_parent_id_\` ON \`_sites_v_version_header_menu_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_header_dropdown_menu_items_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`action_page_id\` integer,
  	\`action_url\` text,
  	\`action_appearance\` text DEFAULT 'link',
  	\`action_new_tab\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`action_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_header_dropdown_menu_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_dropdown_menu_items_items_order_idx\` ON \`_sites_v_version_header_dropdown_menu_items_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_dropdown_menu_items_items_parent_id_idx\` ON \`_sites_v_version_header_dropdown_menu_items_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_dropdown_menu_items_items_action_idx\` ON \`_sites_v_version_header_dropdown_menu_items_items\` (\`action_page_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_header_dropdown_menu_items_items_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_header_dropdown_menu_items_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_sites_v_version_header_dropdown_menu_items_items_locales_lo\` ON \`_sites_v_version_header_dropdown_menu_items_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_header_dropdown_menu_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`action_page_id\` integer,
  	\`action_url\` text,
  	\`action_appearance\` text DEFAULT 'link',
  	\`action_new_tab\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`action_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_dropdown_menu_items_order_idx\` ON \`_sites_v_version_header_dropdown_menu_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_dropdown_menu_items_parent_id_idx\` ON \`_sites_v_version_header_dropdown_menu_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_dropdown_menu_items_action_actio_idx\` ON \`_sites_v_version_header_dropdown_menu_items\` (\`action_page_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_header_dropdown_menu_items_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_header_dropdown_menu_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_sites_v_version_header_dropdown_menu_items_locales_locale_p\` ON \`_sites_v_version_header_dropdown_menu_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_header_currencies\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_currencies_order_idx\` ON \`_sites_v_version_header_currencies\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_currencies_parent_idx\` ON \`_sites_v_version_header_currencies\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_quick_links_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_quick_links_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sites_v_version_quick_links_columns_links_order_idx\` ON \`_sites_v_version_quick_links_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_quick_links_columns_links_parent_id_idx\` ON \`_sites_v_version_quick_links_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_quick_links_columns_links_page_idx\` ON \`_sites_v_version_quick_links_columns_links\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_quick_links_columns_links_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_quick_links_columns_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_sites_v_version_quick_links_columns_links_locales_locale_pa\` ON \`_sites_v_version_quick_links_columns_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_quick_links_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_quick_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sites_v_version_quick_links_columns_order_idx\` ON \`_sites_v_version_quick_links_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_quick_links_columns_parent_id_idx\` ON \`_sites_v_version_quick_links_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_quick_links_columns_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_quick_links_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_sites_v_version_quick_links_columns_locales_locale_parent_i\` ON \`_sites_v_version_quick_links_columns_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_quick_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sites_v_version_quick_links_order_idx\` ON \`_sites_v_version_quick_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_quick_links_parent_id_idx\` ON \`_sites_v_version_quick_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_quick_links_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_quick_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_sites_v_version_quick_links_locales_locale_parent_id_unique\` ON \`_sites_v_version_quick_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`phone_number\` text NOT NULL,
  	\`cta_type\` text DEFAULT 'tel' NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sites_v_version_contacts_order_idx\` ON \`_sites_v_version_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_contacts_parent_id_idx\` ON \`_sites_v_version_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_contacts_locales\` (
  	\`country_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_sites_v_version_contacts_locales_locale_parent_id_unique\` ON \`_sites_v_version_contacts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_payment_icons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sites_v_version_payment_icons_order_idx\` ON \`_sites_v_version_payment_icons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_payment_icons_parent_id_idx\` ON \`_sites_v_version_payment_icons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_experiments_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_sites_v_version_experiments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sites_v_version_experiments_languages_order_idx\` ON \`_sites_v_version_experiments_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_experiments_languages_parent_idx\` ON \`_sites_v_version_experiments_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_experiments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`share\` text DEFAULT '8' NOT NULL,
  	\`audience\` text DEFAULT 'all' NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sites_v_version_experiments_order_idx\` ON \`_sites_v_version_experiments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_experiments_parent_id_idx\` ON \`_sites_v_version_experiments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_edited_by\` text,
  	\`version_brand\` text DEFAULT 'wayfare' NOT NULL,
  	\`version_default_currency\` text DEFAULT 'EUR' NOT NULL,
  	\`version_time_zone\` text DEFAULT 'Europe/Paris' NOT NULL,
  	\`version_tag_container_id\` text,
  	\`version_social_image_media_id\` integer,
  	\`version_host\` text NOT NULL,
  	\`version_folder\` text,
  	\`version_structure_type\` text DEFAULT 'rootDomain' NOT NULL,
  	\`version_naked_domain\` text NOT NULL,
  	\`version_booking_subdomain\` text,
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
  await db.run(sql`CREATE INDEX \`_sites_v_parent_idx\` ON \`_sites_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_social_image_version_social_image_media_idx\` ON \`_sites_v\` (\`version_social_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_logo_version_header_logo_media_idx\` ON \`_sites_v\` (\`version_header_logo_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_version_header_ticket_page_idx\` ON \`_sites_v\` (\`version_header_ticket_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_uid_idx\` ON \`_sites_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_updated_at_idx\` ON \`_sites_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_created_at_idx\` ON \`_sites_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_deleted_at_idx\` ON \`_sites_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_created_at_idx\` ON \`_sites_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_updated_at_idx\` ON \`_sites_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`version_tagline\` text,
  	\`version_social_image_alt\` text,
  	\`version_header_logo_alt_text\` text,
  	\`version_search_synonyms\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_sites_v_locales_locale_parent_id_unique\` ON \`_sites_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_redirects_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_edited_by\` text,
  	\`version_site_id\` integer NOT NULL,
  	\`version_path\` text NOT NULL,
  	\`version_outcome\` text DEFAULT 'moved' NOT NULL,
  	\`version_page_id\` integer,
  	\`version_url\` text,
  	\`version_permanent\` integer DEFAULT true,
  	\`version_origin\` text DEFAULT 'manual' NOT NULL,
  	\`version_host\` text,
  	\`version_trashed_page\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirects_v_parent_idx\` ON \`_redirects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_site_idx\` ON \`_redirects_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_page_idx\` ON \`_redirects_v\` (\`version_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_host_idx\` ON \`_redirects_v\` (\`version_host\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_trashed_page_idx\` ON \`_redirects_v\` (\`version_trashed_page\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_updated_at_idx\` ON \`_redirects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_created_at_idx\` ON \`_redirects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_deleted_at_idx\` ON \`_redirects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_created_at_idx\` ON \`_redirects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_updated_at_idx\` ON \`_redirects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_host_version_path_idx\` ON \`_redirects_v\` (\`version_host\`,\`version_path\`);`)
  await db.run(sql`CREATE TABLE \`log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`who\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`title\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`log_who_idx\` ON \`log\` (\`who\`);`)
  await db.run(sql`CREATE INDEX \`log_updated_at_idx\` ON \`log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`log_created_at_idx\` ON \`log\` (\`created_at\`);`)
  await db.run(sql`DROP INDEX \`uid_lang_kind_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`uid_lang_kind_idx\` ON \`pages\` (\`uid\`,\`lang\`,\`kind\`);`)
  await db.run(sql`DROP INDEX \`sites_uid_idx\`;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`sites_deleted_at_idx\` ON \`sites\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`sites_uid_idx\` ON \`sites\` (\`uid\`);`)
  await db.run(sql`DROP INDEX \`host_path_idx\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`trashed_page\` numeric;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`redirects_trashed_page_idx\` ON \`redirects\` (\`trashed_page\`);`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`host_path_idx\` ON \`redirects\` (\`host\`,\`path\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  // By hand: what lies in the trash holds no address and no place among translations, which Payload's own indexes cannot say.
  // Where a group had two pages of one language, the later ones stand alone from now on, in all of their versions.
  await db.run(sql`UPDATE \`_pages_v\` SET \`version_translation_group\` = \`version_translation_group\` || '-' || \`parent_id\` WHERE EXISTS (SELECT 1 FROM \`pages\` AS \`later\` JOIN \`pages\` AS \`first\` ON \`first\`.\`translation_group\` = \`later\`.\`translation_group\` AND \`first\`.\`lang\` = \`later\`.\`lang\` AND \`first\`.\`id\` < \`later\`.\`id\` WHERE \`later\`.\`id\` = \`_pages_v\`.\`parent_id\` AND \`later\`.\`translation_group\` = \`_pages_v\`.\`version_translation_group\`);`)
  await db.run(sql`UPDATE \`pages\` SET \`translation_group\` = \`translation_group\` || '-' || \`id\` WHERE EXISTS (SELECT 1 FROM \`pages\` AS \`first\` WHERE \`first\`.\`translation_group\` = \`pages\`.\`translation_group\` AND \`first\`.\`lang\` = \`pages\`.\`lang\` AND \`first\`.\`id\` < \`pages\`.\`id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_address_once\` ON \`pages\` (\`uid\`,\`lang\`,\`kind\`) WHERE \`deleted_at\` IS NULL;`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_translation_once\` ON \`pages\` (\`translation_group\`,\`lang\`) WHERE \`deleted_at\` IS NULL;`)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_address_once\` ON \`sites\` (\`uid\`) WHERE \`deleted_at\` IS NULL;`)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_address_once\` ON \`redirects\` (\`host\`,\`path\`) WHERE \`deleted_at\` IS NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`pages_address_once\`;`)
  await db.run(sql`DROP INDEX \`pages_translation_once\`;`)
  await db.run(sql`DROP INDEX \`sites_address_once\`;`)
  await db.run(sql`DROP INDEX \`redirects_address_once\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_header_menu_items_items\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_header_menu_items_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_header_menu_items\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_header_menu_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_header_dropdown_menu_items_items\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_header_dropdown_menu_items_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_header_dropdown_menu_items\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_header_dropdown_menu_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_header_currencies\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_quick_links_columns_links\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_quick_links_columns_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_quick_links_columns\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_quick_links_columns_locales\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_quick_links\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_quick_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_contacts\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_contacts_locales\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_payment_icons\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_experiments_languages\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_experiments\`;`)
  await db.run(sql`DROP TABLE \`_sites_v\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_redirects_v\`;`)
  await db.run(sql`DROP TABLE \`log\`;`)
  await db.run(sql`DROP INDEX \`pages_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`uid_lang_kind_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`uid_lang_kind_idx\` ON \`pages\` (\`uid\`,\`lang\`,\`kind\`);`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`sites_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`sites_uid_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_uid_idx\` ON \`sites\` (\`uid\`);`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`redirects_trashed_page_idx\`;`)
  await db.run(sql`DROP INDEX \`redirects_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`host_path_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`host_path_idx\` ON \`redirects\` (\`host\`,\`path\`);`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`trashed_page\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`deleted_at\`;`)
}
