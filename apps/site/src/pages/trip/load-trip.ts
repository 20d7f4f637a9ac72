import type { SiteDocument } from '@passepartout/content-model/site'
import { availabilityFromCalendar, findSoldOutPeriod } from '../../availability/find-sold-out-period.ts'
import { RenderDependencies } from '../../cache/render-dependencies.ts'
import type { CatalogueContext } from '../../catalogue/catalogue.ts'
import type { Product } from '../../catalogue/product.ts'
import { productPageUidsByTgid } from '../../content/tour-groups/product-pages.ts'
import { addDays, dayNumber } from '../../i18n/day-number.ts'
import { isoToday, type ZonedNow } from '../../i18n/zoned-time.ts'
import type { ExperienceBooking, PageContext } from '../../page-context/page-context.ts'
import { venueMoment } from '../../products/booking-card/load-visit-dates.ts'
import { resolveVisitChoice } from '../../products/booking-card/resolve-visit-choice.ts'
import { type Party, USUAL_PARTY } from '../../request/address/choices/party.ts'
import type { Trip, TripRequest } from '../../request/address/trip-address.ts'
import type { Visit } from '../../request/visit.ts'
import type { SearchResult } from '../../search/resolve-results.ts'
import { type StopToBookEarly, stopsToBookEarly } from '../../trips/book-early-text.ts'
import { createPlanner, type PlannedStop, type PlannedTrip, type PlanTrip } from '../../trips/plan-trip.ts'
import { needsRepair } from '../../trips/repair-trip.ts'
import {
  type TourGroupCatalogueData,
  tourGroupFactsFromCatalogue,
} from '../../trips/tour-group-facts-from-catalogue.ts'
import type { TripFacts } from '../../trips/trip-facts.ts'
import { buildPageContext, loadMenuWithoutDocument, pagePartsWithoutDocument } from '../build-page-context.ts'
import type { AutomatedHeaderMenu } from '../loading/load-automated-header-menu.ts'
import { type SearchServices, searchSite } from '../search/load-results.ts'

/** A trip, what is known of its stops, and the page that leads to them. */
export interface LoadedPlan {
  readonly page: PageContext
  readonly party: Party
  readonly planned: PlannedTrip
  /** The planner of `planned`, which remembers its days. */
  readonly plan: PlanTrip
  readonly facts: TripFacts
  /** By id; unknown ones are missing. */
  readonly products: ReadonlyMap<number, Product>
  readonly dependencies: RenderDependencies
}

/** The same, and what its page shows. */
export interface LoadedTrip extends LoadedPlan {
  /** What the booking link of a stop names. */
  readonly bookingOf: (stop: PlannedStop, date: string) => ExperienceBooking
  /** Tour groups to be added; absent when nothing was searched for, or there is no search. */
  readonly found: readonly SearchResult[] | undefined
  /** Tour groups of which the catalogue does not answer. */
  readonly silent: ReadonlySet<number>
  /** What must be reserved early, by the calendars. */
  readonly early: readonly StopToBookEarly[]
}

/** Tour groups that a search offers. */
const MOST_FOUND = 12
/** Days of tour groups whose starts are read for one page, those of the plan first. */
const MOST_DAYS_READ = 60
/** Days beside the trip whose starts are read for a stop that does not fit. */
const NEAREST_DAYS = 2

/**
 * Uses the answers of product pages, one per tour group and day, so that the number of cache entries does not depend on trips.
 *
 * @returns `undefined` when the site does not have the language
 */
export async function loadTrip(
  { trip, query }: Pick<TripRequest, 'trip' | 'query'>,
  visit: Visit,
  services: SearchServices,
): Promise<LoadedTrip | undefined> {
  const reading = readingOf(visit, services)
  if (!reading) return undefined
  const { site, context, moment } = reading
  const [answers, menu, found] = await Promise.all([
    readAnswers(trip, reading),
    loadMenuWithoutDocument(visit, site, context, services),
    query === '' ? undefined : searchSite(query, visit, site, services),
  ])
  const planned = await planWithNearDays(trip, answers.known, reading)
  return {
    ...loadedOf(planned, answers.known, menu, reading),
    bookingOf: (stop, date) => bookingOf(answers.known.get(stop.stop.tgid), stop, date, reading),
    found: found?.results.filter(({ tgid }) => tgid !== undefined).slice(0, MOST_FOUND),
    silent: answers.silent,
    early: earlyOf([...answers.known.values()], reading.dependencies.pricesReadAt, moment),
  }
}

