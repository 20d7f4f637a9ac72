import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** The schema of release 0.1.0. Its own databases have it from the migrations that this one replaces (server/list-migrations.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const existing = await db.all(sql`SELECT 1 FROM sqlite_master WHERE name = 'pages'`)
  if (existing.length > 0) return
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`kicker\` text,
  	\`standfirst\` text,
  	\`hero_image_media_id\` integer,
  	\`hero_image_alt\` text,
  	\`blocks\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_media_id\` integer,
  	\`meta_image_alt\` text,
  	\`meta_no_index\` integer DEFAULT false,
  	\`categorisation_city\` text,
  	\`categorisation_country\` text,
  	\`categorisation_collection_id\` numeric,
  	\`categorisation_category_id\` numeric,
  	\`categorisation_sub_category_id\` numeric,
  	\`categorisation_tgid\` numeric,
  	\`booking_promo_code\` text,
  	\`booking_bi_link\` text,
  	\`booking_cta_suffix\` text,
  	\`booking_show_full_screen_pax\` text,
  	\`booking_marketplace_flow\` text,
  	\`site_id\` integer,
  	\`lang\` text DEFAULT 'en',
  	\`path\` text,
  	\`page_type\` text DEFAULT 'contentPage',
  	\`page_sub_type\` text,
  	\`landing_page_kind\` text,
  	\`kind\` text DEFAULT 'page',
  	\`parent_id\` integer,
  	\`uid\` text,
  	\`translation_group\` text,
  	\`admin_label\` text,
  	\`published_at\` text,
  	\`sample_key\` text,
  	\`sample_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft', \`categorisation_asks_for_date\` integer DEFAULT false, \`edited_by\` text, \`deleted_at\` text, \`words_hash\` text, \`source_hash\` text, \`made_from\` text, \`by_machine\` integer DEFAULT false,
  	FOREIGN KEY (\`hero_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );`)
  await db.run(sql`CREATE INDEX \`pages_hero_image_hero_image_media_idx\` ON \`pages\` (\`hero_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_meta_image_meta_image_media_idx\` ON \`pages\` (\`meta_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_site_idx\` ON \`pages\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_lang_idx\` ON \`pages\` (\`lang\`);`)
  await db.run(sql`CREATE INDEX \`pages_parent_idx\` ON \`pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_translation_group_idx\` ON \`pages\` (\`translation_group\`);`)
  await db.run(sql`CREATE INDEX \`pages_sample_key_idx\` ON \`pages\` (\`sample_key\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_kicker\` text,
  	\`version_standfirst\` text,
  	\`version_hero_image_media_id\` integer,
  	\`version_hero_image_alt\` text,
  	\`version_blocks\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_media_id\` integer,
  	\`version_meta_image_alt\` text,
  	\`version_meta_no_index\` integer DEFAULT false,
  	\`version_categorisation_city\` text,
  	\`version_categorisation_country\` text,
  	\`version_categorisation_collection_id\` numeric,
  	\`version_categorisation_category_id\` numeric,
  	\`version_categorisation_sub_category_id\` numeric,
  	\`version_categorisation_tgid\` numeric,
  	\`version_booking_promo_code\` text,
  	\`version_booking_bi_link\` text,
  	\`version_booking_cta_suffix\` text,
  	\`version_booking_show_full_screen_pax\` text,
  	\`version_booking_marketplace_flow\` text,
  	\`version_site_id\` integer,
  	\`version_lang\` text DEFAULT 'en',
  	\`version_path\` text,
  	\`version_page_type\` text DEFAULT 'contentPage',
  	\`version_page_sub_type\` text,
  	\`version_landing_page_kind\` text,
  	\`version_kind\` text DEFAULT 'page',
  	\`version_parent_id\` integer,
  	\`version_uid\` text,
  	\`version_translation_group\` text,
  	\`version_admin_label\` text,
  	\`version_published_at\` text,
  	\`version_sample_key\` text,
  	\`version_sample_hash\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer, \`version_categorisation_asks_for_date\` integer DEFAULT false, \`version_edited_by\` text, \`version_deleted_at\` text, \`version_words_hash\` text, \`version_source_hash\` text, \`version_made_from\` text, \`version_by_machine\` integer DEFAULT false,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );`)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_hero_image_version_hero_image_media_idx\` ON \`_pages_v\` (\`version_hero_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_meta_image_version_meta_image_media_idx\` ON \`_pages_v\` (\`version_meta_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_site_idx\` ON \`_pages_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_lang_idx\` ON \`_pages_v\` (\`version_lang\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_parent_idx\` ON \`_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_translation_group_idx\` ON \`_pages_v\` (\`version_translation_group\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_sample_key_idx\` ON \`_pages_v\` (\`version_sample_key\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_uid_version_lang_version_kind_idx\` ON \`_pages_v\` (\`version_uid\`,\`version_lang\`,\`version_kind\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`credit\` text,
  	\`sample_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_thumbnail_url\` text,
  	\`sizes_thumbnail_width\` numeric,
  	\`sizes_thumbnail_height\` numeric,
  	\`sizes_thumbnail_mime_type\` text,
  	\`sizes_thumbnail_filesize\` numeric,
  	\`sizes_thumbnail_filename\` text
  , \`edited_by\` text, \`deleted_at\` text, \`folder_id\` integer REFERENCES payload_folders(id), \`prefix\` text DEFAULT '', \`_objectkey\` text);`)
  await db.run(sql`CREATE INDEX \`media_sample_key_idx\` ON \`media\` (\`sample_key\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_thumbnail_sizes_thumbnail_filename_idx\` ON \`media\` (\`sizes_thumbnail_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`sites_languages_order_idx\` ON \`sites_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`sites_languages_parent_idx\` ON \`sites_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_header_menu_items_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`action_page_id\` integer,
  	\`action_url\` text,
  	\`action_appearance\` text DEFAULT 'link',
  	\`action_new_tab\` integer DEFAULT false,
  	FOREIGN KEY (\`action_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites_header_menu_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`sites_header_menu_items_items_order_idx\` ON \`sites_header_menu_items_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sites_header_menu_items_items_parent_id_idx\` ON \`sites_header_menu_items_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_header_menu_items_items_action_action_page_idx\` ON \`sites_header_menu_items_items\` (\`action_page_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_header_menu_items_items_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites_header_menu_items_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_header_menu_items_items_locales_locale_parent_id_uniqu\` ON \`sites_header_menu_items_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_header_menu_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`action_page_id\` integer,
  	\`action_url\` text,
  	\`action_appearance\` text DEFAULT 'link',
  	\`action_new_tab\` integer DEFAULT false,
  	FOREIGN KEY (\`action_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`sites_header_menu_items_order_idx\` ON \`sites_header_menu_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sites_header_menu_items_parent_id_idx\` ON \`sites_header_menu_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_header_menu_items_action_action_page_idx\` ON \`sites_header_menu_items\` (\`action_page_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_header_menu_items_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites_header_menu_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_header_menu_items_locales_locale_parent_id_unique\` ON \`sites_header_menu_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_header_dropdown_menu_items_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`action_page_id\` integer,
  	\`action_url\` text,
  	\`action_appearance\` text DEFAULT 'link',
  	\`action_new_tab\` integer DEFAULT false,
  	FOREIGN KEY (\`action_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites_header_dropdown_menu_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`sites_header_dropdown_menu_items_items_order_idx\` ON \`sites_header_dropdown_menu_items_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sites_header_dropdown_menu_items_items_parent_id_idx\` ON \`sites_header_dropdown_menu_items_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_header_dropdown_menu_items_items_action_action_pag_idx\` ON \`sites_header_dropdown_menu_items_items\` (\`action_page_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_header_dropdown_menu_items_items_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites_header_dropdown_menu_items_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_header_dropdown_menu_items_items_locales_locale_parent\` ON \`sites_header_dropdown_menu_items_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_header_dropdown_menu_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`action_page_id\` integer,
  	\`action_url\` text,
  	\`action_appearance\` text DEFAULT 'link',
  	\`action_new_tab\` integer DEFAULT false,
  	FOREIGN KEY (\`action_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`sites_header_dropdown_menu_items_order_idx\` ON \`sites_header_dropdown_menu_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sites_header_dropdown_menu_items_parent_id_idx\` ON \`sites_header_dropdown_menu_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_header_dropdown_menu_items_action_action_page_idx\` ON \`sites_header_dropdown_menu_items\` (\`action_page_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_header_dropdown_menu_items_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites_header_dropdown_menu_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_header_dropdown_menu_items_locales_locale_parent_id_un\` ON \`sites_header_dropdown_menu_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_header_currencies\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`sites_header_currencies_order_idx\` ON \`sites_header_currencies\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`sites_header_currencies_parent_idx\` ON \`sites_header_currencies\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_quick_links_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`page_id\` integer,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites_quick_links_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`sites_quick_links_columns_links_order_idx\` ON \`sites_quick_links_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sites_quick_links_columns_links_parent_id_idx\` ON \`sites_quick_links_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_quick_links_columns_links_page_idx\` ON \`sites_quick_links_columns_links\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_quick_links_columns_links_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites_quick_links_columns_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_quick_links_columns_links_locales_locale_parent_id_uni\` ON \`sites_quick_links_columns_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_quick_links_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites_quick_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`sites_quick_links_columns_order_idx\` ON \`sites_quick_links_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sites_quick_links_columns_parent_id_idx\` ON \`sites_quick_links_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_quick_links_columns_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites_quick_links_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_quick_links_columns_locales_locale_parent_id_unique\` ON \`sites_quick_links_columns_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_quick_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`sites_quick_links_order_idx\` ON \`sites_quick_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sites_quick_links_parent_id_idx\` ON \`sites_quick_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_quick_links_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites_quick_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_quick_links_locales_locale_parent_id_unique\` ON \`sites_quick_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`phone_number\` text NOT NULL,
  	\`cta_type\` text DEFAULT 'tel' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`sites_contacts_order_idx\` ON \`sites_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sites_contacts_parent_id_idx\` ON \`sites_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_contacts_locales\` (
  	\`country_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites_contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_contacts_locales_locale_parent_id_unique\` ON \`sites_contacts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_payment_icons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`sites_payment_icons_order_idx\` ON \`sites_payment_icons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sites_payment_icons_parent_id_idx\` ON \`sites_payment_icons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`brand\` text DEFAULT 'wayfare' NOT NULL,
  	\`default_currency\` text DEFAULT 'EUR' NOT NULL,
  	\`time_zone\` text DEFAULT 'Europe/Paris' NOT NULL,
  	\`tag_container_id\` text,
  	\`social_image_media_id\` integer,
  	\`host\` text NOT NULL,
  	\`folder\` text,
  	\`structure_type\` text DEFAULT 'rootDomain' NOT NULL,
  	\`naked_domain\` text NOT NULL,
  	\`booking_subdomain\` text,
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
  	\`booking_promo_code\` text,
  	\`booking_bi_link\` text,
  	\`booking_cta_suffix\` text,
  	\`booking_show_full_screen_pax\` text,
  	\`booking_marketplace_flow\` text,
  	\`uid\` text,
  	\`sample_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL, \`search_is_in_header\` integer DEFAULT true, \`edited_by\` text, \`deleted_at\` text, \`english\` text DEFAULT 'en-US', \`unfinished_since\` text, \`needs_approval\` integer DEFAULT false,
  	FOREIGN KEY (\`social_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`header_logo_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`header_ticket_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );`)
  await db.run(sql`CREATE INDEX \`sites_social_image_social_image_media_idx\` ON \`sites\` (\`social_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_header_logo_header_logo_media_idx\` ON \`sites\` (\`header_logo_media_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_header_header_ticket_page_idx\` ON \`sites\` (\`header_ticket_page_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_updated_at_idx\` ON \`sites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sites_created_at_idx\` ON \`sites\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sites_locales\` (
  	\`name\` text NOT NULL,
  	\`tagline\` text,
  	\`social_image_alt\` text,
  	\`header_logo_alt_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL, \`search_synonyms\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_locales_locale_parent_id_unique\` ON \`sites_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`site_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`outcome\` text DEFAULT 'moved' NOT NULL,
  	\`page_id\` integer,
  	\`url\` text,
  	\`permanent\` integer DEFAULT true,
  	\`origin\` text DEFAULT 'manual' NOT NULL,
  	\`host\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL, \`edited_by\` text, \`trashed_page\` numeric, \`deleted_at\` text,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );`)
  await db.run(sql`CREATE INDEX \`redirects_site_idx\` ON \`redirects\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_page_idx\` ON \`redirects\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_host_idx\` ON \`redirects\` (\`host\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`role\` text DEFAULT 'viewer' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`enable_a_p_i_key\` integer,
  	\`api_key\` text,
  	\`api_key_index\` text,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  , \`every_site\` integer DEFAULT true);`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`publications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subject\` text NOT NULL,
  	\`title\` text,
  	\`state\` text NOT NULL,
  	\`message\` text,
  	\`uid\` text,
  	\`lang\` text,
  	\`kind\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  , \`awaited_since\` text, \`seen_at\` text);`)
  await db.run(sql`CREATE UNIQUE INDEX \`publications_subject_idx\` ON \`publications\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`publications_state_idx\` ON \`publications\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`publications_updated_at_idx\` ON \`publications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`publications_created_at_idx\` ON \`publications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`publication_requests\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document\` numeric,
  	\`tags\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`not_before\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  , \`subject\` text);`)
  await db.run(sql`CREATE INDEX \`publication_requests_not_before_idx\` ON \`publication_requests\` (\`not_before\`);`)
  await db.run(sql`CREATE INDEX \`publication_requests_updated_at_idx\` ON \`publication_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`publication_requests_created_at_idx\` ON \`publication_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );`)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`media_id\` integer,
  	\`sites_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	\`publications_id\` integer,
  	\`publication_requests_id\` integer, \`payload_folders_id\` integer REFERENCES payload_folders(id), \`compositions_id\` integer REFERENCES compositions(id), \`releases_id\` integer REFERENCES releases(id),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sites_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`publications_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`publication_requests_id\`) REFERENCES \`publication_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sites_id_idx\` ON \`payload_locked_documents_rels\` (\`sites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_publications_id_idx\` ON \`payload_locked_documents_rels\` (\`publications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_publication_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`publication_requests_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );`)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );`)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sites_experiments_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sites_experiments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
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
  );`)
  await db.run(sql`CREATE INDEX \`sites_experiments_order_idx\` ON \`sites_experiments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sites_experiments_parent_id_idx\` ON \`sites_experiments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
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
  );`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_menu_items_items_order_idx\` ON \`_sites_v_version_header_menu_items_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_menu_items_items_parent_id_idx\` ON \`_sites_v_version_header_menu_items_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_menu_items_items_action_action_p_idx\` ON \`_sites_v_version_header_menu_items_items\` (\`action_page_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_header_menu_items_items_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_header_menu_items_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
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
  );`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_menu_items_order_idx\` ON \`_sites_v_version_header_menu_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_menu_items_parent_id_idx\` ON \`_sites_v_version_header_menu_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_menu_items_action_action_page_idx\` ON \`_sites_v_version_header_menu_items\` (\`action_page_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_header_menu_items_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_header_menu_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
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
  );`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_dropdown_menu_items_items_order_idx\` ON \`_sites_v_version_header_dropdown_menu_items_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_dropdown_menu_items_items_parent_id_idx\` ON \`_sites_v_version_header_dropdown_menu_items_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_dropdown_menu_items_items_action_idx\` ON \`_sites_v_version_header_dropdown_menu_items_items\` (\`action_page_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_header_dropdown_menu_items_items_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_header_dropdown_menu_items_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
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
  );`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_dropdown_menu_items_order_idx\` ON \`_sites_v_version_header_dropdown_menu_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_dropdown_menu_items_parent_id_idx\` ON \`_sites_v_version_header_dropdown_menu_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_header_dropdown_menu_items_action_actio_idx\` ON \`_sites_v_version_header_dropdown_menu_items\` (\`action_page_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_header_dropdown_menu_items_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_header_dropdown_menu_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE UNIQUE INDEX \`_sites_v_version_header_dropdown_menu_items_locales_locale_p\` ON \`_sites_v_version_header_dropdown_menu_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_header_currencies\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
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
  );`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_quick_links_columns_links_order_idx\` ON \`_sites_v_version_quick_links_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_quick_links_columns_links_parent_id_idx\` ON \`_sites_v_version_quick_links_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_quick_links_columns_links_page_idx\` ON \`_sites_v_version_quick_links_columns_links\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_quick_links_columns_links_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_quick_links_columns_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE UNIQUE INDEX \`_sites_v_version_quick_links_columns_links_locales_locale_pa\` ON \`_sites_v_version_quick_links_columns_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_quick_links_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_quick_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_quick_links_columns_order_idx\` ON \`_sites_v_version_quick_links_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_quick_links_columns_parent_id_idx\` ON \`_sites_v_version_quick_links_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_quick_links_columns_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_quick_links_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE UNIQUE INDEX \`_sites_v_version_quick_links_columns_locales_locale_parent_i\` ON \`_sites_v_version_quick_links_columns_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_quick_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_quick_links_order_idx\` ON \`_sites_v_version_quick_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_quick_links_parent_id_idx\` ON \`_sites_v_version_quick_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_quick_links_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_quick_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE UNIQUE INDEX \`_sites_v_version_quick_links_locales_locale_parent_id_unique\` ON \`_sites_v_version_quick_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`phone_number\` text NOT NULL,
  	\`cta_type\` text DEFAULT 'tel' NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_contacts_order_idx\` ON \`_sites_v_version_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_contacts_parent_id_idx\` ON \`_sites_v_version_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_contacts_locales\` (
  	\`country_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v_version_contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE UNIQUE INDEX \`_sites_v_version_contacts_locales_locale_parent_id_unique\` ON \`_sites_v_version_contacts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_payment_icons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_payment_icons_order_idx\` ON \`_sites_v_version_payment_icons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_payment_icons_parent_id_idx\` ON \`_sites_v_version_payment_icons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_experiments_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_sites_v_version_experiments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
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
  );`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL, \`version_english\` text DEFAULT 'en-US', \`version_unfinished_since\` text, \`version_needs_approval\` integer DEFAULT false,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_social_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_logo_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_ticket_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );`)
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
  );`)
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
  );`)
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
  );`)
  await db.run(sql`CREATE INDEX \`log_who_idx\` ON \`log\` (\`who\`);`)
  await db.run(sql`CREATE INDEX \`log_updated_at_idx\` ON \`log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`log_created_at_idx\` ON \`log\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`uid_lang_kind_idx\` ON \`pages\` (\`uid\`,\`lang\`,\`kind\`);`)
  await db.run(sql`CREATE INDEX \`sites_deleted_at_idx\` ON \`sites\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`sites_uid_idx\` ON \`sites\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`redirects_trashed_page_idx\` ON \`redirects\` (\`trashed_page\`);`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`host_path_idx\` ON \`redirects\` (\`host\`,\`path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_address_once\` ON \`pages\` (\`uid\`,\`lang\`,\`kind\`) WHERE \`deleted_at\` IS NULL;`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_translation_once\` ON \`pages\` (\`translation_group\`,\`lang\`) WHERE \`deleted_at\` IS NULL;`)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_address_once\` ON \`sites\` (\`uid\`) WHERE \`deleted_at\` IS NULL;`)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_address_once\` ON \`redirects\` (\`host\`,\`path\`) WHERE \`deleted_at\` IS NULL;`)
  await db.run(sql`CREATE TABLE \`payload_folders\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`folder_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`folder_id\`) REFERENCES \`payload_folders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );`)
  await db.run(sql`CREATE INDEX \`payload_folders_name_idx\` ON \`payload_folders\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`payload_folders_folder_idx\` ON \`payload_folders\` (\`folder_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_folders_updated_at_idx\` ON \`payload_folders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_folders_created_at_idx\` ON \`payload_folders\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_folder_idx\` ON \`media\` (\`folder_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_payload_folders_id_idx\` ON \`payload_locked_documents_rels\` (\`payload_folders_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_unfinished_since_idx\` ON \`sites\` (\`unfinished_since\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_unfinished_since_idx\` ON \`_sites_v\` (\`version_unfinished_since\`);`)
  await db.run(sql`CREATE TABLE \`users_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`users_languages_order_idx\` ON \`users_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_languages_parent_idx\` ON \`users_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`sites_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sites_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`users_rels_order_idx\` ON \`users_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_parent_idx\` ON \`users_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_path_idx\` ON \`users_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_sites_id_idx\` ON \`users_rels\` (\`sites_id\`);`)
  await db.run(sql`CREATE TABLE \`preview_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page_id\` integer,
  	\`made_by\` text,
  	\`issued\` numeric NOT NULL,
  	\`ended_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );`)
  await db.run(sql`CREATE INDEX \`preview_links_page_idx\` ON \`preview_links\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_updated_at_idx\` ON \`preview_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_created_at_idx\` ON \`preview_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`compositions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`edited_by\` text,
  	\`name\` text NOT NULL,
  	\`note\` text,
  	\`blocks\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );`)
  await db.run(sql`CREATE INDEX \`compositions_updated_at_idx\` ON \`compositions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`compositions_created_at_idx\` ON \`compositions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`compositions_deleted_at_idx\` ON \`compositions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_compositions_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_edited_by\` text,
  	\`version_name\` text NOT NULL,
  	\`version_note\` text,
  	\`version_blocks\` text NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`compositions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );`)
  await db.run(sql`CREATE INDEX \`_compositions_v_parent_idx\` ON \`_compositions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_compositions_v_version_version_updated_at_idx\` ON \`_compositions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_compositions_v_version_version_created_at_idx\` ON \`_compositions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_compositions_v_version_version_deleted_at_idx\` ON \`_compositions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_compositions_v_created_at_idx\` ON \`_compositions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_compositions_v_updated_at_idx\` ON \`_compositions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_compositions_id_idx\` ON \`payload_locked_documents_rels\` (\`compositions_id\`);`)
  await db.run(sql`CREATE TABLE \`releases\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`site_id\` integer NOT NULL,
  	\`action\` text DEFAULT 'publish' NOT NULL,
  	\`local_time\` text,
  	\`occurrence\` text,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`message\` text,
  	\`time_zone\` text,
  	\`due_at\` text,
  	\`planned_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`planned_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );`)
  await db.run(sql`CREATE INDEX \`releases_site_idx\` ON \`releases\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_state_idx\` ON \`releases\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`releases_due_at_idx\` ON \`releases\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_planned_by_idx\` ON \`releases\` (\`planned_by_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_updated_at_idx\` ON \`releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_created_at_idx\` ON \`releases\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`releases_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`releases_rels_order_idx\` ON \`releases_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_parent_idx\` ON \`releases_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_path_idx\` ON \`releases_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_pages_id_idx\` ON \`releases_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`reviews_comments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`who\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`deed\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );`)
  await db.run(sql`CREATE INDEX \`reviews_comments_order_idx\` ON \`reviews_comments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`reviews_comments_parent_id_idx\` ON \`reviews_comments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`page\` numeric NOT NULL,
  	\`site\` numeric,
  	\`state\` text NOT NULL,
  	\`asked_by\` text,
  	\`decided_by\` text,
  	\`approved_at\` text,
  	\`fingerprint\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );`)
  await db.run(sql`CREATE UNIQUE INDEX \`reviews_page_idx\` ON \`reviews\` (\`page\`);`)
  await db.run(sql`CREATE INDEX \`reviews_site_idx\` ON \`reviews\` (\`site\`);`)
  await db.run(sql`CREATE INDEX \`reviews_state_idx\` ON \`reviews\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_releases_id_idx\` ON \`payload_locked_documents_rels\` (\`releases_id\`);`)
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('There is no way back: restore a backup')
}
