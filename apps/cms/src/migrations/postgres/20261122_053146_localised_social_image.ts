import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites_locales" ADD COLUMN "social_image_alt" varchar;
  ALTER TABLE "sites" DROP COLUMN "social_image_alt";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ADD COLUMN "social_image_alt" varchar;
  ALTER TABLE "sites_locales" DROP COLUMN "social_image_alt";`)
}