/**
 * A trip without what only its page shows: its best order and its calendar need no other days, menu or search.
 *
 * @returns `undefined` when the site does not have the language
 */
export async function loadPlan(trip: Trip, visit: Visit, services: SearchServices): Promise<LoadedPlan | undefined> {
  const reading = readingOf(visit, services)
  if (!reading) return undefined
  const { known } = await readAnswers(trip, reading)
  return loadedOf(await planOwnDays(trip, known, reading), known, undefined, reading)
}

/** What a trip is read with. */
interface Reading {
  readonly site: SiteDocument
  readonly visit: Visit
  readonly party: Party
  readonly moment: ZonedNow
  readonly services: SearchServices
  readonly context: CatalogueContext
  readonly dependencies: RenderDependencies
}

function readingOf(visit: Visit, services: SearchServices): Reading | undefined {
  const site = services.content.site(visit.siteUid, visit.lang)
  if (!site) return undefined
  const dependencies = new RenderDependencies()
  const moment = { now: services.now(), timeZone: site.timeZone }
  const party = visit.choice?.party ?? USUAL_PARTY
  const context = services.catalogue.contextOf(visit, dependencies, site.timeZone)
  return { site, visit, party, moment, services, context, dependencies }
}

function loadedOf(
  planned: Pick<LoadedPlan, 'facts' | 'plan' | 'planned'>,
  known: ReadonlyMap<number, KnownAnswers>,
  menu: AutomatedHeaderMenu | undefined,
  { site, visit, party, services, dependencies }: Reading,
): LoadedPlan {
  const products = new Map([...known].map(([tgid, { product }]) => [tgid, product]))
  const productPages = productPageUidsByTgid([...products.values()], site, services.content)
  const { pricesReadAt } = dependencies
  const parts = { ...pagePartsWithoutDocument(site, menu, services), productPages, pricesReadAt }
  return { page: buildPageContext(visit, parts, services), party, ...planned, products, dependencies }
}

/**
 * Stops of which the calendar has no tickets in the next days.
 *
 * @param readAt when the oldest price of the page was read; without one it is not known when the calendars were
 */
function earlyOf(
  answers: readonly TourGroupCatalogueData[],
  readAt: number | undefined,
  moment: ZonedNow,
): readonly StopToBookEarly[] {
  if (readAt === undefined) return []
  const gone = answers.flatMap(({ product, calendar }) => {
    const today = isoToday(venueMoment(product, moment))
    const found = calendar && findSoldOutPeriod(availabilityFromCalendar(calendar, today, readAt), today)
    return found ? [{ tgid: product.tgid, ...found }] : []
  })
  return stopsToBookEarly(
    answers.map(({ product }) => product),
    gone,
  )
}

/** An answer of which more days may be read. */
interface KnownAnswers extends TourGroupCatalogueData {
  readonly slots: Map<string, NonNullable<ReturnType<TourGroupCatalogueData['slots']['get']>>>
}

async function readAnswers(trip: Trip, { context, services: { catalogue } }: Reading) {
  const tgids = [...new Set(trip.days.flat().map(({ tgid }) => tgid))]
  const read = await Promise.all(
    tgids.map(async (tgid) => {
      const [answer, calendar] = await Promise.all([
        catalogue.tourGroup(tgid, context),
        catalogue.calendar(tgid, context),
      ])
      return { tgid, answer, calendar }
    }),
  )
  const known = new Map<number, KnownAnswers>()
  for (const { tgid, answer, calendar } of read) {
    if (answer?.product) known.set(tgid, { product: answer.product, calendar, slots: new Map() })
  }
  return { known, silent: new Set(read.flatMap(({ tgid, answer }) => (answer ? [] : tgid))) }
}

