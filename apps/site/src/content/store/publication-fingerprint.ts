import { createHash } from 'node:crypto'
import type { SQLOutputValue } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import type { PublishedStore } from './published-store.ts'

/** The columns by which the rows of each table are ordered. */
const KEYS = { page: ['uid', 'lang', 'kind'], site: ['uid', 'lang'], redirect: ['host', 'path'] } as const

export type FingerprintedTable = keyof typeof KEYS
export type FingerprintedRow = Readonly<Record<string, SQLOutputValue>>

/** Rows that are read without a pause: some milliseconds. */
const ROWS_AT_ONCE = 2000

/** The rows of a table after a key: keys, times and lengths of documents, which are not read. */
export function fingerprintRowsQuery(table: FingerprintedTable): string {
  const keys = KEYS[table].join(', ')
  return `SELECT ${keys}, updated_at, octet_length(document) AS length FROM ${table}
    WHERE (${keys}) > (${KEYS[table].map(() => '?').join(', ')}) ORDER BY ${keys} LIMIT ${ROWS_AT_ONCE}`
}

/**
 * A text that is the same as long as the same is published. A document that changed within its length, at the time at which it was saved before, is
 * not noticed: a new description of a picture of as many bytes. The content system purges it.
 */
export async function publicationFingerprint(store: Pick<PublishedStore, 'fingerprintRowsAfter'>): Promise<string> {
  const hash = createHash('sha256')
  for (const table of Object.keys(KEYS) as FingerprintedTable[]) {
    let after: readonly string[] = KEYS[table].map(() => '')
    for (;;) {
      const rows = store.fingerprintRowsAfter(table, after)
      if (rows.length === 0) break
      for (const row of rows) hash.update(`${table} ${JSON.stringify(Object.values(row))}\n`)
      after = KEYS[table].map((name) => String(rows.at(-1)?.[name]))
      await setImmediate()
    }
  }
  return hash.digest('base64url')
}
