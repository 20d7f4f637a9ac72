import { LRUCache } from 'lru-cache'

/** Numbers of items and prices in an answer. */
export interface ContentCounts {
  readonly items: number
  /** Absent when no prices were requested. */
  readonly prices?: number
}

/** The weight of an answer and when it was received, in milliseconds since the epoch. */
export interface TimedContentCounts {
  readonly weight: ContentCounts
  readonly at: number
}

/** Milliseconds after which a spoiled answer is accepted when no better one came. */
const LAST_GOOD_COUNTS_FOR = 24 * 3_600_000
/** Milliseconds after which an unchanged smaller answer is accepted: lists may really shrink. */
const BELIEVED_WHEN_SAID_FOR = 10 * 60_000
const MAX_DOUBTS = 20_000

/**
 * Detects spoiled answers (docs/decisions/019): more than half of the items or prices of the last good answer are gone,
 * or there is no last good answer and no item has a price. An answer that lost everything is rejected as long as the
 * last good one counts; others are accepted once the catalogue has repeated them for ten minutes.
 */
export class ContentLossDetector {
  /** By request: the last rejected answer and since when the catalogue has repeated it. */
  readonly #doubts = new LRUCache<string, TimedContentCounts>({ max: MAX_DOUBTS })

  /** Whether an answer must not replace the last good one. */
  isSpoiled(key: string, next: TimedContentCounts, lastGood: TimedContentCounts | undefined): boolean {
    const doubt = this.#doubts.get(key)
    const said = doubt && isSame(doubt.weight, next.weight) ? doubt : next
    const known = lastGood && next.at - lastGood.at < LAST_GOOD_COUNTS_FOR ? lastGood.weight : undefined
    const isLost = known && loses(next.weight, known, (now, before) => before > 0 && now === 0)
    const isDoubtful = known ? loses(next.weight, known, (now, before) => now < before / 2) : lacksPrices(next.weight)
    const isSpoiled = isLost || (isDoubtful && next.at - said.at < BELIEVED_WHEN_SAID_FOR)
    if (isSpoiled) this.#doubts.set(key, said)
    else this.#doubts.delete(key)
    return isSpoiled
  }
}

function isSame(one: ContentCounts, other: ContentCounts): boolean {
  return one.items === other.items && one.prices === other.prices
}

function loses(next: ContentCounts, known: ContentCounts, compare: (now: number, before: number) => boolean): boolean {
  return compare(next.items, known.items) || compare(next.prices ?? 0, known.prices ?? 0)
}

/** Whether prices were requested and no item has one. */
export function lacksPrices({ items, prices }: ContentCounts): boolean {
  return items > 0 && prices === 0
}
