import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sites_english" AS ENUM('en-US', 'en-GB');
  CREATE TYPE "public"."enum__sites_v_version_english" AS ENUM('en-US', 'en-GB');
  ALTER TABLE "sites" ADD COLUMN "english" "enum_sites_english" DEFAULT 'en-US';
  ALTER TABLE "_sites_v" ADD COLUMN "version_english" "enum__sites_v_version_english" DEFAULT 'en-US';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" DROP COLUMN "english";
  ALTER TABLE "_sites_v" DROP COLUMN "version_english";
  DROP TYPE "public"."enum_sites_english";
  DROP TYPE "public"."enum__sites_v_version_english";`)
}
