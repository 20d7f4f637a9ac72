import { dirname, join } from 'node:path'
import { chunk } from '@passepartout/content-model/chunk'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { z } from 'zod'
import type { MissDatabase } from './miss-database.ts'
import { PostgresMissDatabase } from './postgres-miss-database.ts'
import { type DailyMissCount, MISS_OUTCOMES, MISS_REMEDIES, type MissRemedy, type ReportedMiss } from './search-miss.ts'
import { SqliteMissDatabase } from './sqlite-miss-database.ts'

/** Rows of one statement. */
const ROWS_AT_ONCE = 500
/** Most queries that are listed. */
const MOST_LISTED = 500

const seenSchema = z.object({ digest: z.string(), visitors: z.number() })
const listedSchema = z.object({
  digest: z.string(),
  site: z.string(),
  lang: z.enum(LANGUAGE_CODES),
  query: z.string(),
  outcome: z.enum(MISS_OUTCOMES),
  day: z.string(),
  asked: z.number(),
  remedy: z.enum(MISS_REMEDIES).nullable(),
  done_day: z.string().nullable(),
})
type ListedRow = z.infer<typeof listedSchema>

/** The address of the counts of an index: beside its file, or in its PostgreSQL. */
export function missStoreAddressForIndex(index: string): string {
  return isPostgres(index) ? index : join(dirname(index), 'misses.db')
}

/** @param address a file, or a PostgreSQL shared by several machines: `postgres://user:password@host/database` */
export function openMissStore(address: string, fewestVisitors: number): MissStore {
  const database = isPostgres(address) ? new PostgresMissDatabase(address) : new SqliteMissDatabase(address)
  return new MissStore(database, fewestVisitors)
}

function isPostgres(address: string): boolean {
  return /^postgres(ql)?:/.test(address)
}

/**
 * Stores the counts of several processes. The words of a query are stored once enough visitors asked it; until then there is a
 * keyed digest alone (docs/decisions/087-what-editors-see-of-search.md). Every method throws when the database is unavailable.
 */
export class MissStore {
  readonly #database: MissDatabase
  readonly #fewestVisitors: number

  constructor(database: MissDatabase, fewestVisitors: number) {
    this.#database = database
    this.#fewestVisitors = fewestVisitors
  }

  /** Adds searches to those that are counted, and stores the words of queries that enough visitors have asked. */
  async add(misses: readonly DailyMissCount[]): Promise<void> {
    // In the order of their keys, so that processes that write the same do not wait for each other in a circle.
    const rows = misses.toSorted((one, other) => (one.digest < other.digest ? -1 : 1))
    for (const some of chunk(rows, ROWS_AT_ONCE)) await this.#add(some)
  }

