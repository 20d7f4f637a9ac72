import { MAX_PRICE_AGE_MS } from '../../cache/lifetime.ts'
import type { RenderDependencies } from '../../cache/render-dependencies.ts'
import type { Price } from '../product.ts'
import type { PriceTrace } from './price-trace.ts'

/** A cached price with the time of the catalogue's answer, in milliseconds since the epoch. */
export interface TimedPrice {
  readonly readAt: number
  readonly price: Price
}

/**
 * `T` as it is cached. Views cannot take it, because its prices have another type: only `dropExpiredPrices` converts them,
 * after checking the age of each, at any depth of `T`.
 */
export type WithTimedPrices<T> = T extends Price
  ? TimedPrice
  : T extends readonly (infer Item)[]
    ? readonly WithTimedPrices<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: WithTimedPrices<T[K]> }
      : T

/** @returns `undefined` without a price */
export function toTimedPrice(price: Price | undefined, readAt: number): TimedPrice | undefined {
  return price && { price, readAt }
}

/** What was made of an answer, as long as it holds: the oldest of its prices is young, and none is left out. */
const shownBefore = new WeakMap<object, Shown>()

interface Shown {
  readonly value: unknown
  readonly oldest: number
  readonly isLacking: boolean
}

/**
 * What may be displayed at `now` of an answer that was kept: its prices as long as they are young, and all the rest.
 * The page that shows it learns how old its prices are, or that some are missing.
 */
export function dropExpiredPrices<T extends object>(
  recorded: WithTimedPrices<T> & object,
  now: number,
  dependencies: Pick<RenderDependencies, 'pricedAt' | 'degrade'>,
  trace?: PriceTrace,
): T {
  const before = shownBefore.get(recorded)
  const shown = before && isYoung(before.oldest, now) ? before : showAnew(recorded, now)
  if (!shown.isLacking) shownBefore.set(recorded, shown)
  dependencies.pricedAt(shown.oldest)
  if (shown.isLacking) {
    dependencies.degrade()
    trace?.note('No price: it was read too long ago', { hours: MAX_PRICE_AGE_MS / 3_600_000 })
  }
  return shown.value as T
}

function showAnew(recorded: unknown, now: number): Shown {
  let oldest = Number.POSITIVE_INFINITY
  let isLacking = false
  return { value: show(recorded), oldest, isLacking }

  function show(value: unknown): unknown {
    // Parts without a price stay the same objects, which answers in other currencies have too.
    if (!isObject(value) || !hasPrice(value)) return value
    if (Array.isArray(value)) return value.map(show)
    if (isRecordedPrice(value)) return showPrice(value)
    const shown: Record<string, unknown> = {}
    for (const [name, field] of Object.entries(value)) {
      const part = show(field)
      if (part !== undefined) shown[name] = part
    }
    return shown
  }

  function showPrice({ price, readAt }: TimedPrice): Price | undefined {
    if (isYoung(readAt, now)) {
      oldest = Math.min(oldest, readAt)
      return price
    }
    isLacking = true
    return undefined
  }
}

function isYoung(readAt: number, now: number): boolean {
  return now - readAt < MAX_PRICE_AGE_MS
}

/** Counts of answers, which are weighed several times. */
const counted = new WeakMap<object, number>()

/** How many prices are kept in an answer, wherever they stand. */
export function countPrices(recorded: object | null | undefined): number {
  return recorded ? counted.getOrInsertComputed(recorded, countWithin) : 0
}

function countWithin(recorded: object): number {
  if (isRecordedPrice(recorded)) return 1
  let count = 0
  for (const part of Object.values(recorded)) if (isObject(part)) count += countWithin(part)
  return count
}

function hasPrice(recorded: object): boolean {
  return isRecordedPrice(recorded) || Object.values(recorded).some((part) => isObject(part) && hasPrice(part))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isRecordedPrice(value: object): value is TimedPrice {
  return 'readAt' in value && 'price' in value
}
