import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ADD COLUMN "main_address_order" numeric;
  ALTER TABLE "_sites_v" ADD COLUMN "version_main_address_order" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" DROP COLUMN "main_address_order";
  ALTER TABLE "_sites_v" DROP COLUMN "version_main_address_order";`)
}
