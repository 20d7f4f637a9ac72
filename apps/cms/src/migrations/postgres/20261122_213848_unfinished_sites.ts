import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ADD COLUMN "unfinished_since" timestamp(3) with time zone;
  ALTER TABLE "_sites_v" ADD COLUMN "version_unfinished_since" timestamp(3) with time zone;
  CREATE INDEX "sites_unfinished_since_idx" ON "sites" USING btree ("unfinished_since");
  CREATE INDEX "_sites_v_version_version_unfinished_since_idx" ON "_sites_v" USING btree ("version_unfinished_since");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "sites_unfinished_since_idx";
  DROP INDEX "_sites_v_version_version_unfinished_since_idx";
  ALTER TABLE "sites" DROP COLUMN "unfinished_since";
  ALTER TABLE "_sites_v" DROP COLUMN "version_unfinished_since";`)
}
