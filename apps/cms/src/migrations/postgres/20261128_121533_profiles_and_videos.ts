import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "sites_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL
  );
  
  CREATE TABLE "_sites_v_version_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  ALTER TABLE "sites_profiles" ADD CONSTRAINT "sites_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_profiles" ADD CONSTRAINT "_sites_v_version_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sites_profiles_order_idx" ON "sites_profiles" USING btree ("_order");
  CREATE INDEX "sites_profiles_parent_id_idx" ON "sites_profiles" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_profiles_order_idx" ON "_sites_v_version_profiles" USING btree ("_order");
  CREATE INDEX "_sites_v_version_profiles_parent_id_idx" ON "_sites_v_version_profiles" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sites_profiles" CASCADE;
  DROP TABLE "_sites_v_version_profiles" CASCADE;`)
}
