import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "listed_under" numeric;
  ALTER TABLE "pages" ADD COLUMN "last_edited" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_listed_under" numeric;
  ALTER TABLE "_pages_v" ADD COLUMN "version_last_edited" varchar;
  CREATE INDEX "pages_listed_under_idx" ON "pages" USING btree ("listed_under");
  CREATE INDEX "pages_last_edited_idx" ON "pages" USING btree ("last_edited");
  CREATE INDEX "_pages_v_version_version_listed_under_idx" ON "_pages_v" USING btree ("version_listed_under");
  CREATE INDEX "_pages_v_version_version_last_edited_idx" ON "_pages_v" USING btree ("version_last_edited");`)
  // A version that no account saved is no edit of a person.
  await db.execute(sql`UPDATE "_pages_v" SET "version_last_edited" = CASE
    WHEN "version_edited_by" IS NOT NULL AND "version_updated_at" IS NOT NULL THEN to_char("version_updated_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    WHEN CAST("version_kind" AS text) IN ('company', 'privacy', 'terms', 'cancellation') THEN '0' ELSE '1' END
    WHERE "latest" = true;`)
  // The document in the site's main language, else the oldest one, stands for all.
  await db.execute(sql`UPDATE "_pages_v" SET "version_listed_under" = "found"."main" FROM (
    SELECT "v"."id" AS "version", first_value("v"."parent_id") OVER (
      PARTITION BY "v"."version_translation_group", "v"."version_site_id"
      ORDER BY CASE WHEN CAST("v"."version_lang" AS text) = (
        SELECT CAST("l"."value" AS text) FROM "sites_languages" "l" WHERE "l"."parent_id" = "v"."version_site_id"
        ORDER BY CASE WHEN CAST("l"."value" AS text) = 'en' THEN 0 ELSE 1 END, "l"."order" LIMIT 1
      ) THEN 0 ELSE 1 END, "v"."parent_id"
    ) AS "main" FROM "_pages_v" "v"
    WHERE "v"."latest" = true AND "v"."version_deleted_at" IS NULL AND "v"."version_translation_group" IS NOT NULL
  ) AS "found" WHERE "_pages_v"."id" = "found"."version" AND "_pages_v"."parent_id" <> "found"."main";`)
  // It has the time of the newest edit in any language.
  await db.execute(sql`UPDATE "_pages_v" SET "version_last_edited" = "newest"."time" FROM (
    SELECT "version_listed_under" AS "main", max("version_last_edited") AS "time" FROM "_pages_v"
    WHERE "latest" = true AND "version_listed_under" IS NOT NULL GROUP BY "version_listed_under"
  ) AS "newest" WHERE "_pages_v"."parent_id" = "newest"."main" AND "_pages_v"."latest" = true
    AND "_pages_v"."version_last_edited" < "newest"."time";`)
  await db.execute(sql`UPDATE "pages" SET "listed_under" = "v"."version_listed_under", "last_edited" = "v"."version_last_edited"
    FROM "_pages_v" "v" WHERE "v"."parent_id" = "pages"."id" AND "v"."latest" = true;`)
  // Lists open with the new order and columns.
  await db.execute(sql`DELETE FROM "payload_preferences" WHERE "key" = 'collection-pages';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "pages_listed_under_idx";
  DROP INDEX "pages_last_edited_idx";
  DROP INDEX "_pages_v_version_version_listed_under_idx";
  DROP INDEX "_pages_v_version_version_last_edited_idx";
  ALTER TABLE "pages" DROP COLUMN "listed_under";
  ALTER TABLE "pages" DROP COLUMN "last_edited";
  ALTER TABLE "_pages_v" DROP COLUMN "version_listed_under";
  ALTER TABLE "_pages_v" DROP COLUMN "version_last_edited";`)
}
