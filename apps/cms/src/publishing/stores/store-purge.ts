import { setTimeout as sleep } from 'node:timers/promises'
import { PUBLICATION_SEEN_CHANNEL, READER_TIMEOUT_SECONDS } from '@passepartout/content-model/published-store-log'
import type { Pool } from 'pg'
import type { Purge } from '../purge.ts'

/** Milliseconds until the queue tries again, and between two checks. */
const TIMEOUT = 1000
const LOOK_EVERY = 25
/** A notification of PostgreSQL holds 8,000 bytes. */
const MAX_NOTIFIED = 500

/**
 * Confirms a purge where the store itself distributes the tags: once every process of the site that was seen in the last minute
 * has read the change. Then these processes receive the times of the requests, from which they measure the delay.
 */
export function createStorePurge(pool: Pick<Pool, 'query'>): Purge {
  return async (tags, askedAt = []) => {
    if (tags.length === 0) return
    const { rows } = await pool.query<{ last: string }>('SELECT coalesce(max(sequence), 0) AS last FROM published_log')
    const last = rows[0]?.last ?? '0'
    for (const deadline = performance.now() + TIMEOUT; ; await sleep(LOOK_EVERY)) {
      const { isKnown, behind } = await lookAtReaders(pool, last)
      if (isKnown && behind.length === 0) return tellSeen(pool, askedAt)
      if (performance.now() < deadline) continue
      throw new Error(isKnown ? `${behind.join(', ')} did not take it over yet` : 'no process of the site is there')
    }
  }
}

async function tellSeen(pool: Pick<Pool, 'query'>, askedAt: readonly number[]): Promise<void> {
  if (askedAt.length === 0) return
  await pool.query('SELECT pg_notify($1, $2)', [
    PUBLICATION_SEEN_CHANNEL,
    JSON.stringify(askedAt.slice(0, MAX_NOTIFIED)),
  ])
}

async function lookAtReaders(pool: Pick<Pool, 'query'>, last: string) {
  const { rows } = await pool.query<{ name: string; shows: boolean }>(
    `SELECT name, sequence >= $1 AS shows FROM published_reader
     WHERE seen_at > now() - make_interval(secs => ${READER_TIMEOUT_SECONDS})`,
    [last],
  )
  return { isKnown: rows.length > 0, behind: rows.filter(({ shows }) => !shows).map(({ name }) => name) }
}
