import type { Product, Trait } from '../../catalogue/product.ts'
import type { CourseOfDay, DayStart, SunClock } from './course-of-day.ts'

/**
 * Why a start is named:
 * - `golden`: the visit has the evening's golden hour in it, of what is seen in the open;
 * - `dark`: the first one after sunset, of what is for the night and not indoors;
 * - `cheapest`: the lowest price, where prices differ; the first such start is named, and of the others named each that has it;
 * - `roomiest`: most places are left, where all are counted and they differ, and there is one ticket;
 * - `first`: the first of several that can be booked.
 */
export const HOUR_REASONS = ['golden', 'dark', 'cheapest', 'roomiest', 'first'] as const
export type HourReason = (typeof HOUR_REASONS)[number]

export interface BestHour {
  readonly start: DayStart
  /** At least one, in the order of `HOUR_REASONS`. */
  readonly reasons: readonly HourReason[]
}

const MOST_HOURS = 3
/** Minutes of the golden hour that a visit has at least. */
const LEAST_LIGHT = 15
/** Of a long visit this share is in golden light at least. */
const LEAST_SHARE = 0.25
/** Minutes of a visit whose length nobody told. */
const USUAL_LENGTH = 60
const MINUTE = 60_000

/** What is seen in the open, where the light matters. */
const SEEN_IN_LIGHT: readonly Trait[] = ['view', 'water', 'night']

/**
 * Names up to three starts of a day, in order of time, each with its reasons. Only what the catalogue and the sun say counts: nothing
 * is guessed of crowds. A start that is sold out, or has too few places for the party, is never named.
 */
export function bestHours(course: CourseOfDay, product: Pick<Product, 'traits' | 'duration'>): readonly BestHour[] {
  const open = course.starts.filter(({ isSoldOut }) => !isSoldOut)
  const named: readonly (readonly [HourReason, DayStart | undefined])[] = [
    ['golden', inGoldenHour(open, course.sun, product)],
    ['dark', isOutdoors(product, ['night']) ? afterSunset(open, course.sun) : undefined],
    ['cheapest', course.hasAllTickets ? onlyIfDifferent(open, ({ amount }) => amount) : undefined],
    ['roomiest', course.hasOneTicket ? onlyIfDifferent(open, ({ left }) => left && -left) : undefined],
    ['first', open.length > 1 ? open[0] : undefined],
  ]
  const starts = new Set(named.flatMap(([, start]) => start ?? [])).values().take(MOST_HOURS)
  const lowest = named.find(([reason]) => reason === 'cheapest')?.[1]
  const holdsFor = (reason: HourReason, start: DayStart, of: DayStart | undefined) =>
    start === of || (reason === 'cheapest' && start.amount === lowest?.amount)
  return [...starts]
    .map((start) => ({
      start,
      reasons: named.flatMap(([reason, of]) => (of && holdsFor(reason, start, of) ? reason : [])),
    }))
    .toSorted((one, other) => one.start.minute - other.start.minute)
}

/** The start whose visit has most of the evening's golden hour, the latest of equals; only of what is seen in the open. */
function inGoldenHour(
  open: readonly DayStart[],
  { goldenFrom, sets }: SunClock,
  product: Pick<Product, 'traits' | 'duration'>,
): DayStart | undefined {
  if (goldenFrom === undefined || sets === undefined || !isOutdoors(product, SEEN_IN_LIGHT)) return
  const told = product.duration ? product.duration.min / MINUTE : USUAL_LENGTH
  const lightOf = ({ minute, length = told }: DayStart) =>
    Math.min(sets, minute + length) - Math.max(goldenFrom, minute)
  const isLit = (start: DayStart) => lightOf(start) >= Math.max(LEAST_LIGHT, LEAST_SHARE * (start.length ?? told))
  const [best] = open.filter(isLit).toSorted((one, other) => lightOf(other) - lightOf(one) || other.minute - one.minute)
  return best
}

function isOutdoors({ traits = [] }: Pick<Product, 'traits'>, some: readonly Trait[]): boolean {
  return some.some((trait) => traits.includes(trait)) && !traits.includes('indoor')
}

function afterSunset(open: readonly DayStart[], { sets }: SunClock): DayStart | undefined {
  return sets === undefined ? undefined : open.find(({ minute }) => minute >= sets)
}

/** The first start with the lowest value; nothing where it is unknown of one of them, or all have the same. */
function onlyIfDifferent(
  open: readonly DayStart[],
  measure: (start: DayStart) => number | undefined,
): DayStart | undefined {
  const values = open.map(measure)
  const known = values.filter((value) => value !== undefined)
  if (known.length < open.length || new Set(known).size < 2) return
  return open[values.indexOf(Math.min(...known))]
}
