import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  CREATE TYPE "public"."enum__sites_v_version_default_currency" AS ENUM('EUR', 'USD', 'AED', 'SGD', 'INR', 'MYR', 'AZN', 'AUD', 'BHD', 'CAD', 'CHF', 'CNY', 'DKK', 'EGP', 'GBP', 'HKD', 'IDR', 'ISK', 'JPY', 'KRW', 'LBP', 'MOP', 'MXN', 'NZD', 'PLN', 'QAR', 'SAR', 'SEK', 'TWD', 'THB', 'VND', 'ZAR');
  CREATE TYPE "public"."enum__sites_v_version_structure_type" AS ENUM('rootDomain', 'subdomain', 'subfolder', 'subdomainWithSubfolder');
  CREATE TYPE "public"."enum__sites_v_version_booking_show_full_screen_pax" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__sites_v_version_booking_marketplace_flow" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__redirects_v_version_outcome" AS ENUM('moved', 'gone');
  CREATE TYPE "public"."enum__redirects_v_version_origin" AS ENUM('manual', 'moved');
  CREATE TYPE "public"."enum_log_action" AS ENUM('created', 'saved', 'published', 'withdrawn', 'trashed', 'restored', 'deleted');
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
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  DROP INDEX "uid_lang_kind_idx";
  DROP INDEX "sites_uid_idx";
  DROP INDEX "host_path_idx";
  ALTER TABLE "pages" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "sites" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "sites" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "redirects" ADD COLUMN "trashed_page" numeric;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
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
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
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
  CREATE INDEX "_sites_v_version_version_updated_at_idx" ON "_sites_v" USING btree ("version_updated_at");
  CREATE INDEX "_sites_v_version_version_created_at_idx" ON "_sites_v" USING btree ("version_created_at");
  CREATE INDEX "_sites_v_version_version_deleted_at_idx" ON "_sites_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sites_v_created_at_idx" ON "_sites_v" USING btree ("created_at");
  CREATE INDEX "_sites_v_updated_at_idx" ON "_sites_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_sites_v_locales_locale_parent_id_unique" ON "_sites_v_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "log_who_idx" ON "log" USING btree ("who");
  CREATE INDEX "log_updated_at_idx" ON "log" USING btree ("updated_at");
  CREATE INDEX "log_created_at_idx" ON "log" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "sites_deleted_at_idx" ON "sites" USING btree ("deleted_at");
  CREATE INDEX "redirects_trashed_page_idx" ON "redirects" USING btree ("trashed_page");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "uid_lang_kind_idx" ON "pages" USING btree ("uid","lang","kind");
  CREATE INDEX "sites_uid_idx" ON "sites" USING btree ("uid");
  CREATE INDEX "host_path_idx" ON "redirects" USING btree ("host","path");`)
  // By hand: what lies in the trash holds no address and no place among translations, which Payload's own indexes cannot say.
  // Where a group had two pages of one language, the later ones stand alone from now on, in all of their versions.
  await db.execute(sql`
   UPDATE "_pages_v" SET "version_translation_group" = "version_translation_group" || '-' || "parent_id" WHERE EXISTS (SELECT 1 FROM "pages" AS "later" JOIN "pages" AS "first" ON "first"."translation_group" = "later"."translation_group" AND "first"."lang" = "later"."lang" AND "first"."id" < "later"."id" WHERE "later"."id" = "_pages_v"."parent_id" AND "later"."translation_group" = "_pages_v"."version_translation_group");
  UPDATE "pages" SET "translation_group" = "translation_group" || '-' || "id" WHERE EXISTS (SELECT 1 FROM "pages" AS "first" WHERE "first"."translation_group" = "pages"."translation_group" AND "first"."lang" = "pages"."lang" AND "first"."id" < "pages"."id");
  CREATE UNIQUE INDEX "pages_address_once" ON "pages" ("uid","lang","kind") WHERE "deleted_at" IS NULL;
  CREATE UNIQUE INDEX "pages_translation_once" ON "pages" ("translation_group","lang") WHERE "deleted_at" IS NULL;
  CREATE UNIQUE INDEX "sites_address_once" ON "sites" ("uid") WHERE "deleted_at" IS NULL;
  CREATE UNIQUE INDEX "redirects_address_once" ON "redirects" ("host","path") WHERE "deleted_at" IS NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "pages_address_once";
  DROP INDEX "pages_translation_once";
  DROP INDEX "sites_address_once";
  DROP INDEX "redirects_address_once";`)
  await db.execute(sql`
   ALTER TABLE "_sites_v_version_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_header_menu_items_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_header_menu_items_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_header_menu_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_header_menu_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_header_dropdown_menu_items_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_header_dropdown_menu_items_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_header_dropdown_menu_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_header_dropdown_menu_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_header_currencies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_quick_links_columns_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_quick_links_columns_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_quick_links_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_quick_links_columns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_quick_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_quick_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_contacts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_contacts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_payment_icons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_experiments_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_experiments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_redirects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "log" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_sites_v_version_languages" CASCADE;
  DROP TABLE "_sites_v_version_header_menu_items_items" CASCADE;
  DROP TABLE "_sites_v_version_header_menu_items_items_locales" CASCADE;
  DROP TABLE "_sites_v_version_header_menu_items" CASCADE;
  DROP TABLE "_sites_v_version_header_menu_items_locales" CASCADE;
  DROP TABLE "_sites_v_version_header_dropdown_menu_items_items" CASCADE;
  DROP TABLE "_sites_v_version_header_dropdown_menu_items_items_locales" CASCADE;
  DROP TABLE "_sites_v_version_header_dropdown_menu_items" CASCADE;
  DROP TABLE "_sites_v_version_header_dropdown_menu_items_locales" CASCADE;
  DROP TABLE "_sites_v_version_header_currencies" CASCADE;
  DROP TABLE "_sites_v_version_quick_links_columns_links" CASCADE;
  DROP TABLE "_sites_v_version_quick_links_columns_links_locales" CASCADE;
  DROP TABLE "_sites_v_version_quick_links_columns" CASCADE;
  DROP TABLE "_sites_v_version_quick_links_columns_locales" CASCADE;
  DROP TABLE "_sites_v_version_quick_links" CASCADE;
  DROP TABLE "_sites_v_version_quick_links_locales" CASCADE;
  DROP TABLE "_sites_v_version_contacts" CASCADE;
  DROP TABLE "_sites_v_version_contacts_locales" CASCADE;
  DROP TABLE "_sites_v_version_payment_icons" CASCADE;
  DROP TABLE "_sites_v_version_experiments_languages" CASCADE;
  DROP TABLE "_sites_v_version_experiments" CASCADE;
  DROP TABLE "_sites_v" CASCADE;
  DROP TABLE "_sites_v_locales" CASCADE;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "log" CASCADE;
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "sites_deleted_at_idx";
  DROP INDEX "redirects_trashed_page_idx";
  DROP INDEX "redirects_deleted_at_idx";
  DROP INDEX "uid_lang_kind_idx";
  DROP INDEX "sites_uid_idx";
  DROP INDEX "host_path_idx";
  CREATE UNIQUE INDEX "uid_lang_kind_idx" ON "pages" USING btree ("uid","lang","kind");
  CREATE UNIQUE INDEX "sites_uid_idx" ON "sites" USING btree ("uid");
  CREATE UNIQUE INDEX "host_path_idx" ON "redirects" USING btree ("host","path");
  ALTER TABLE "pages" DROP COLUMN "edited_by";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "edited_by";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "sites" DROP COLUMN "edited_by";
  ALTER TABLE "sites" DROP COLUMN "deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "edited_by";
  ALTER TABLE "redirects" DROP COLUMN "trashed_page";
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";
  DROP TYPE "public"."enum__sites_v_version_languages";
  DROP TYPE "public"."enum__sites_v_header_menu_items_items_appearance";
  DROP TYPE "public"."enum__sites_v_header_menu_items_appearance";
  DROP TYPE "public"."enum__sites_v_header_dropdown_menu_items_items_appearance";
  DROP TYPE "public"."enum__sites_v_header_dropdown_menu_items_appearance";
  DROP TYPE "public"."enum__sites_v_version_header_currencies";
  DROP TYPE "public"."enum__sites_v_version_contacts_cta_type";
  DROP TYPE "public"."enum__sites_v_version_payment_icons_name";
  DROP TYPE "public"."enum__sites_v_version_experiments_languages";
  DROP TYPE "public"."enum__sites_v_version_experiments_share";
  DROP TYPE "public"."enum__sites_v_version_experiments_audience";
  DROP TYPE "public"."enum__sites_v_version_brand";
  DROP TYPE "public"."enum__sites_v_version_default_currency";
  DROP TYPE "public"."enum__sites_v_version_structure_type";
  DROP TYPE "public"."enum__sites_v_version_booking_show_full_screen_pax";
  DROP TYPE "public"."enum__sites_v_version_booking_marketplace_flow";
  DROP TYPE "public"."enum__redirects_v_version_outcome";
  DROP TYPE "public"."enum__redirects_v_version_origin";
  DROP TYPE "public"."enum_log_action";`)
}
