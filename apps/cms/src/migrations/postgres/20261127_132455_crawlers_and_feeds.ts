import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ADD COLUMN "machine_interfaces_product_feeds" boolean DEFAULT false;
  ALTER TABLE "sites" ADD COLUMN "machine_interfaces_guide_feed" boolean DEFAULT true;
  ALTER TABLE "sites" ADD COLUMN "machine_interfaces_calendars" boolean DEFAULT true;
  ALTER TABLE "sites" ADD COLUMN "crawlers_search" boolean DEFAULT true;
  ALTER TABLE "sites" ADD COLUMN "crawlers_answers" boolean DEFAULT true;
  ALTER TABLE "sites" ADD COLUMN "crawlers_training" boolean DEFAULT true;
  ALTER TABLE "_sites_v" ADD COLUMN "version_machine_interfaces_product_feeds" boolean DEFAULT false;
  ALTER TABLE "_sites_v" ADD COLUMN "version_machine_interfaces_guide_feed" boolean DEFAULT true;
  ALTER TABLE "_sites_v" ADD COLUMN "version_machine_interfaces_calendars" boolean DEFAULT true;
  ALTER TABLE "_sites_v" ADD COLUMN "version_crawlers_search" boolean DEFAULT true;
  ALTER TABLE "_sites_v" ADD COLUMN "version_crawlers_answers" boolean DEFAULT true;
  ALTER TABLE "_sites_v" ADD COLUMN "version_crawlers_training" boolean DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" DROP COLUMN "machine_interfaces_product_feeds";
  ALTER TABLE "sites" DROP COLUMN "machine_interfaces_guide_feed";
  ALTER TABLE "sites" DROP COLUMN "machine_interfaces_calendars";
  ALTER TABLE "sites" DROP COLUMN "crawlers_search";
  ALTER TABLE "sites" DROP COLUMN "crawlers_answers";
  ALTER TABLE "sites" DROP COLUMN "crawlers_training";
  ALTER TABLE "_sites_v" DROP COLUMN "version_machine_interfaces_product_feeds";
  ALTER TABLE "_sites_v" DROP COLUMN "version_machine_interfaces_guide_feed";
  ALTER TABLE "_sites_v" DROP COLUMN "version_machine_interfaces_calendars";
  ALTER TABLE "_sites_v" DROP COLUMN "version_crawlers_search";
  ALTER TABLE "_sites_v" DROP COLUMN "version_crawlers_answers";
  ALTER TABLE "_sites_v" DROP COLUMN "version_crawlers_training";`)
}