  async #add(rows: readonly DailyMissCount[]): Promise<void> {
    const { schema } = this.#database
    await this.#database.ask(
      `INSERT INTO ${schema}day AS kept (digest, day, asked, visitors) VALUES ${placesFor(rows, 4)}
       ON CONFLICT (digest, day) DO UPDATE SET asked = kept.asked + excluded.asked, visitors = kept.visitors | excluded.visitors`,
      rows.flatMap(({ digest, day, asked, visitors }) => [digest, day, asked, visitors]),
    )
    const byDigest = new Map(rows.map((row) => [row.digest, row]))
    const digests = [...byDigest.keys()]
    const seen = await this.#database.ask(
      `SELECT digest, visitors FROM ${schema}day WHERE digest IN ${placesFor([digests], digests.length)}`,
      digests,
    )
    const visitors = new Map<string, number>()
    for (const row of z.array(seenSchema).parse(seen))
      visitors.set(row.digest, (visitors.get(row.digest) ?? 0) | row.visitors)
    const known = [...byDigest.values()].filter(
      ({ digest }) => bitsOf(visitors.get(digest) ?? 0) >= this.#fewestVisitors,
    )
    if (known.length === 0) return
    await this.#database.ask(
      `INSERT INTO ${schema}query (digest, site, lang, query, outcome) VALUES ${placesFor(known, 5)}
       ON CONFLICT (digest) DO UPDATE SET outcome = excluded.outcome`,
      known.flatMap(({ digest, site, lang, query, outcome }) => [digest, site, lang, query, outcome]),
    )
  }

  /** Queries that enough visitors asked since a day, those asked most first. */
  async list(since: string): Promise<readonly ReportedMiss[]> {
    const { schema } = this.#database
    const rows = await this.#database.ask(
      `SELECT query.digest, query.site, query.lang, query.query, query.outcome, day.day, day.asked, done.remedy, done.day AS done_day
         FROM ${schema}query AS query JOIN ${schema}day AS day ON day.digest = query.digest
         LEFT JOIN ${schema}done AS done ON done.digest = query.digest
        WHERE day.day >= $1 ORDER BY day.day DESC, query.digest`,
      [since],
    )
    const queries = Map.groupBy(z.array(listedSchema).parse(rows), ({ digest }) => digest)
    return [...queries.values()]
      .flatMap(listed)
      .toSorted((one, other) => other.asked - one.asked)
      .slice(0, MOST_LISTED)
  }

  /**
   * Remembers what was done about a query until it is asked on a later day.
   *
   * @param today for a query that has no days any more
   */
  async settle(digest: string, remedy: MissRemedy, today: string): Promise<void> {
    const { schema } = this.#database
    await this.#database.ask(
      `INSERT INTO ${schema}done (digest, remedy, day)
       SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), coalesce(max(day), $3) FROM ${schema}day WHERE digest = $1
       ON CONFLICT (digest) DO UPDATE SET remedy = excluded.remedy, day = excluded.day`,
      [digest, remedy, today],
    )
  }

  /**
   * Removes what is old, and the oldest of what has no words yet where there are too many rows.
   *
   * @param since the first day of the counts that stay
   * @param doneSince the first day of the remedies that stay
   */
  async sweep(since: string, doneSince: string, mostRows: number): Promise<void> {
    const { schema } = this.#database
    const named = `digest IN (SELECT digest FROM ${schema}query)`
    await this.#database.ask(`DELETE FROM ${schema}day WHERE day < $1`, [since])
    await this.#database.ask(
      `DELETE FROM ${schema}day WHERE (digest, day) IN
         (SELECT digest, day FROM ${schema}day ORDER BY CASE WHEN ${named} THEN 0 ELSE 1 END, day DESC LIMIT 1000000 OFFSET $1)`,
      [mostRows],
    )
    await this.#database.ask(`DELETE FROM ${schema}query WHERE digest NOT IN (SELECT digest FROM ${schema}day)`, [])
    await this.#database.ask(`DELETE FROM ${schema}done WHERE day < $1`, [doneSince])
  }

  close(): Promise<void> {
    return this.#database.close()
  }
}

/** `($1, $2), ($3, $4)` for two rows of two values. */
function placesFor(rows: readonly unknown[], width: number): string {
  return rows
    .map((_, row) => `(${Array.from({ length: width }, (__, place) => `$${row * width + place + 1}`).join(', ')})`)
    .join(', ')
}

function listed(days: readonly ListedRow[]): ReportedMiss[] {
  const [newest] = days
  if (!newest) return []
  const { site, lang, query, outcome, remedy, done_day: doneDay } = newest
  const isDone = remedy === 'dismissed' || (remedy !== null && newest.day <= (doneDay ?? ''))
  return [
    {
      site,
      lang,
      query,
      outcome,
      asked: days.reduce((sum, { asked }) => sum + asked, 0),
      days: days.map(({ day, asked }) => ({ day, asked })),
      ...(isDone ? { done: remedy } : {}),
    },
  ]
}

function bitsOf(value: number): number {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1
  return count
}
