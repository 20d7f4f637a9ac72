import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ADD COLUMN "machine_interfaces_agents" boolean DEFAULT true;
  ALTER TABLE "sites" ADD COLUMN "machine_interfaces_octo" boolean DEFAULT false;
  ALTER TABLE "_sites_v" ADD COLUMN "version_machine_interfaces_agents" boolean DEFAULT true;
  ALTER TABLE "_sites_v" ADD COLUMN "version_machine_interfaces_octo" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" DROP COLUMN "machine_interfaces_agents";
  ALTER TABLE "sites" DROP COLUMN "machine_interfaces_octo";
  ALTER TABLE "_sites_v" DROP COLUMN "version_machine_interfaces_agents";
  ALTER TABLE "_sites_v" DROP COLUMN "version_machine_interfaces_octo";`)
}
