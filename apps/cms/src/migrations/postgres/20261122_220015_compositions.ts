import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "compositions_id" integer;
  ALTER TABLE "_compositions_v" ADD CONSTRAINT "_compositions_v_parent_id_compositions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."compositions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "compositions_updated_at_idx" ON "compositions" USING btree ("updated_at");
  CREATE INDEX "compositions_created_at_idx" ON "compositions" USING btree ("created_at");
  CREATE INDEX "compositions_deleted_at_idx" ON "compositions" USING btree ("deleted_at");
  CREATE INDEX "_compositions_v_parent_idx" ON "_compositions_v" USING btree ("parent_id");
  CREATE INDEX "_compositions_v_version_version_updated_at_idx" ON "_compositions_v" USING btree ("version_updated_at");
  CREATE INDEX "_compositions_v_version_version_created_at_idx" ON "_compositions_v" USING btree ("version_created_at");
  CREATE INDEX "_compositions_v_version_version_deleted_at_idx" ON "_compositions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_compositions_v_created_at_idx" ON "_compositions_v" USING btree ("created_at");
  CREATE INDEX "_compositions_v_updated_at_idx" ON "_compositions_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_compositions_fk" FOREIGN KEY ("compositions_id") REFERENCES "public"."compositions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_compositions_id_idx" ON "payload_locked_documents_rels" USING btree ("compositions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "compositions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_compositions_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "compositions" CASCADE;
  DROP TABLE "_compositions_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_compositions_fk";
  
  DROP INDEX "payload_locked_documents_rels_compositions_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "compositions_id";`)
}
