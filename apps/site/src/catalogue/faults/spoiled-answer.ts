import { LRUCache } from 'lru-cache'

/** How much an answer holds. */
export interface Weight {
  readonly items: number
  /** Absent where no prices were asked for. */
  readonly prices?: number
}

/** An answer by its weight, and when it came, in milliseconds since the epoch. */
export interface Weighed {
  readonly weight: Weight
  readonly at: number
}

/** Milliseconds. After a day without a better answer the catalogue is believed, whatever it lost. */
const LAST_GOOD_COUNTS_FOR = 24 * 3_600_000
/** Milliseconds. A list may shrink; a fault seldom says exactly the same for so long. */
const BELIEVED_WHEN_SAID_FOR = 10 * 60_000
const MAX_DOUBTS = 20_000

/**
 * Which answers are spoiled (docs/decisions/019): of what the last good one had, all items or all prices are gone, or
 * more than half of either; or there is no last good one, and not one of its items has a price. What lost everything is
 * not believed as long as the last good answer counts; the rest is once the catalogue has said the same for ten minutes.
 */
export class SpoiledAnswers {
  /** By question: what was not believed last, and since when it is said. */
  readonly #doubts = new LRUCache<string, Weighed>({ max: MAX_DOUBTS })

  /** Whether an answer may not take the place of the last good one. */
  isSpoiled(key: string, next: Weighed, lastGood: Weighed | undefined): boolean {
    const doubt = this.#doubts.get(key)
    const said = doubt && isSame(doubt.weight, next.weight) ? doubt : next
    const known = lastGood && next.at - lastGood.at < LAST_GOOD_COUNTS_FOR ? lastGood.weight : undefined
    const isLost = known && losesAll(next.weight, known)
    const isDoubtful = known ? losesMost(next.weight, known) : lacksPrices(next.weight)
    const isSpoiled = isLost || (isDoubtful && next.at - said.at < BELIEVED_WHEN_SAID_FOR)
    if (isSpoiled) this.#doubts.set(key, said)
    else this.#doubts.delete(key)
    return isSpoiled
  }
}

function isSame(one: Weight, other: Weight): boolean {
  return one.items === other.items && one.prices === other.prices
}

function losesAll(next: Weight, known: Weight): boolean {
  return isLost(next, known, (now, before) => before > 0 && now === 0)
}

function losesMost(next: Weight, known: Weight): boolean {
  return isLost(next, known, (now, before) => now < before / 2)
}

function isLost(next: Weight, known: Weight, compare: (now: number, before: number) => boolean): boolean {
  return compare(next.items, known.items) || compare(next.prices ?? 0, known.prices ?? 0)
}

/** Prices were asked for, and of all items none has one: perhaps there is none, perhaps it was lost. */
export function lacksPrices({ items, prices }: Weight): boolean {
  return items > 0 && prices === 0
}
