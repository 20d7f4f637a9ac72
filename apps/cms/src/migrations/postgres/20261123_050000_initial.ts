import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The schema of release 0.1.0. Its own databases have it from the migrations that this one replaces (server/list-migrations.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.execute<{ pages: unknown }>(sql`SELECT to_regclass('pages') AS pages`)
  if (rows[0]?.pages) return
  await db.execute(sql`
  CREATE TYPE "public"."_locales" AS ENUM('en', 'es', 'fr', 'it', 'de', 'pt', 'nl', 'id', 'pl', 'ar', 'ru', 'da', 'no', 'ro', 'sv', 'tr');
  CREATE TYPE "public"."enum_pages_booking_show_full_screen_pax" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_pages_booking_marketplace_flow" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_pages_lang" AS ENUM('en', 'es', 'fr', 'it', 'de', 'pt', 'nl', 'id', 'pl', 'ar', 'ru', 'da', 'no', 'ro', 'sv', 'tr');
  CREATE TYPE "public"."enum_pages_page_type" AS ENUM('homePage', 'cityPage', 'categoryPage', 'subCategoryPage', 'collectionPage', 'productPage', 'showPage', 'contentPage', 'shoulderPage');
  CREATE TYPE "public"."enum_pages_page_sub_type" AS ENUM('PlanYourVisit', 'Directions');
  CREATE TYPE "public"."enum_pages_landing_page_kind" AS ENUM('Location', 'Theme', 'TravelGuide');
  CREATE TYPE "public"."enum_pages_kind" AS ENUM('page', 'company', 'privacy', 'terms', 'cancellation');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_booking_show_full_screen_pax" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__pages_v_version_booking_marketplace_flow" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__pages_v_version_lang" AS ENUM('en', 'es', 'fr', 'it', 'de', 'pt', 'nl', 'id', 'pl', 'ar', 'ru', 'da', 'no', 'ro', 'sv', 'tr');
  CREATE TYPE "public"."enum__pages_v_version_page_type" AS ENUM('homePage', 'cityPage', 'categoryPage', 'subCategoryPage', 'collectionPage', 'productPage', 'showPage', 'contentPage', 'shoulderPage');
  CREATE TYPE "public"."enum__pages_v_version_page_sub_type" AS ENUM('PlanYourVisit', 'Directions');
  CREATE TYPE "public"."enum__pages_v_version_landing_page_kind" AS ENUM('Location', 'Theme', 'TravelGuide');
  CREATE TYPE "public"."enum__pages_v_version_kind" AS ENUM('page', 'company', 'privacy', 'terms', 'cancellation');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'es', 'fr', 'it', 'de', 'pt', 'nl', 'id', 'pl', 'ar', 'ru', 'da', 'no', 'ro', 'sv', 'tr');
  CREATE TYPE "public"."enum_sites_languages" AS ENUM('en', 'es', 'fr', 'it', 'de', 'pt', 'nl', 'id', 'pl', 'ar', 'ru', 'da', 'no', 'ro', 'sv', 'tr');
  CREATE TYPE "public"."enum_sites_header_menu_items_items_action_appearance" AS ENUM('primary', 'secondary', 'link');
  CREATE TYPE "public"."enum_sites_header_menu_items_action_appearance" AS ENUM('primary', 'secondary', 'link');
  CREATE TYPE "public"."enum_sites_header_dropdown_menu_items_items_action_appearance" AS ENUM('primary', 'secondary', 'link');
  CREATE TYPE "public"."enum_sites_header_dropdown_menu_items_action_appearance" AS ENUM('primary', 'secondary', 'link');
  CREATE TYPE "public"."enum_sites_header_currencies" AS ENUM('EUR', 'USD', 'AED', 'SGD', 'INR', 'MYR', 'AZN', 'AUD', 'BHD', 'CAD', 'CHF', 'CNY', 'DKK', 'EGP', 'GBP', 'HKD', 'IDR', 'ISK', 'JPY', 'KRW', 'LBP', 'MOP', 'MXN', 'NZD', 'PLN', 'QAR', 'SAR', 'SEK', 'TWD', 'THB', 'VND', 'ZAR');
  CREATE TYPE "public"."enum_sites_contacts_cta_type" AS ENUM('tel', 'mailto');
  CREATE TYPE "public"."enum_sites_payment_icons_name" AS ENUM('Visa', 'Mastercard', 'Amex', 'PayPal', 'Maestro', 'Apple Pay', 'Google Pay', 'Discover', 'Diners', 'iDEAL', 'FPX');
  CREATE TYPE "public"."enum_sites_experiments_languages" AS ENUM('en', 'es', 'fr', 'it', 'de', 'pt', 'nl', 'id', 'pl', 'ar', 'ru', 'da', 'no', 'ro', 'sv', 'tr');
  CREATE TYPE "public"."enum_sites_experiments_share" AS ENUM('1', '2', '4', '8', '16');
  CREATE TYPE "public"."enum_sites_experiments_audience" AS ENUM('all', 'mobile', 'desktop');
  CREATE TYPE "public"."enum_sites_brand" AS ENUM('wayfare', 'london-theatre-tickets', 'rome-by-wayfare', 'eiffel-tower-tickets');
  CREATE TYPE "public"."enum_sites_english" AS ENUM('en-US', 'en-GB');
  CREATE TYPE "public"."enum_sites_default_currency" AS ENUM('EUR', 'USD', 'AED', 'SGD', 'INR', 'MYR', 'AZN', 'AUD', 'BHD', 'CAD', 'CHF', 'CNY', 'DKK', 'EGP', 'GBP', 'HKD', 'IDR', 'ISK', 'JPY', 'KRW', 'LBP', 'MOP', 'MXN', 'NZD', 'PLN', 'QAR', 'SAR', 'SEK', 'TWD', 'THB', 'VND', 'ZAR');
  CREATE TYPE "public"."enum_sites_structure_type" AS ENUM('rootDomain', 'subdomain', 'subfolder', 'subdomainWithSubfolder');
  CREATE TYPE "public"."enum_sites_booking_show_full_screen_pax" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_sites_booking_marketplace_flow" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__sites_v_version_languages" AS ENUM('en', 'es', 'fr', 'it', 'de', 'pt', 'nl', 'id', 'pl', 'ar', 'ru', 'da', 'no', 'ro', 'sv', 'tr');
  CREATE TYPE "public"."enum__sites_v_header_menu_items_items_appearance" AS ENUM('primary', 'secondary', 'link');
  CREATE TYPE "public"."enum__sites_v_header_menu_items_appearance" AS ENUM('primary', 'secondary', 'link');
  CREATE TYPE "public"."enum__sites_v_header_dropdown_menu_items_items_appearance" AS ENUM('primary', 'secondary', 'link');
  CREATE TYPE "public"."enum__sites_v_header_dropdown_menu_items_appearance" AS ENUM('primary', 'secondary', 'link');
  CREATE TYPE "public"."enum__sites_v_version_header_currencies" AS ENUM('EUR', 'USD', 'AED', 'SGD', 'INR', 'MYR', 'AZN', 'AUD', 'BHD', 'CAD', 'CHF', 'CNY', 'DKK', 'EGP', 'GBP', 'HKD', 'IDR', 'ISK', 'JPY', 'KRW', 'LBP', 'MOP', 'MXN', 'NZD', 'PLN', 'QAR', 'SAR', 'SEK', 'TWD', 'THB', 'VND', 'ZAR');
  CREATE TYPE "public"."enum__sites_v_version_contacts_cta_type" AS ENUM('tel', 'mailto');
  CREATE TYPE "public"."enum__sites_v_version_payment_icons_name" AS ENUM('Visa', 'Mastercard', 'Amex', 'PayPal', 'Maestro', 'Apple Pay', 'Google Pay', 'Discover', 'Diners', 'iDEAL', 'FPX');
  CREATE TYPE "public"."enum__sites_v_version_experiments_languages" AS ENUM('en', 'es', 'fr', 'it', 'de', 'pt', 'nl', 'id', 'pl', 'ar', 'ru', 'da', 'no', 'ro', 'sv', 'tr');
  CREATE TYPE "public"."enum__sites_v_version_experiments_share" AS ENUM('1', '2', '4', '8', '16');
  CREATE TYPE "public"."enum__sites_v_version_experiments_audience" AS ENUM('all', 'mobile', 'desktop');
  CREATE TYPE "public"."enum__sites_v_version_brand" AS ENUM('wayfare', 'london-theatre-tickets', 'rome-by-wayfare', 'eiffel-tower-tickets');
  CREATE TYPE "public"."enum__sites_v_version_english" AS ENUM('en-US', 'en-GB');
  CREATE TYPE "public"."enum__sites_v_version_default_currency" AS ENUM('EUR', 'USD', 'AED', 'SGD', 'INR', 'MYR', 'AZN', 'AUD', 'BHD', 'CAD', 'CHF', 'CNY', 'DKK', 'EGP', 'GBP', 'HKD', 'IDR', 'ISK', 'JPY', 'KRW', 'LBP', 'MOP', 'MXN', 'NZD', 'PLN', 'QAR', 'SAR', 'SEK', 'TWD', 'THB', 'VND', 'ZAR');
  CREATE TYPE "public"."enum__sites_v_version_structure_type" AS ENUM('rootDomain', 'subdomain', 'subfolder', 'subdomainWithSubfolder');
  CREATE TYPE "public"."enum__sites_v_version_booking_show_full_screen_pax" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__sites_v_version_booking_marketplace_flow" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_redirects_outcome" AS ENUM('moved', 'gone');
  CREATE TYPE "public"."enum_redirects_origin" AS ENUM('manual', 'moved');
  CREATE TYPE "public"."enum__redirects_v_version_outcome" AS ENUM('moved', 'gone');
  CREATE TYPE "public"."enum__redirects_v_version_origin" AS ENUM('manual', 'moved');
  CREATE TYPE "public"."enum_releases_action" AS ENUM('publish', 'unpublish');
  CREATE TYPE "public"."enum_releases_occurrence" AS ENUM('first', 'second');
  CREATE TYPE "public"."enum_releases_state" AS ENUM('open', 'done', 'refused');
  CREATE TYPE "public"."enum_reviews_comments_deed" AS ENUM('ask', 'approve', 'reject', 'comment');
  CREATE TYPE "public"."enum_reviews_state" AS ENUM('inReview', 'approved', 'rejected');
  CREATE TYPE "public"."enum_users_languages" AS ENUM('en', 'es', 'fr', 'it', 'de', 'pt', 'nl', 'id', 'pl', 'ar', 'ru', 'da', 'no', 'ro', 'sv', 'tr');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'translator', 'viewer');
  CREATE TYPE "public"."enum_publications_state" AS ENUM('waiting', 'online', 'offline', 'refused', 'delayed');
  CREATE TYPE "public"."enum_publication_requests_kind" AS ENUM('page', 'site', 'media', 'redirect', 'purge');
  CREATE TYPE "public"."enum_log_action" AS ENUM('created', 'saved', 'published', 'withdrawn', 'trashed', 'restored', 'deleted', 'invited', 'linked', 'signedOut');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"kicker" varchar,
  	"standfirst" varchar,
  	"hero_image_media_id" integer,
  	"hero_image_alt" varchar,
  	"blocks" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_media_id" integer,
  	"meta_image_alt" varchar,
  	"meta_no_index" boolean DEFAULT false,
  	"categorisation_city" varchar,
  	"categorisation_country" varchar,
  	"categorisation_collection_id" numeric,
  	"categorisation_category_id" numeric,
  	"categorisation_sub_category_id" numeric,
  	"categorisation_tgid" numeric,
  	"booking_promo_code" varchar,
  	"booking_bi_link" varchar,
  	"booking_cta_suffix" varchar,
  	"booking_show_full_screen_pax" "enum_pages_booking_show_full_screen_pax",
  	"booking_marketplace_flow" "enum_pages_booking_marketplace_flow",
  	"site_id" integer,
  	"lang" "enum_pages_lang" DEFAULT 'en',
  	"path" varchar,
  	"page_type" "enum_pages_page_type" DEFAULT 'contentPage',
  	"page_sub_type" "enum_pages_page_sub_type",
  	"landing_page_kind" "enum_pages_landing_page_kind",
  	"kind" "enum_pages_kind" DEFAULT 'page',
  	"parent_id" integer,
  	"uid" varchar,
  	"translation_group" varchar,
  	"admin_label" varchar,
  	"published_at" timestamp(3) with time zone,
  	"sample_key" varchar,
  	"sample_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft',
  	"categorisation_asks_for_date" boolean DEFAULT false,
  	"edited_by" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"words_hash" varchar,
  	"source_hash" varchar,
  	"made_from" jsonb,
  	"by_machine" boolean DEFAULT false
  );
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_kicker" varchar,
  	"version_standfirst" varchar,
  	"version_hero_image_media_id" integer,
  	"version_hero_image_alt" varchar,
  	"version_blocks" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_media_id" integer,
  	"version_meta_image_alt" varchar,
  	"version_meta_no_index" boolean DEFAULT false,
  	"version_categorisation_city" varchar,
  	"version_categorisation_country" varchar,
  	"version_categorisation_collection_id" numeric,
  	"version_categorisation_category_id" numeric,
  	"version_categorisation_sub_category_id" numeric,
  	"version_categorisation_tgid" numeric,
  	"version_booking_promo_code" varchar,
  	"version_booking_bi_link" varchar,
  	"version_booking_cta_suffix" varchar,
  	"version_booking_show_full_screen_pax" "enum__pages_v_version_booking_show_full_screen_pax",
  	"version_booking_marketplace_flow" "enum__pages_v_version_booking_marketplace_flow",
  	"version_site_id" integer,
  	"version_lang" "enum__pages_v_version_lang" DEFAULT 'en',
  	"version_path" varchar,
  	"version_page_type" "enum__pages_v_version_page_type" DEFAULT 'contentPage',
  	"version_page_sub_type" "enum__pages_v_version_page_sub_type",
  	"version_landing_page_kind" "enum__pages_v_version_landing_page_kind",
  	"version_kind" "enum__pages_v_version_kind" DEFAULT 'page',
  	"version_parent_id" integer,
  	"version_uid" varchar,
  	"version_translation_group" varchar,
  	"version_admin_label" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_sample_key" varchar,
  	"version_sample_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean,
  	"version_categorisation_asks_for_date" boolean DEFAULT false,
  	"version_edited_by" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_words_hash" varchar,
  	"version_source_hash" varchar,
  	"version_made_from" jsonb,
  	"version_by_machine" boolean DEFAULT false
  );
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"credit" varchar,
  	"sample_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar,
  	"edited_by" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"folder_id" integer,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar
  );
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  CREATE TABLE "sites_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sites_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  CREATE TABLE "sites_header_menu_items_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"action_page_id" integer,
  	"action_url" varchar,
  	"action_appearance" "enum_sites_header_menu_items_items_action_appearance" DEFAULT 'link',
  	"action_new_tab" boolean DEFAULT false
  );
  CREATE TABLE "sites_header_menu_items_items_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  CREATE TABLE "sites_header_menu_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"action_page_id" integer,
  	"action_url" varchar,
  	"action_appearance" "enum_sites_header_menu_items_action_appearance" DEFAULT 'link',
  	"action_new_tab" boolean DEFAULT false
  );
  CREATE TABLE "sites_header_menu_items_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  CREATE TABLE "sites_header_dropdown_menu_items_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"action_page_id" integer,
  	"action_url" varchar,
  	"action_appearance" "enum_sites_header_dropdown_menu_items_items_action_appearance" DEFAULT 'link',
  	"action_new_tab" boolean DEFAULT false
  );
  CREATE TABLE "sites_header_dropdown_menu_items_items_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  CREATE TABLE "sites_header_dropdown_menu_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"action_page_id" integer,
  	"action_url" varchar,
  	"action_appearance" "enum_sites_header_dropdown_menu_items_action_appearance" DEFAULT 'link',
  	"action_new_tab" boolean DEFAULT false
  );
  CREATE TABLE "sites_header_dropdown_menu_items_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  CREATE TABLE "sites_header_currencies" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sites_header_currencies",
  	"id" serial PRIMARY KEY NOT NULL
  );
  CREATE TABLE "sites_quick_links_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page_id" integer
  );
  CREATE TABLE "sites_quick_links_columns_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  CREATE TABLE "sites_quick_links_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  CREATE TABLE "sites_quick_links_columns_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  CREATE TABLE "sites_quick_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  CREATE TABLE "sites_quick_links_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  CREATE TABLE "sites_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"phone_number" varchar NOT NULL,
  	"cta_type" "enum_sites_contacts_cta_type" DEFAULT 'tel' NOT NULL
  );
  CREATE TABLE "sites_contacts_locales" (
  	"country_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  CREATE TABLE "sites_payment_icons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" "enum_sites_payment_icons_name" NOT NULL,
  	"link" varchar
  );
  CREATE TABLE "sites_experiments_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_sites_experiments_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  CREATE TABLE "sites_experiments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"share" "enum_sites_experiments_share" DEFAULT '8' NOT NULL,
  	"audience" "enum_sites_experiments_audience" DEFAULT 'all' NOT NULL
  );
  CREATE TABLE "sites" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand" "enum_sites_brand" DEFAULT 'wayfare' NOT NULL,
  	"default_currency" "enum_sites_default_currency" DEFAULT 'EUR' NOT NULL,
  	"time_zone" varchar DEFAULT 'Europe/Paris' NOT NULL,
  	"tag_container_id" varchar,
  	"social_image_media_id" integer,
  	"host" varchar NOT NULL,
  	"folder" varchar,
  	"structure_type" "enum_sites_structure_type" DEFAULT 'rootDomain' NOT NULL,
  	"naked_domain" varchar NOT NULL,
  	"booking_subdomain" varchar,
  	"header_logo_media_id" integer,
  	"header_logo_redirection_u_r_l" varchar,
  	"header_has_powered_logo" boolean DEFAULT false,
  	"header_guest_count" numeric,
  	"header_has_automated_header" boolean DEFAULT false,
  	"header_city" varchar,
  	"header_show_ticket_option" boolean DEFAULT false,
  	"header_ticket_page_id" integer,
  	"header_show_dropdown_menu" boolean DEFAULT false,
  	"app_url" varchar,
  	"verification_url" varchar,
  	"booking_promo_code" varchar,
  	"booking_bi_link" varchar,
  	"booking_cta_suffix" varchar,
  	"booking_show_full_screen_pax" "enum_sites_booking_show_full_screen_pax",
  	"booking_marketplace_flow" "enum_sites_booking_marketplace_flow",
  	"uid" varchar,
  	"sample_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"search_is_in_header" boolean DEFAULT true,
  	"edited_by" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"english" "enum_sites_english" DEFAULT 'en-US',
  	"unfinished_since" timestamp(3) with time zone,
  	"needs_approval" boolean DEFAULT false
  );
  CREATE TABLE "sites_locales" (
  	"name" varchar NOT NULL,
  	"tagline" varchar,
  	"social_image_alt" varchar,
  	"header_logo_alt_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"search_synonyms" varchar
  );
  CREATE TABLE "_sites_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__sites_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  CREATE TABLE "_sites_v_version_header_menu_items_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"action_page_id" integer,
  	"action_url" varchar,
  	"action_appearance" "enum__sites_v_header_menu_items_items_appearance" DEFAULT 'link',
  	"action_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  CREATE TABLE "_sites_v_version_header_menu_items_items_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  CREATE TABLE "_sites_v_version_header_menu_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"action_page_id" integer,
  	"action_url" varchar,
  	"action_appearance" "enum__sites_v_header_menu_items_appearance" DEFAULT 'link',
  	"action_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  CREATE TABLE "_sites_v_version_header_menu_items_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  CREATE TABLE "_sites_v_version_header_dropdown_menu_items_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"action_page_id" integer,
  	"action_url" varchar,
  	"action_appearance" "enum__sites_v_header_dropdown_menu_items_items_appearance" DEFAULT 'link',
  	"action_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  CREATE TABLE "_sites_v_version_header_dropdown_menu_items_items_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  CREATE TABLE "_sites_v_version_header_dropdown_menu_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"action_page_id" integer,
  	"action_url" varchar,
  	"action_appearance" "enum__sites_v_header_dropdown_menu_items_appearance" DEFAULT 'link',
  	"action_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  CREATE TABLE "_sites_v_version_header_dropdown_menu_items_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  CREATE TABLE "_sites_v_version_header_currencies" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__sites_v_version_header_currencies",
  	"id" serial PRIMARY KEY NOT NULL
  );
  CREATE TABLE "_sites_v_version_quick_links_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"_uuid" varchar
  );
  CREATE TABLE "_sites_v_version_quick_links_columns_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  CREATE TABLE "_sites_v_version_quick_links_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  CREATE TABLE "_sites_v_version_quick_links_columns_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  CREATE TABLE "_sites_v_version_quick_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  CREATE TABLE "_sites_v_version_quick_links_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  CREATE TABLE "_sites_v_version_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone_number" varchar NOT NULL,
  	"cta_type" "enum__sites_v_version_contacts_cta_type" DEFAULT 'tel' NOT NULL,
  	"_uuid" varchar
  );
  CREATE TABLE "_sites_v_version_contacts_locales" (
  	"country_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  CREATE TABLE "_sites_v_version_payment_icons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" "enum__sites_v_version_payment_icons_name" NOT NULL,
  	"link" varchar,
  	"_uuid" varchar
  );
  CREATE TABLE "_sites_v_version_experiments_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__sites_v_version_experiments_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  CREATE TABLE "_sites_v_version_experiments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"share" "enum__sites_v_version_experiments_share" DEFAULT '8' NOT NULL,
  	"audience" "enum__sites_v_version_experiments_audience" DEFAULT 'all' NOT NULL,
  	"_uuid" varchar
  );
  CREATE TABLE "_sites_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_edited_by" varchar,
  	"version_brand" "enum__sites_v_version_brand" DEFAULT 'wayfare' NOT NULL,
  	"version_default_currency" "enum__sites_v_version_default_currency" DEFAULT 'EUR' NOT NULL,
  	"version_time_zone" varchar DEFAULT 'Europe/Paris' NOT NULL,
  	"version_tag_container_id" varchar,
  	"version_social_image_media_id" integer,
  	"version_host" varchar NOT NULL,
  	"version_folder" varchar,
  	"version_structure_type" "enum__sites_v_version_structure_type" DEFAULT 'rootDomain' NOT NULL,
  	"version_naked_domain" varchar NOT NULL,
  	"version_booking_subdomain" varchar,
  	"version_header_logo_media_id" integer,
  	"version_header_logo_redirection_u_r_l" varchar,
  	"version_header_has_powered_logo" boolean DEFAULT false,
  	"version_header_guest_count" numeric,
  	"version_header_has_automated_header" boolean DEFAULT false,
  	"version_header_city" varchar,
  	"version_header_show_ticket_option" boolean DEFAULT false,
  	"version_header_ticket_page_id" integer,
  	"version_header_show_dropdown_menu" boolean DEFAULT false,
  	"version_app_url" varchar,
  	"version_verification_url" varchar,
  	"version_search_is_in_header" boolean DEFAULT true,
  	"version_booking_promo_code" varchar,
  	"version_booking_bi_link" varchar,
  	"version_booking_cta_suffix" varchar,
  	"version_booking_show_full_screen_pax" "enum__sites_v_version_booking_show_full_screen_pax",
  	"version_booking_marketplace_flow" "enum__sites_v_version_booking_marketplace_flow",
  	"version_uid" varchar,
  	"version_sample_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"version_english" "enum__sites_v_version_english" DEFAULT 'en-US',
  	"version_unfinished_since" timestamp(3) with time zone,
  	"version_needs_approval" boolean DEFAULT false
  );
  CREATE TABLE "_sites_v_locales" (
  	"version_name" varchar NOT NULL,
  	"version_tagline" varchar,
  	"version_social_image_alt" varchar,
  	"version_header_logo_alt_text" varchar,
  	"version_search_synonyms" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"outcome" "enum_redirects_outcome" DEFAULT 'moved' NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"permanent" boolean DEFAULT true,
  	"origin" "enum_redirects_origin" DEFAULT 'manual' NOT NULL,
  	"host" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"edited_by" varchar,
  	"trashed_page" numeric,
  	"deleted_at" timestamp(3) with time zone
  );
  CREATE TABLE "_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_edited_by" varchar,
  	"version_site_id" integer NOT NULL,
  	"version_path" varchar NOT NULL,
  	"version_outcome" "enum__redirects_v_version_outcome" DEFAULT 'moved' NOT NULL,
  	"version_page_id" integer,
  	"version_url" varchar,
  	"version_permanent" boolean DEFAULT true,
  	"version_origin" "enum__redirects_v_version_origin" DEFAULT 'manual' NOT NULL,
  	"version_host" varchar,
  	"version_trashed_page" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE "compositions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"edited_by" varchar,
  	"name" varchar NOT NULL,
  	"note" varchar,
  	"blocks" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  CREATE TABLE "_compositions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_edited_by" varchar,
  	"version_name" varchar NOT NULL,
  	"version_note" varchar,
  	"version_blocks" jsonb NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"site_id" integer NOT NULL,
  	"action" "enum_releases_action" DEFAULT 'publish' NOT NULL,
  	"local_time" varchar,
  	"occurrence" "enum_releases_occurrence",
  	"state" "enum_releases_state" DEFAULT 'open' NOT NULL,
  	"message" varchar,
  	"time_zone" varchar,
  	"due_at" timestamp(3) with time zone,
  	"planned_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE "releases_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer
  );
  CREATE TABLE "reviews_comments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"who" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"deed" "enum_reviews_comments_deed" NOT NULL,
  	"text" varchar
  );
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"page" numeric NOT NULL,
  	"site" numeric,
  	"state" "enum_reviews_state" NOT NULL,
  	"asked_by" varchar,
  	"decided_by" varchar,
  	"approved_at" timestamp(3) with time zone,
  	"fingerprint" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'viewer' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"enable_a_p_i_key" boolean,
  	"api_key" varchar,
  	"api_key_index" varchar,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone,
  	"every_site" boolean DEFAULT true
  );
  CREATE TABLE "users_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"sites_id" integer
  );
  CREATE TABLE "publications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"title" varchar,
  	"state" "enum_publications_state" NOT NULL,
  	"message" varchar,
  	"uid" varchar,
  	"lang" varchar,
  	"kind" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"awaited_since" timestamp(3) with time zone,
  	"seen_at" timestamp(3) with time zone
  );
  CREATE TABLE "publication_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_publication_requests_kind" NOT NULL,
  	"document" numeric,
  	"tags" jsonb,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"not_before" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"subject" varchar
  );
  CREATE TABLE "log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"who" varchar NOT NULL,
  	"action" "enum_log_action" NOT NULL,
  	"subject" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE "preview_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"made_by" varchar,
  	"issued" numeric NOT NULL,
  	"ended_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  CREATE TABLE "payload_folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"folder_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"media_id" integer,
  	"sites_id" integer,
  	"redirects_id" integer,
  	"users_id" integer,
  	"publications_id" integer,
  	"publication_requests_id" integer,
  	"payload_folders_id" integer,
  	"compositions_id" integer,
  	"releases_id" integer
  );
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  ALTER TABLE "pages" ADD CONSTRAINT "pages_hero_image_media_id_media_id_fk" FOREIGN KEY ("hero_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_meta_image_media_id_media_id_fk" FOREIGN KEY ("meta_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_hero_image_media_id_media_id_fk" FOREIGN KEY ("version_hero_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_media_id_media_id_fk" FOREIGN KEY ("version_meta_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_languages" ADD CONSTRAINT "sites_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_header_menu_items_items" ADD CONSTRAINT "sites_header_menu_items_items_action_page_id_pages_id_fk" FOREIGN KEY ("action_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_header_menu_items_items" ADD CONSTRAINT "sites_header_menu_items_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_header_menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_header_menu_items_items_locales" ADD CONSTRAINT "sites_header_menu_items_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_header_menu_items_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_header_menu_items" ADD CONSTRAINT "sites_header_menu_items_action_page_id_pages_id_fk" FOREIGN KEY ("action_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_header_menu_items" ADD CONSTRAINT "sites_header_menu_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_header_menu_items_locales" ADD CONSTRAINT "sites_header_menu_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_header_menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_header_dropdown_menu_items_items" ADD CONSTRAINT "sites_header_dropdown_menu_items_items_action_page_id_pages_id_fk" FOREIGN KEY ("action_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_header_dropdown_menu_items_items" ADD CONSTRAINT "sites_header_dropdown_menu_items_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_header_dropdown_menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_header_dropdown_menu_items_items_locales" ADD CONSTRAINT "sites_header_dropdown_menu_items_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_header_dropdown_menu_items_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_header_dropdown_menu_items" ADD CONSTRAINT "sites_header_dropdown_menu_items_action_page_id_pages_id_fk" FOREIGN KEY ("action_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_header_dropdown_menu_items" ADD CONSTRAINT "sites_header_dropdown_menu_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_header_dropdown_menu_items_locales" ADD CONSTRAINT "sites_header_dropdown_menu_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_header_dropdown_menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_header_currencies" ADD CONSTRAINT "sites_header_currencies_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_quick_links_columns_links" ADD CONSTRAINT "sites_quick_links_columns_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_quick_links_columns_links" ADD CONSTRAINT "sites_quick_links_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_quick_links_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_quick_links_columns_links_locales" ADD CONSTRAINT "sites_quick_links_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_quick_links_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_quick_links_columns" ADD CONSTRAINT "sites_quick_links_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_quick_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_quick_links_columns_locales" ADD CONSTRAINT "sites_quick_links_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_quick_links_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_quick_links" ADD CONSTRAINT "sites_quick_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_quick_links_locales" ADD CONSTRAINT "sites_quick_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_quick_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_contacts" ADD CONSTRAINT "sites_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_contacts_locales" ADD CONSTRAINT "sites_contacts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_payment_icons" ADD CONSTRAINT "sites_payment_icons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_experiments_languages" ADD CONSTRAINT "sites_experiments_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites_experiments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_experiments" ADD CONSTRAINT "sites_experiments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_social_image_media_id_media_id_fk" FOREIGN KEY ("social_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_header_logo_media_id_media_id_fk" FOREIGN KEY ("header_logo_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_header_ticket_page_id_pages_id_fk" FOREIGN KEY ("header_ticket_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_locales" ADD CONSTRAINT "sites_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_languages" ADD CONSTRAINT "_sites_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_header_menu_items_items" ADD CONSTRAINT "_sites_v_version_header_menu_items_items_action_page_id_pages_id_fk" FOREIGN KEY ("action_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v_version_header_menu_items_items" ADD CONSTRAINT "_sites_v_version_header_menu_items_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v_version_header_menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_header_menu_items_items_locales" ADD CONSTRAINT "_sites_v_version_header_menu_items_items_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v_version_header_menu_items_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_header_menu_items" ADD CONSTRAINT "_sites_v_version_header_menu_items_action_page_id_pages_id_fk" FOREIGN KEY ("action_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v_version_header_menu_items" ADD CONSTRAINT "_sites_v_version_header_menu_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_header_menu_items_locales" ADD CONSTRAINT "_sites_v_version_header_menu_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v_version_header_menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_header_dropdown_menu_items_items" ADD CONSTRAINT "_sites_v_version_header_dropdown_menu_items_items_action_page_id_pages_id_fk" FOREIGN KEY ("action_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v_version_header_dropdown_menu_items_items" ADD CONSTRAINT "_sites_v_version_header_dropdown_menu_items_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v_version_header_dropdown_menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_header_dropdown_menu_items_items_locales" ADD CONSTRAINT "_sites_v_version_header_dropdown_menu_items_items_locales_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v_version_header_dropdown_menu_items_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_header_dropdown_menu_items" ADD CONSTRAINT "_sites_v_version_header_dropdown_menu_items_action_page_id_pages_id_fk" FOREIGN KEY ("action_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v_version_header_dropdown_menu_items" ADD CONSTRAINT "_sites_v_version_header_dropdown_menu_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_header_dropdown_menu_items_locales" ADD CONSTRAINT "_sites_v_version_header_dropdown_menu_items_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v_version_header_dropdown_menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_header_currencies" ADD CONSTRAINT "_sites_v_version_header_currencies_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_quick_links_columns_links" ADD CONSTRAINT "_sites_v_version_quick_links_columns_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v_version_quick_links_columns_links" ADD CONSTRAINT "_sites_v_version_quick_links_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v_version_quick_links_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_quick_links_columns_links_locales" ADD CONSTRAINT "_sites_v_version_quick_links_columns_links_locales_parent_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v_version_quick_links_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_quick_links_columns" ADD CONSTRAINT "_sites_v_version_quick_links_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v_version_quick_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_quick_links_columns_locales" ADD CONSTRAINT "_sites_v_version_quick_links_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v_version_quick_links_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_quick_links" ADD CONSTRAINT "_sites_v_version_quick_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_quick_links_locales" ADD CONSTRAINT "_sites_v_version_quick_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v_version_quick_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_contacts" ADD CONSTRAINT "_sites_v_version_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_contacts_locales" ADD CONSTRAINT "_sites_v_version_contacts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v_version_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_payment_icons" ADD CONSTRAINT "_sites_v_version_payment_icons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_experiments_languages" ADD CONSTRAINT "_sites_v_version_experiments_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sites_v_version_experiments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_experiments" ADD CONSTRAINT "_sites_v_version_experiments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_parent_id_sites_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_version_social_image_media_id_media_id_fk" FOREIGN KEY ("version_social_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_version_header_logo_media_id_media_id_fk" FOREIGN KEY ("version_header_logo_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_version_header_ticket_page_id_pages_id_fk" FOREIGN KEY ("version_header_ticket_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v_locales" ADD CONSTRAINT "_sites_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_compositions_v" ADD CONSTRAINT "_compositions_v_parent_id_compositions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."compositions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "releases" ADD CONSTRAINT "releases_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "releases" ADD CONSTRAINT "releases_planned_by_id_users_id_fk" FOREIGN KEY ("planned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_comments" ADD CONSTRAINT "reviews_comments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_sites_fk" FOREIGN KEY ("sites_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_folders" ADD CONSTRAINT "payload_folders_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sites_fk" FOREIGN KEY ("sites_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_compositions_fk" FOREIGN KEY ("compositions_id") REFERENCES "public"."compositions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publication_requests_fk" FOREIGN KEY ("publication_requests_id") REFERENCES "public"."publication_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payload_folders_fk" FOREIGN KEY ("payload_folders_id") REFERENCES "public"."payload_folders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_hero_image_hero_image_media_idx" ON "pages" USING btree ("hero_image_media_id");
  CREATE INDEX "pages_meta_image_meta_image_media_idx" ON "pages" USING btree ("meta_image_media_id");
  CREATE INDEX "pages_site_idx" ON "pages" USING btree ("site_id");
  CREATE INDEX "pages_lang_idx" ON "pages" USING btree ("lang");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE INDEX "pages_translation_group_idx" ON "pages" USING btree ("translation_group");
  CREATE INDEX "pages_sample_key_idx" ON "pages" USING btree ("sample_key");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "uid_lang_kind_idx" ON "pages" USING btree ("uid","lang","kind");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_hero_image_version_hero_image_media_idx" ON "_pages_v" USING btree ("version_hero_image_media_id");
  CREATE INDEX "_pages_v_version_meta_image_version_meta_image_media_idx" ON "_pages_v" USING btree ("version_meta_image_media_id");
  CREATE INDEX "_pages_v_version_version_site_idx" ON "_pages_v" USING btree ("version_site_id");
  CREATE INDEX "_pages_v_version_version_lang_idx" ON "_pages_v" USING btree ("version_lang");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_translation_group_idx" ON "_pages_v" USING btree ("version_translation_group");
  CREATE INDEX "_pages_v_version_version_sample_key_idx" ON "_pages_v" USING btree ("version_sample_key");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "version_uid_version_lang_version_kind_idx" ON "_pages_v" USING btree ("version_uid","version_lang","version_kind");
  CREATE INDEX "media_sample_key_idx" ON "media" USING btree ("sample_key");
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_languages_order_idx" ON "sites_languages" USING btree ("order");
  CREATE INDEX "sites_languages_parent_idx" ON "sites_languages" USING btree ("parent_id");
  CREATE INDEX "sites_header_menu_items_items_order_idx" ON "sites_header_menu_items_items" USING btree ("_order");
  CREATE INDEX "sites_header_menu_items_items_parent_id_idx" ON "sites_header_menu_items_items" USING btree ("_parent_id");
  CREATE INDEX "sites_header_menu_items_items_action_action_page_idx" ON "sites_header_menu_items_items" USING btree ("action_page_id");
  CREATE UNIQUE INDEX "sites_header_menu_items_items_locales_locale_parent_id_uniqu" ON "sites_header_menu_items_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_header_menu_items_order_idx" ON "sites_header_menu_items" USING btree ("_order");
  CREATE INDEX "sites_header_menu_items_parent_id_idx" ON "sites_header_menu_items" USING btree ("_parent_id");
  CREATE INDEX "sites_header_menu_items_action_action_page_idx" ON "sites_header_menu_items" USING btree ("action_page_id");
  CREATE UNIQUE INDEX "sites_header_menu_items_locales_locale_parent_id_unique" ON "sites_header_menu_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_header_dropdown_menu_items_items_order_idx" ON "sites_header_dropdown_menu_items_items" USING btree ("_order");
  CREATE INDEX "sites_header_dropdown_menu_items_items_parent_id_idx" ON "sites_header_dropdown_menu_items_items" USING btree ("_parent_id");
  CREATE INDEX "sites_header_dropdown_menu_items_items_action_action_pag_idx" ON "sites_header_dropdown_menu_items_items" USING btree ("action_page_id");
  CREATE UNIQUE INDEX "sites_header_dropdown_menu_items_items_locales_locale_parent" ON "sites_header_dropdown_menu_items_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_header_dropdown_menu_items_order_idx" ON "sites_header_dropdown_menu_items" USING btree ("_order");
  CREATE INDEX "sites_header_dropdown_menu_items_parent_id_idx" ON "sites_header_dropdown_menu_items" USING btree ("_parent_id");
  CREATE INDEX "sites_header_dropdown_menu_items_action_action_page_idx" ON "sites_header_dropdown_menu_items" USING btree ("action_page_id");
  CREATE UNIQUE INDEX "sites_header_dropdown_menu_items_locales_locale_parent_id_un" ON "sites_header_dropdown_menu_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_header_currencies_order_idx" ON "sites_header_currencies" USING btree ("order");
  CREATE INDEX "sites_header_currencies_parent_idx" ON "sites_header_currencies" USING btree ("parent_id");
  CREATE INDEX "sites_quick_links_columns_links_order_idx" ON "sites_quick_links_columns_links" USING btree ("_order");
  CREATE INDEX "sites_quick_links_columns_links_parent_id_idx" ON "sites_quick_links_columns_links" USING btree ("_parent_id");
  CREATE INDEX "sites_quick_links_columns_links_page_idx" ON "sites_quick_links_columns_links" USING btree ("page_id");
  CREATE UNIQUE INDEX "sites_quick_links_columns_links_locales_locale_parent_id_uni" ON "sites_quick_links_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_quick_links_columns_order_idx" ON "sites_quick_links_columns" USING btree ("_order");
  CREATE INDEX "sites_quick_links_columns_parent_id_idx" ON "sites_quick_links_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "sites_quick_links_columns_locales_locale_parent_id_unique" ON "sites_quick_links_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_quick_links_order_idx" ON "sites_quick_links" USING btree ("_order");
  CREATE INDEX "sites_quick_links_parent_id_idx" ON "sites_quick_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "sites_quick_links_locales_locale_parent_id_unique" ON "sites_quick_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_contacts_order_idx" ON "sites_contacts" USING btree ("_order");
  CREATE INDEX "sites_contacts_parent_id_idx" ON "sites_contacts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "sites_contacts_locales_locale_parent_id_unique" ON "sites_contacts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_payment_icons_order_idx" ON "sites_payment_icons" USING btree ("_order");
  CREATE INDEX "sites_payment_icons_parent_id_idx" ON "sites_payment_icons" USING btree ("_parent_id");
  CREATE INDEX "sites_experiments_languages_order_idx" ON "sites_experiments_languages" USING btree ("order");
  CREATE INDEX "sites_experiments_languages_parent_idx" ON "sites_experiments_languages" USING btree ("parent_id");
  CREATE INDEX "sites_experiments_order_idx" ON "sites_experiments" USING btree ("_order");
  CREATE INDEX "sites_experiments_parent_id_idx" ON "sites_experiments" USING btree ("_parent_id");
  CREATE INDEX "sites_social_image_social_image_media_idx" ON "sites" USING btree ("social_image_media_id");
  CREATE INDEX "sites_header_logo_header_logo_media_idx" ON "sites" USING btree ("header_logo_media_id");
  CREATE INDEX "sites_header_header_ticket_page_idx" ON "sites" USING btree ("header_ticket_page_id");
  CREATE INDEX "sites_uid_idx" ON "sites" USING btree ("uid");
  CREATE INDEX "sites_unfinished_since_idx" ON "sites" USING btree ("unfinished_since");
  CREATE INDEX "sites_updated_at_idx" ON "sites" USING btree ("updated_at");
  CREATE INDEX "sites_created_at_idx" ON "sites" USING btree ("created_at");
  CREATE INDEX "sites_deleted_at_idx" ON "sites" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "sites_locales_locale_parent_id_unique" ON "sites_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sites_v_version_languages_order_idx" ON "_sites_v_version_languages" USING btree ("order");
  CREATE INDEX "_sites_v_version_languages_parent_idx" ON "_sites_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_sites_v_version_header_menu_items_items_order_idx" ON "_sites_v_version_header_menu_items_items" USING btree ("_order");
  CREATE INDEX "_sites_v_version_header_menu_items_items_parent_id_idx" ON "_sites_v_version_header_menu_items_items" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_header_menu_items_items_action_action_p_idx" ON "_sites_v_version_header_menu_items_items" USING btree ("action_page_id");
  CREATE UNIQUE INDEX "_sites_v_version_header_menu_items_items_locales_locale_pare" ON "_sites_v_version_header_menu_items_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sites_v_version_header_menu_items_order_idx" ON "_sites_v_version_header_menu_items" USING btree ("_order");
  CREATE INDEX "_sites_v_version_header_menu_items_parent_id_idx" ON "_sites_v_version_header_menu_items" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_header_menu_items_action_action_page_idx" ON "_sites_v_version_header_menu_items" USING btree ("action_page_id");
  CREATE UNIQUE INDEX "_sites_v_version_header_menu_items_locales_locale_parent_id_" ON "_sites_v_version_header_menu_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sites_v_version_header_dropdown_menu_items_items_order_idx" ON "_sites_v_version_header_dropdown_menu_items_items" USING btree ("_order");
  CREATE INDEX "_sites_v_version_header_dropdown_menu_items_items_parent_id_idx" ON "_sites_v_version_header_dropdown_menu_items_items" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_header_dropdown_menu_items_items_action_idx" ON "_sites_v_version_header_dropdown_menu_items_items" USING btree ("action_page_id");
  CREATE UNIQUE INDEX "_sites_v_version_header_dropdown_menu_items_items_locales_lo" ON "_sites_v_version_header_dropdown_menu_items_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sites_v_version_header_dropdown_menu_items_order_idx" ON "_sites_v_version_header_dropdown_menu_items" USING btree ("_order");
  CREATE INDEX "_sites_v_version_header_dropdown_menu_items_parent_id_idx" ON "_sites_v_version_header_dropdown_menu_items" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_header_dropdown_menu_items_action_actio_idx" ON "_sites_v_version_header_dropdown_menu_items" USING btree ("action_page_id");
  CREATE UNIQUE INDEX "_sites_v_version_header_dropdown_menu_items_locales_locale_p" ON "_sites_v_version_header_dropdown_menu_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sites_v_version_header_currencies_order_idx" ON "_sites_v_version_header_currencies" USING btree ("order");
  CREATE INDEX "_sites_v_version_header_currencies_parent_idx" ON "_sites_v_version_header_currencies" USING btree ("parent_id");
  CREATE INDEX "_sites_v_version_quick_links_columns_links_order_idx" ON "_sites_v_version_quick_links_columns_links" USING btree ("_order");
  CREATE INDEX "_sites_v_version_quick_links_columns_links_parent_id_idx" ON "_sites_v_version_quick_links_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_quick_links_columns_links_page_idx" ON "_sites_v_version_quick_links_columns_links" USING btree ("page_id");
  CREATE UNIQUE INDEX "_sites_v_version_quick_links_columns_links_locales_locale_pa" ON "_sites_v_version_quick_links_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sites_v_version_quick_links_columns_order_idx" ON "_sites_v_version_quick_links_columns" USING btree ("_order");
  CREATE INDEX "_sites_v_version_quick_links_columns_parent_id_idx" ON "_sites_v_version_quick_links_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_sites_v_version_quick_links_columns_locales_locale_parent_i" ON "_sites_v_version_quick_links_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sites_v_version_quick_links_order_idx" ON "_sites_v_version_quick_links" USING btree ("_order");
  CREATE INDEX "_sites_v_version_quick_links_parent_id_idx" ON "_sites_v_version_quick_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_sites_v_version_quick_links_locales_locale_parent_id_unique" ON "_sites_v_version_quick_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sites_v_version_contacts_order_idx" ON "_sites_v_version_contacts" USING btree ("_order");
  CREATE INDEX "_sites_v_version_contacts_parent_id_idx" ON "_sites_v_version_contacts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_sites_v_version_contacts_locales_locale_parent_id_unique" ON "_sites_v_version_contacts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sites_v_version_payment_icons_order_idx" ON "_sites_v_version_payment_icons" USING btree ("_order");
  CREATE INDEX "_sites_v_version_payment_icons_parent_id_idx" ON "_sites_v_version_payment_icons" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_experiments_languages_order_idx" ON "_sites_v_version_experiments_languages" USING btree ("order");
  CREATE INDEX "_sites_v_version_experiments_languages_parent_idx" ON "_sites_v_version_experiments_languages" USING btree ("parent_id");
  CREATE INDEX "_sites_v_version_experiments_order_idx" ON "_sites_v_version_experiments" USING btree ("_order");
  CREATE INDEX "_sites_v_version_experiments_parent_id_idx" ON "_sites_v_version_experiments" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_parent_idx" ON "_sites_v" USING btree ("parent_id");
  CREATE INDEX "_sites_v_version_social_image_version_social_image_media_idx" ON "_sites_v" USING btree ("version_social_image_media_id");
  CREATE INDEX "_sites_v_version_header_logo_version_header_logo_media_idx" ON "_sites_v" USING btree ("version_header_logo_media_id");
  CREATE INDEX "_sites_v_version_header_version_header_ticket_page_idx" ON "_sites_v" USING btree ("version_header_ticket_page_id");
  CREATE INDEX "_sites_v_version_version_uid_idx" ON "_sites_v" USING btree ("version_uid");
  CREATE INDEX "_sites_v_version_version_unfinished_since_idx" ON "_sites_v" USING btree ("version_unfinished_since");
  CREATE INDEX "_sites_v_version_version_updated_at_idx" ON "_sites_v" USING btree ("version_updated_at");
  CREATE INDEX "_sites_v_version_version_created_at_idx" ON "_sites_v" USING btree ("version_created_at");
  CREATE INDEX "_sites_v_version_version_deleted_at_idx" ON "_sites_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sites_v_created_at_idx" ON "_sites_v" USING btree ("created_at");
  CREATE INDEX "_sites_v_updated_at_idx" ON "_sites_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_sites_v_locales_locale_parent_id_unique" ON "_sites_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "redirects_site_idx" ON "redirects" USING btree ("site_id");
  CREATE INDEX "redirects_page_idx" ON "redirects" USING btree ("page_id");
  CREATE INDEX "redirects_host_idx" ON "redirects" USING btree ("host");
  CREATE INDEX "redirects_trashed_page_idx" ON "redirects" USING btree ("trashed_page");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "host_path_idx" ON "redirects" USING btree ("host","path");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_site_idx" ON "_redirects_v" USING btree ("version_site_id");
  CREATE INDEX "_redirects_v_version_version_page_idx" ON "_redirects_v" USING btree ("version_page_id");
  CREATE INDEX "_redirects_v_version_version_host_idx" ON "_redirects_v" USING btree ("version_host");
  CREATE INDEX "_redirects_v_version_version_trashed_page_idx" ON "_redirects_v" USING btree ("version_trashed_page");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version_deleted_at_idx" ON "_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "version_host_version_path_idx" ON "_redirects_v" USING btree ("version_host","version_path");
  CREATE INDEX "compositions_updated_at_idx" ON "compositions" USING btree ("updated_at");
  CREATE INDEX "compositions_created_at_idx" ON "compositions" USING btree ("created_at");
  CREATE INDEX "compositions_deleted_at_idx" ON "compositions" USING btree ("deleted_at");
  CREATE INDEX "_compositions_v_parent_idx" ON "_compositions_v" USING btree ("parent_id");
  CREATE INDEX "_compositions_v_version_version_updated_at_idx" ON "_compositions_v" USING btree ("version_updated_at");
  CREATE INDEX "_compositions_v_version_version_created_at_idx" ON "_compositions_v" USING btree ("version_created_at");
  CREATE INDEX "_compositions_v_version_version_deleted_at_idx" ON "_compositions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_compositions_v_created_at_idx" ON "_compositions_v" USING btree ("created_at");
  CREATE INDEX "_compositions_v_updated_at_idx" ON "_compositions_v" USING btree ("updated_at");
  CREATE INDEX "releases_site_idx" ON "releases" USING btree ("site_id");
  CREATE INDEX "releases_state_idx" ON "releases" USING btree ("state");
  CREATE INDEX "releases_due_at_idx" ON "releases" USING btree ("due_at");
  CREATE INDEX "releases_planned_by_idx" ON "releases" USING btree ("planned_by_id");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE INDEX "releases_rels_order_idx" ON "releases_rels" USING btree ("order");
  CREATE INDEX "releases_rels_parent_idx" ON "releases_rels" USING btree ("parent_id");
  CREATE INDEX "releases_rels_path_idx" ON "releases_rels" USING btree ("path");
  CREATE INDEX "releases_rels_pages_id_idx" ON "releases_rels" USING btree ("pages_id");
  CREATE INDEX "reviews_comments_order_idx" ON "reviews_comments" USING btree ("_order");
  CREATE INDEX "reviews_comments_parent_id_idx" ON "reviews_comments" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "reviews_page_idx" ON "reviews" USING btree ("page");
  CREATE INDEX "reviews_site_idx" ON "reviews" USING btree ("site");
  CREATE INDEX "reviews_state_idx" ON "reviews" USING btree ("state");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "users_rels_order_idx" ON "users_rels" USING btree ("order");
  CREATE INDEX "users_rels_parent_idx" ON "users_rels" USING btree ("parent_id");
  CREATE INDEX "users_rels_path_idx" ON "users_rels" USING btree ("path");
  CREATE INDEX "users_rels_sites_id_idx" ON "users_rels" USING btree ("sites_id");
  CREATE UNIQUE INDEX "publications_subject_idx" ON "publications" USING btree ("subject");
  CREATE INDEX "publications_state_idx" ON "publications" USING btree ("state");
  CREATE INDEX "publications_updated_at_idx" ON "publications" USING btree ("updated_at");
  CREATE INDEX "publications_created_at_idx" ON "publications" USING btree ("created_at");
  CREATE INDEX "publication_requests_not_before_idx" ON "publication_requests" USING btree ("not_before");
  CREATE INDEX "publication_requests_updated_at_idx" ON "publication_requests" USING btree ("updated_at");
  CREATE INDEX "publication_requests_created_at_idx" ON "publication_requests" USING btree ("created_at");
  CREATE INDEX "log_who_idx" ON "log" USING btree ("who");
  CREATE INDEX "log_updated_at_idx" ON "log" USING btree ("updated_at");
  CREATE INDEX "log_created_at_idx" ON "log" USING btree ("created_at");
  CREATE INDEX "preview_links_page_idx" ON "preview_links" USING btree ("page_id");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_folders_name_idx" ON "payload_folders" USING btree ("name");
  CREATE INDEX "payload_folders_folder_idx" ON "payload_folders" USING btree ("folder_id");
  CREATE INDEX "payload_folders_updated_at_idx" ON "payload_folders" USING btree ("updated_at");
  CREATE INDEX "payload_folders_created_at_idx" ON "payload_folders" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_sites_id_idx" ON "payload_locked_documents_rels" USING btree ("sites_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_compositions_id_idx" ON "payload_locked_documents_rels" USING btree ("compositions_id");
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("releases_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_publications_id_idx" ON "payload_locked_documents_rels" USING btree ("publications_id");
  CREATE INDEX "payload_locked_documents_rels_publication_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("publication_requests_id");
  CREATE INDEX "payload_locked_documents_rels_payload_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("payload_folders_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE UNIQUE INDEX "pages_address_once" ON "pages" ("uid","lang","kind") WHERE "deleted_at" IS NULL;
  CREATE UNIQUE INDEX "pages_translation_once" ON "pages" ("translation_group","lang") WHERE "deleted_at" IS NULL;
  CREATE UNIQUE INDEX "sites_address_once" ON "sites" ("uid") WHERE "deleted_at" IS NULL;
  CREATE UNIQUE INDEX "redirects_address_once" ON "redirects" ("host","path") WHERE "deleted_at" IS NULL;`)
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('There is no way back: restore a backup')
}
