import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** What was planned with Payload's own schedule, written by hand: each becomes a release of one page; its number waits in `message`. */
const CONVERSION = [
  sql`INSERT INTO \`releases\` (\`name\`, \`site_id\`, \`action\`, \`local_time\`, \`time_zone\`, \`due_at\`, \`planned_by_id\`, \`message\`)
    SELECT coalesce(p.\`admin_label\`, p.\`title\`, 'Untitled page'), p.\`site_id\`, coalesce(json_extract(j.\`input\`, '$.type'), 'publish'),
      substr(j.\`wait_until\`, 1, 16), 'UTC', j.\`wait_until\`, u.\`id\`, p.\`id\`
    FROM \`payload_jobs\` j
    JOIN \`pages\` p ON p.\`id\` = CAST(json_extract(j.\`input\`, '$.doc.value') AS integer)
    LEFT JOIN \`users\` u ON u.\`id\` = json_extract(j.\`input\`, '$.user.value')
    WHERE j.\`task_slug\` = 'schedulePublish' AND j.\`completed_at\` IS NULL AND p.\`site_id\` IS NOT NULL`,
  sql`INSERT INTO \`releases_rels\` (\`order\`, \`parent_id\`, \`path\`, \`pages_id\`)
    SELECT 1, \`id\`, 'pages', CAST(\`message\` AS integer) FROM \`releases\``,
  sql`UPDATE \`releases\` SET \`message\` = NULL`,
]

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  for (const statement of CONVERSION) await db.run(statement)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
}
