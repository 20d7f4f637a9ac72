import { chunk } from '@passepartout/content-model/chunk'
import { z } from 'zod'
import type { ContentIndex } from '../search/content-index.ts'
import { MAX_PRODUCTS_PER_REQUEST, type ProductState } from './request-product-states.ts'

const MAX_PRODUCTS = 5000

/** The result of a check of what pages lead to, show or plan. */
export interface Finding {
  readonly kind: string
  readonly target: string
  /** `fine` without a fault. */
  readonly state: string
  /** As it is stored: a message, or what its own kind has. */
  readonly text: string
  /** The name of what was checked, where it has one and it is known now. */
  readonly name?: string | undefined
}

/** Stores a result in place of the one before; a fault counts how often it was found, and the last known name stays. */
export function storeFinding(
  index: ContentIndex,
  { kind, target, state, text, name = '' }: Finding,
  now: number,
): void {
  index.run(
    `INSERT INTO finding (kind, target, state, message, times, checked_at, name) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
     ON CONFLICT DO UPDATE SET state = ?3, message = ?4, times = iif(?5 = 0, 0, times + 1), checked_at = ?6,
                               name = iif(?7 = '', name, ?7)`,
    kind,
    target,
    state,
    text,
    state === 'fine' ? 0 : 1,
    now,
    name,
  )
}

const targetSchema = z.object({ target: z.string() })

/** What published pages have of a kind. */
export function listTargetsOfPublishedPages(index: ContentIndex, kind: string, limit: number): string[] {
  const sql = 'SELECT DISTINCT target FROM link WHERE kind = ? AND in_live = 1 ORDER BY target LIMIT ?'
  return index.all(targetSchema, sql, kind, limit).map(({ target }) => target)
}

/**
 * Checks the products of published pages, some at a time, up to the first request without an answer.
 *
 * @param ask answers `undefined` when nothing was learnt
 * @param note stores what was learnt, in one transaction
 * @returns whether each request was answered
 */
export async function checkProductsInBatches<Answer>(
  index: ContentIndex,
  kind: ProductState['kind'],
  ask: (ids: readonly number[]) => Promise<Answer | undefined>,
  note: (answer: Answer) => void,
): Promise<boolean> {
  const ids = listTargetsOfPublishedPages(index, kind, MAX_PRODUCTS).map(Number)
  for (const some of chunk(ids, MAX_PRODUCTS_PER_REQUEST)) {
    const answer = await ask(some)
    if (answer === undefined) return false
    index.transaction(() => note(answer))
  }
  return true
}
