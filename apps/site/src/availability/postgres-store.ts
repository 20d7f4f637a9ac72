import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { z } from 'zod'
import type { AvailabilityRow } from './availability-row.ts'
import type { AvailabilityStore, RetentionCutoffs } from './availability-store.ts'

/** The number is the version: during a deployment two releases may share a database. */
const SCHEMA = 'site_availability_1'
/** Advisory lock: processes that start together create the schema one after another. */
const LOCK = 73_002
/** Milliseconds after which a question fails. */
const TIMEOUT = 5000
/** Seconds for which a claim holds; the process that has it renews it well before. */
const CLAIM_HOLDS = 15
/** Seconds by which a row may be seen later than it says it was written; such rows are read again. */
const SEEN_LATE = 5

const CREATE = `
SELECT pg_advisory_xact_lock(${LOCK});
CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
CREATE TABLE IF NOT EXISTS ${SCHEMA}.part (
  tgid BIGINT NOT NULL, part TEXT NOT NULL, read_at BIGINT NOT NULL, said TEXT NOT NULL,
  written_at TIMESTAMPTZ NOT NULL, PRIMARY KEY (tgid, part)
);
CREATE INDEX IF NOT EXISTS part_by_time ON ${SCHEMA}.part (written_at);
CREATE TABLE IF NOT EXISTS ${SCHEMA}.claim (
  name TEXT PRIMARY KEY, holder TEXT NOT NULL, until TIMESTAMPTZ NOT NULL
);`

/** Rows in the order of their keys, so that processes that write the same do not wait for each other in a circle. */
const PUT = `
INSERT INTO ${SCHEMA}.part AS kept
SELECT tgid, part, "readAt", said, clock_timestamp()
FROM jsonb_to_recordset($1::jsonb) AS given(tgid BIGINT, part TEXT, "readAt" BIGINT, said TEXT)
ORDER BY tgid, part
ON CONFLICT (tgid, part) DO UPDATE SET read_at = excluded.read_at, said = excluded.said, written_at = excluded.written_at
WHERE excluded.read_at > kept.read_at`

const READ_NEW = `
SELECT tgid, part, read_at AS "readAt", said, written_at::text AS "writtenAt" FROM ${SCHEMA}.part
WHERE written_at > $1::timestamptz - interval '${SEEN_LATE} seconds' ORDER BY written_at`

const CLAIM = `
INSERT INTO ${SCHEMA}.claim AS kept VALUES ('fill', $1, clock_timestamp() + interval '${CLAIM_HOLDS} seconds')
ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
WHERE kept.holder = excluded.holder OR kept.until < clock_timestamp() RETURNING holder`

/** Large numbers arrive as text. */
const rowSchema = z.object({
  tgid: z.coerce.number().int().positive(),
  part: z.string(),
  readAt: z.coerce.number(),
  said: z.string(),
  writtenAt: z.string(),
})

/** The parts in a PostgreSQL shared by several processes, of which one fills the index. */
export class PostgresAvailabilityStore implements AvailabilityStore {
  readonly #pool: Pool
  readonly #holder = randomUUID()
  #created: Promise<unknown> | undefined
  #seen = '-infinity'

  constructor(url: string) {
    this.#pool = new Pool({
      connectionString: url,
      max: 2,
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
      application_name: 'site availability',
    })
    // An idle connection broke; the next question opens another.
    this.#pool.on('error', () => undefined)
  }

  async readNew(): Promise<readonly AvailabilityRow[]> {
    const rows = await this.#ask(READ_NEW, [this.#seen])
    const parts = rows.flatMap((row) => rowSchema.safeParse(row).data ?? [])
    this.#seen = parts.at(-1)?.writtenAt ?? this.#seen
    return parts
  }

  async write(parts: readonly AvailabilityRow[]): Promise<void> {
    await this.#ask(PUT, [JSON.stringify(parts)])
  }

  async removeBefore({ before, historiesBefore }: RetentionCutoffs): Promise<void> {
    const oldest = "CASE part WHEN 'soldOut' THEN $1::bigint ELSE $2::bigint END"
    const remove = `DELETE FROM ${SCHEMA}.part WHERE read_at < ${oldest} AND part <> 'venue'`
    await this.#ask(remove, [historiesBefore, before])
  }

  async claim(): Promise<boolean> {
    return (await this.#ask(CLAIM, [this.#holder])).length > 0
  }

  async size(): Promise<number> {
    const [row] = await this.#ask(`SELECT pg_total_relation_size('${SCHEMA}.part') AS bytes`, [])
    return Number(row?.bytes ?? 0)
  }

  /** Releases the claim, so that another process need not wait for its end. */
  async close(): Promise<void> {
    try {
      await this.#ask(`DELETE FROM ${SCHEMA}.claim WHERE holder = $1`, [this.#holder])
    } catch {
      // It ends by itself.
    }
    await this.#pool.end()
  }

  async #ask(question: string, values: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]> {
    await this.#create()
    return (await this.#pool.query<Record<string, unknown>>(question, [...values])).rows
  }

  async #create(): Promise<void> {
    this.#created ??= this.#pool.query(CREATE)
    try {
      await this.#created
    } catch (error) {
      this.#created = undefined
      throw error
    }
  }
}
