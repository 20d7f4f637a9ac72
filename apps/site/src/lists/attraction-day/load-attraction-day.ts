import type { BestTimeToVisit } from '@passepartout/content-model/best-time-to-visit'
import type { AvailabilityIndex } from '../../availability/availability-index.ts'
import type { DayAvailability, DaySlot } from '../../availability/day-availability.ts'
import type { SoldOutFrequency } from '../../availability/sold-out-history.ts'
import type { Catalogue, CatalogueContext } from '../../catalogue/catalogue.ts'
import { kilometresBetween } from '../../catalogue/kilometres-between.ts'
import type { Attraction, Coordinates, OpeningHours, Price, ProductCard } from '../../catalogue/product.ts'
import { minutesAfterMidnight, minutesUntil } from '../../i18n/zoned-time.ts'
import type { TimelineStart } from '../../products/day-timeline/day-timeline.ts'
import { pastSellOutsOfWeekday } from '../../products/day-timeline/past-sell-outs.ts'
import { isTransfer } from '../../products/facts/transfer-facts.ts'
import type { Party } from '../../request/address/choices/party.ts'
import { daysIn, resolveDaySpan } from '../day-offers/day-span.ts'
import { hasRoomForParty } from '../day-offers/offer-on-days.ts'
import { lowestMainPriceOfSlots } from '../day-offers/party-price.ts'
import type { FilterableListing } from '../load-main-list.ts'

/** A start of one of the place's tour groups; `left` only where it has one ticket at that time. */
export interface AttractionStart extends TimelineStart {
  readonly product: ProductCard
  readonly price?: Price | undefined
}

/** The day of a point of interest: what its tour groups offer there. */
export interface AttractionDay {
  /** ISO date at the place. */
  readonly date: string
  readonly place: Coordinates
  /** IANA name. */
  readonly timeZone: string
  /** Absent where too few tour groups say it, or they contradict each other. */
  readonly schedule?: OpeningHours | undefined
  /** In order of time. */
  readonly starts: readonly AttractionStart[]
  /** Tour groups that may start then, of which no times are known. */
  readonly unknown: number
  /** What sold out on earlier days of its weekday, as far as that was seen. */
  readonly soldOut: readonly (SoldOutFrequency & { readonly product: ProductCard })[]
  /** What editors know of the hours there. */
  readonly rightHour?: BestTimeToVisit | undefined
}

interface AttractionDaySources {
  readonly availability: Pick<AvailabilityIndex, 'read' | 'wantStarts' | 'hoursOf' | 'timeZoneOf' | 'soldOutByWeekday'>
  readonly catalogue: Pick<Catalogue, 'venueToday'>
  readonly context: CatalogueContext
  readonly party: Party
  readonly rightHour?: BestTimeToVisit | undefined
}

/** Kilometres: what starts further away than a walk is no visit of the place. */
const FURTHEST = 2
/** Days of which the next open one is told where none is chosen. */
const USUAL_WHEN = 'week'

/**
 * The chosen day at the place of a list, otherwise the next one on which something is open, from the index of availability alone.
 * Starts that are unknown of the cards that the page shows are read in the background.
 *
 * @returns `undefined` where the place, its time zone, an open day, or both hours and starts are unknown
 */
