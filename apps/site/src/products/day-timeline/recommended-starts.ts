import type { Product, Trait } from '../../catalogue/product.ts'
import type { DayTimeline, SunTimesInMinutes, TimelineStart } from './day-timeline.ts'

/**
 * Why a start is named:
 * - `golden`: the visit has the evening's golden hour in it, of what is seen in the open;
 * - `dark`: the first one after sunset, of what is for the night and not indoors;
 * - `cheapest`: the lowest price, where at least half of the starts cost more; the first such start is named, and of the others named each that has it;
 * - `roomiest`: most places are left, where all are counted and they differ, and there is one ticket;
 * - `first`: the first of several that can be booked.
 */
export const RECOMMENDATION_REASONS = ['golden', 'dark', 'cheapest', 'roomiest', 'first'] as const
export type RecommendationReason = (typeof RECOMMENDATION_REASONS)[number]

export interface RecommendedStart<S extends TimelineStart = TimelineStart> {
  readonly start: S
  /** At least one, in the order of `RECOMMENDATION_REASONS`. */
  readonly reasons: readonly RecommendationReason[]
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

/** What counts of a product. */
type Seen = Pick<Product, 'traits' | 'duration'>

/** The starts of a day, and what can be said of them. */
interface JudgedDay<S extends TimelineStart> extends Pick<DayTimeline, 'sun' | 'hasAllTickets' | 'hasOneTicket'> {
  /** In order of time. */
  readonly starts: readonly S[]
  /** Whether there may be others, so that none is the first. */
  readonly lacksStarts?: boolean
}

/**
 * Names up to three starts of a day, in order of time, each with its reasons. Only what the catalogue and the sun say counts: nothing
 * is guessed of crowds. A start that is sold out, or has too few places for the party, is never named.
 *
 * @param seenAt what is visited at a start
 */
export function recommendStarts<S extends TimelineStart>(
  day: JudgedDay<S>,
  seenAt: (start: S) => Seen,
): readonly RecommendedStart<S>[] {
  const open = day.starts.filter(({ isSoldOut }) => !isSoldOut)
  const { sets = Number.POSITIVE_INFINITY } = day.sun
  const named: readonly (readonly [RecommendationReason, S | undefined])[] = [
    ['golden', inGoldenHour(open, day.sun, seenAt)],
    ['dark', open.find((start) => start.minute >= sets && isOutdoors(seenAt(start), ['night']))],
    ['cheapest', day.hasAllTickets ? cheapestOf(open) : undefined],
    ['roomiest', day.hasOneTicket ? lowestOf(open, ({ left }) => left && -left)[0] : undefined],
    ['first', open.length > 1 && !day.lacksStarts ? open[0] : undefined],
  ]
  const starts = new Set(named.flatMap(([, start]) => start ?? [])).values().take(MOST_HOURS)
  const lowest = named.find(([reason]) => reason === 'cheapest')?.[1]
  const holdsFor = (reason: RecommendationReason, start: S, of: S | undefined) =>
    start === of || (reason === 'cheapest' && start.amount === lowest?.amount)
  return [...starts]
    .map((start) => ({
      start,
      reasons: named.flatMap(([reason, of]) => (of && holdsFor(reason, start, of) ? reason : [])),
    }))
    .toSorted((one, other) => one.start.minute - other.start.minute)
}

/** The start whose visit has most of the evening's golden hour, the latest of equals. */
function inGoldenHour<S extends TimelineStart>(
  open: readonly S[],
  sun: SunTimesInMinutes,
  seenAt: (start: S) => Seen,
): S | undefined {
  const lit = open.filter((start) => isLit(start, sun, seenAt(start)))
  const lightAt = (start: S) => lightOf(start, sun, seenAt(start))
  return lit.toSorted((one, other) => lightAt(other) - lightAt(one) || other.minute - one.minute)[0]
}

/** Whether a visit has enough of the evening's golden hour; only of what is seen in the open. */
function isLit(start: TimelineStart, sun: SunTimesInMinutes, seen: Seen): boolean {
  const least = Math.max(LEAST_LIGHT, LEAST_SHARE * lengthOf(start, seen))
  return isOutdoors(seen, SEEN_IN_LIGHT) && lightOf(start, sun, seen) >= least
}

/** Minutes of a visit in the evening's golden hour. */
function lightOf(start: TimelineStart, { goldenFrom, sets }: SunTimesInMinutes, seen: Seen): number {
  if (goldenFrom === undefined || sets === undefined) return 0
  return Math.min(sets, start.minute + lengthOf(start, seen)) - Math.max(goldenFrom, start.minute)
}

function lengthOf({ length }: TimelineStart, { duration }: Seen): number {
  return length ?? (duration ? duration.min / MINUTE : USUAL_LENGTH)
}

function isOutdoors({ traits = [] }: Seen, some: readonly Trait[]): boolean {
  return some.some((trait) => traits.includes(trait)) && !traits.includes('indoor')
}

/** The first start with the lowest price; nothing where it is that of more than half of them, and so tells nothing. */
function cheapestOf<S extends TimelineStart>(open: readonly S[]): S | undefined {
  const lowest = lowestOf(open, ({ amount }) => amount)
  return 2 * lowest.length > open.length ? undefined : lowest[0]
}

/** All starts with the lowest value, in order of time; none where it is unknown of one of them, or all have the same. */
function lowestOf<S extends TimelineStart>(
  open: readonly S[],
  measure: (start: S) => number | undefined,
): readonly S[] {
  const values = open.map(measure)
  const known = values.filter((value) => value !== undefined)
  if (known.length < open.length || new Set(known).size < 2) return []
  const lowest = Math.min(...known)
  return open.filter((_, place) => values[place] === lowest)
}

/**
 * What a visitor may wish of a time, and which starts fulfil it:
 * - `cheap`: those with the lowest price, where prices differ;
 * - `quiet`: those with most places left, where all are counted and they differ, and there is one ticket;
 * - `light`: the visit has the evening's golden hour in it, of what is seen in the open;
 * - `children`: it begins at 9 at the earliest and is over by 18 o'clock, of what is neither for the night nor for older ones alone;
 * - `short`: those of the shortest visits, where all lengths are known and they differ.
 */
export const START_CRITERIA = ['cheap', 'quiet', 'light', 'children', 'short'] as const
export type StartCriterion = (typeof START_CRITERIA)[number]

/** Up to three starts that fulfil a wish, in order of time. */
export interface CriterionStarts {
  readonly wish: StartCriterion
  readonly starts: readonly TimelineStart[]
}

/** Minutes of the day between which a visit with children is. */
export const CHILDREN_EARLIEST_START_MINUTE = 9 * 60
export const CHILDREN_LATEST_END_MINUTE = 18 * 60
/** Years; who is younger is a child. */
const CHILD = 12

/**
 * The wishes by which the starts of a day can be told apart: those that some fulfil and others do not. Of more than three starts the
 * first, the one in the middle and the last are named. What is sold out is never named.
 */
export function startsByCriterion(
  day: Omit<JudgedDay<TimelineStart>, 'lacksStarts'>,
  seen: Seen & Pick<Product, 'ageFrom'>,
): readonly CriterionStarts[] {
  const open = day.starts.filter(({ isSoldOut }) => !isSoldOut)
  const fitting: Readonly<Record<StartCriterion, readonly TimelineStart[]>> = {
    cheap: day.hasAllTickets ? lowestOf(open, ({ amount }) => amount) : [],
    quiet: day.hasOneTicket ? lowestOf(open, ({ left }) => left && -left) : [],
    light: open.filter((start) => isLit(start, day.sun, seen)),
    children: isForChildren(seen) ? open.filter((start) => isInTheirDay(start, seen)) : [],
    short: lowestOf(open, ({ length }) => length),
  }
  return START_CRITERIA.flatMap((wish) => {
    const { [wish]: starts } = fitting
    return starts.length > 0 && starts.length < open.length ? [{ wish, starts: spreadOver(starts) }] : []
  })
}

function isForChildren({ traits = [], ageFrom = 0 }: Pick<Product, 'traits' | 'ageFrom'>): boolean {
  return ageFrom < CHILD && !traits.includes('night')
}

/** What lasts nobody knows how long may be too late. */
function isInTheirDay({ minute, length }: TimelineStart, { duration }: Seen): boolean {
  const told = duration && (duration.max ?? duration.min) / MINUTE
  const lasts = length ?? told ?? Number.POSITIVE_INFINITY
  return minute >= CHILDREN_EARLIEST_START_MINUTE && minute + lasts <= CHILDREN_LATEST_END_MINUTE
}

function spreadOver<S>(starts: readonly S[]): readonly S[] {
  if (starts.length <= MOST_HOURS) return starts
  const places = [0, Math.floor((starts.length - 1) / 2), starts.length - 1]
  return starts.filter((_, place) => places.includes(place))
}