/** Plans with the days of the trip. */
async function planOwnDays(trip: Trip, known: Map<number, KnownAnswers>, reading: Reading) {
  await readStarts(daysOfTrip(trip, known).slice(0, MOST_DAYS_READ), known, reading)
  return planFrom(trip, known, reading)
}

/** Plans with the days of the trip, and then with the nearest days beside it for what does not fit. */
async function planWithNearDays(trip: Trip, known: Map<number, KnownAnswers>, reading: Reading) {
  const first = await planOwnDays(trip, known, reading)
  const beside = first.planned.days.flatMap(({ date = '', stops }) =>
    stops
      .filter(needsRepair)
      .flatMap(({ stop: { tgid } }) => nearestDays(date, known.get(tgid)).map((day) => ({ tgid, date: day }))),
  )
  const unread = beside.filter(({ tgid, date }) => !known.get(tgid)?.slots.has(date))
  if (unread.length === 0) return first
  await readStarts(unread.slice(0, MOST_DAYS_READ), known, reading)
  return planFrom(trip, known, reading)
}

function planFrom(trip: Trip, known: ReadonlyMap<number, KnownAnswers>, { services, party, moment }: Reading) {
  const byTgid = new Map(
    [...known].map(([tgid, answers]) => {
      const visitors = { party, timeZone: moment.timeZone, isAskedLater: services.booking.asksForDate(tgid) }
      return [tgid, tourGroupFactsFromCatalogue(answers, visitors)]
    }),
  )
  const facts: TripFacts = { ofTourGroup: (tgid) => byTgid.get(tgid), now: moment.now }
  const plan = createPlanner(facts)
  return { facts, plan, planned: plan(trip) }
}

interface DayOfTourGroup {
  readonly tgid: number
  /** ISO date. */
  readonly date: string
}

/** The days of all tour groups on which they have tickets: first each on its own day. */
function daysOfTrip({ start, days }: Trip, known: ReadonlyMap<number, KnownAnswers>): readonly DayOfTourGroup[] {
  if (start === undefined) return []
  const own = days.flatMap((stops, day) => stops.map(({ tgid }) => ({ tgid, date: addDays(start, day) })))
  const others = days.flatMap((_, day) => [...known.keys()].map((tgid) => ({ tgid, date: addDays(start, day) })))
  const named = new Map([...own, ...others].map((one) => [`${one.tgid} ${one.date}`, one]))
  return [...named.values()].filter(({ tgid, date }) => hasTickets(known.get(tgid), date))
}

function hasTickets(answers: KnownAnswers | undefined, date: string): boolean {
  return answers?.calendar?.days.some((day) => day.date === date && day.tourIds.length > 0) === true
}

function nearestDays(date: string, answers: KnownAnswers | undefined): readonly string[] {
  const distance = (other: string) => Math.abs(dayNumber(other) - dayNumber(date))
  return (answers?.calendar?.days ?? [])
    .filter((day) => day.tourIds.length > 0 && day.date !== date && !answers?.slots.has(day.date))
    .map((day) => day.date)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, NEAREST_DAYS)
}

async function readStarts(
  days: readonly DayOfTourGroup[],
  known: ReadonlyMap<number, KnownAnswers>,
  { context, services: { catalogue } }: Reading,
): Promise<void> {
  await Promise.all(
    days.map(async ({ tgid, date }) => {
      const slots = await catalogue.slots(tgid, date, context)
      if (slots) known.get(tgid)?.slots.set(date, slots)
    }),
  )
}

function bookingOf(
  answers: TourGroupCatalogueData | undefined,
  { start }: PlannedStop,
  date: string,
  { party, moment, services: { booking } }: Reading,
): ExperienceBooking {
  if (!answers) return {}
  const { product, calendar, slots } = answers
  // The price is of this ticket, also where its start is chosen on the booking page.
  const variant = start && product.variants.find(({ tourIds }) => tourIds.includes(start.tourId))
  const choice = { day: date, party, ...(variant && { variantId: variant.id }), ...(start && { tourId: start.tourId }) }
  const today = isoToday(venueMoment(product, moment))
  const dates = { calendar, slots: slots.get(date) }
  return resolveVisitChoice(product, dates, choice, today, booking.asksForDate(product.tgid)).booking
}