export function loadAttractionDay(
  listing: FilterableListing | undefined,
  attraction: Attraction | undefined,
  { availability, catalogue, context, party, rightHour }: AttractionDaySources,
): AttractionDay | undefined {
  if (!attraction || !listing) return undefined
  const { products: shown, all = [], view } = listing
  const products = all.filter((product) => isThere(product, attraction))
  const [first] = products
  const timeZone = products.map(({ tgid }) => availability.timeZoneOf(tgid)).find((zone) => zone !== undefined)
  if (!first || !timeZone) return undefined
  const tgids = products.map(({ tgid }) => tgid)
  const span = resolveDaySpan(view.choice.when?.[0] ?? USUAL_WHEN, catalogue.venueToday(first, timeZone))
  const known = availability.read(tgids, { from: span.first, to: span.last }, { ...context, isUnpriced: true })
  const isOpenOn = (date: string) =>
    [...known.values()].some((days) => days.some(({ day, state }) => day === date && state === 'open'))
  const date = daysIn(span).find(isOpenOn)
  if (date === undefined) return undefined
  const unpricedDay = (tgid: number) => known.get(tgid)?.find(({ day }) => day === date)
  const started = tgids.filter((tgid) => unpricedDay(tgid)?.slots)
  const priced = availability.read(started, { from: date, to: date }, context)
  const dayOf = ({ tgid }: ProductCard) => priced.get(tgid)?.[0] ?? unpricedDay(tgid)
  const lacking = products.filter((product) => lacksStarts(dayOf(product)))
  const isShown = new Set(shown.map(({ tgid }) => tgid))
  const wanted = products.filter((product) => isShown.has(product.tgid) && lacksPrices(dayOf(product)))
  if (wanted.length > 0)
    availability.wantStarts(
      wanted.map(({ tgid }) => tgid),
      { from: date, to: date },
      context.currency,
    )
  const starts = products
    .flatMap((product) => startsOf(product, dayOf(product), party))
    .toSorted((one, other) => one.minute - other.minute)
  const schedule = agreedHours(tgids.map((tgid) => availability.hoursOf(tgid)))
  if (starts.length === 0 && !schedule) return undefined
  const soldOut = products.flatMap((product) => {
    const told = pastSellOutsOfWeekday(date, availability.soldOutByWeekday(product.tgid))
    return told.filter(({ start }) => mayStart(dayOf(product), start)).map((evidence) => ({ ...evidence, product }))
  })
  return { ...{ date, place: attraction, timeZone, schedule, starts, soldOut, rightHour }, unknown: lacking.length }
}

function isThere(product: ProductCard, here: Coordinates): boolean {
  return !isTransfer(product) && (!product.place || kilometresBetween(product.place, here) <= FURTHEST)
}

/** A day that is closed or sold out has none to come. */
function lacksStarts(day: DayAvailability | undefined): boolean {
  return !day || (day.state === 'open' && !day.slots)
}

/** Whether the starts of a day are not known with all their prices in the page's currency. */
function lacksPrices(day: DayAvailability | undefined): boolean {
  return lacksStarts(day) || (day?.slots ?? []).some(({ prices }) => prices.length === 0)
}

/** Whether a day has a start, or may have it, because its starts are not known. */
function mayStart(day: DayAvailability | undefined, time: string): boolean {
  if (day?.state === 'closed') return false
  return day?.slots?.some(({ start }) => start === time) ?? true
}

/** The starts of a day, the tickets of one time together. */
function startsOf(product: ProductCard, day: DayAvailability | undefined, party: Party): readonly AttractionStart[] {
  if (!day?.slots || day.state === 'closed') return []
  const { hasDoubtfulPrices = false } = day
  const byTime = Map.groupBy(day.slots, ({ start }) => start)
  return [...byTime].map(([time, slots]) => {
    const open = slots.filter(({ left }) => left === undefined || hasRoomForParty(left, party))
    return startOf(product, time, open, hasDoubtfulPrices)
  })
}

/** @param open tickets of the time that have room for the party */
function startOf(product: ProductCard, time: string, open: readonly DaySlot[], isUnpriced: boolean): AttractionStart {
  const price = isUnpriced ? undefined : lowestMainPriceOfSlots(open)
  const { groupSize = Number.POSITIVE_INFINITY } = product
  const [{ end, left } = {}, another] = open
  return {
    ...{ product, time, price },
    minute: minutesAfterMidnight(time),
    isSoldOut: open.length === 0,
    amount: price?.display.amount,
    left: another || typeof left !== 'number' || left > groupSize ? undefined : left,
    length:
      another || end === undefined ? undefined : minutesUntil(minutesAfterMidnight(time), minutesAfterMidnight(end)),
  }
}

/** Opening hours that all say who say any, where they are those of two at least, or of all. */
function agreedHours(all: readonly (OpeningHours | undefined)[]): OpeningHours | undefined {
  const told = all.filter((schedule) => schedule !== undefined)
  const [hours] = told
  const isAgreed = told.every(({ opens, closes }) => opens === hours?.opens && closes === hours.closes)
  return isAgreed && told.length >= Math.min(2, all.length) ? hours : undefined
}
