import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "right_hour_facing" numeric;
  ALTER TABLE "pages" ADD COLUMN "right_hour_lights_from" varchar;
  ALTER TABLE "pages" ADD COLUMN "right_hour_lights_until" varchar;
  ALTER TABLE "pages" ADD COLUMN "right_hour_hour_notes" varchar;
  ALTER TABLE "pages" ADD COLUMN "right_hour_tides" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_right_hour_facing" numeric;
  ALTER TABLE "_pages_v" ADD COLUMN "version_right_hour_lights_from" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_right_hour_lights_until" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_right_hour_hour_notes" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_right_hour_tides" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "right_hour_facing";
  ALTER TABLE "pages" DROP COLUMN "right_hour_lights_from";
  ALTER TABLE "pages" DROP COLUMN "right_hour_lights_until";
  ALTER TABLE "pages" DROP COLUMN "right_hour_hour_notes";
  ALTER TABLE "pages" DROP COLUMN "right_hour_tides";
  ALTER TABLE "_pages_v" DROP COLUMN "version_right_hour_facing";
  ALTER TABLE "_pages_v" DROP COLUMN "version_right_hour_lights_from";
  ALTER TABLE "_pages_v" DROP COLUMN "version_right_hour_lights_until";
  ALTER TABLE "_pages_v" DROP COLUMN "version_right_hour_hour_notes";
  ALTER TABLE "_pages_v" DROP COLUMN "version_right_hour_tides";`)
}
