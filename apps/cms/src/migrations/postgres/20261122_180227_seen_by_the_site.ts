import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "publications" ADD COLUMN "awaited_since" timestamp(3) with time zone;
  ALTER TABLE "publications" ADD COLUMN "seen_at" timestamp(3) with time zone;
  ALTER TABLE "publication_requests" ADD COLUMN "subject" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "publications" DROP COLUMN "awaited_since";
  ALTER TABLE "publications" DROP COLUMN "seen_at";
  ALTER TABLE "publication_requests" DROP COLUMN "subject";`)
}
