import { type PlannedStops, plannedStopsSchema } from '@passepartout/content-model/blocks/plan-of-days'
import { z } from 'zod'
import { RenderDependencies } from '../cache/render-dependencies.ts'
import type { Slot, UpcomingStarts } from '../catalogue/calendar.ts'
import type { Catalogue, CatalogueContext } from '../catalogue/catalogue.ts'
import {
  ENGLISH_SUNSET_NAME_PATTERN,
  type StartFarFromSunset,
  startsFarFromSunset,
} from '../catalogue/far-from-sunset.ts'
import { isoToday } from '../i18n/zoned-time.ts'
import { USUAL_PARTY } from '../request/address/choices/party.ts'
import type { Trip, TripStop } from '../request/address/trip-address.ts'
import { checkPlanOnComingStartDates, type PlanCheckResult } from './check-plan.ts'
import { tourGroupFactsFromCatalogue } from './tour-group-facts-from-catalogue.ts'
import type { TripFacts } from './trip-facts.ts'

/** First days from which a plan is tried. */
const DAYS_TRIED = 60
/** Days whose starts are compared with the sunset. */
const SUNSET_DAYS = 60
const MOST_PRODUCTS = 100
/** Today there is no past day anywhere. */
const LATEST_ZONE = 'Etc/GMT-14'

interface CheckServices {
  readonly catalogue: Pick<Catalogue, 'contextOf' | 'product' | 'calendar' | 'comingStarts' | 'tourGroups'>
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

const NOTHING_KNOWN: PlanCheckResult = { works: 0, fails: 0, unknown: DAYS_TRIED, faults: [] }

const planSchema = z.object({ days: plannedStopsSchema })

/** A plan as the next days have it, with the names of the tour groups that do not fit. */
export interface PlanCheckWithNames extends PlanCheckResult {
  /** By tour group. */
  readonly names: Readonly<Record<number, string>>
}

/**
 * Tries a plan of days from each of the next sixty days on, for editors.
 *
 * @param body the stops of its block by day
 * @returns `undefined` for a body that is no plan
 */
export async function checkEditorPlan(body: unknown, services: CheckServices): Promise<PlanCheckWithNames | undefined> {
  const asked = planSchema.safeParse(body).data
  if (!asked) return undefined
  const { catalogue } = services
  const context = contextOf(services)
  const found = await catalogue.tourGroups(context)([...new Set(asked.days.flat().map(({ tgid }) => tgid))])
  if (!found.available) return { ...NOTHING_KNOWN, names: {} }
  // What the catalogue does not have is left out of the page, too; that it is not there is a finding of its own.
  const plan = asked.days.map((stops) => stops.filter(({ tgid }) => found.products.has(tgid)).map(stopOf))
  if (plan.flat().length === 0) return { ...NOTHING_KNOWN, names: {} }
  const facts = await loadPlanFacts(plan, services, context)
  const today = isoToday({ now: facts.now, timeZone: LATEST_ZONE })
  const checked = checkPlanOnComingStartDates(plan, facts, today, DAYS_TRIED)
  const names = checked.faults.map(({ tgid }) => [tgid, found.products.get(tgid)?.name ?? ''] as const)
  return { ...checked, names: Object.fromEntries(names) }
}

function stopOf({ tgid, time }: PlannedStops[number][number]): TripStop {
  return time === undefined ? { tgid } : { tgid, time }
}

/**
 * Loads what a plan is checked with: of each tour group its product, its calendar and the starts of many days, without prices. Any
 * party that may book is one. A tour group of which one is missing is unknown, and so is a day whose starts are not all known.
 */
async function loadPlanFacts(
  days: Trip['days'],
  { catalogue, now }: CheckServices,
  context: CatalogueContext,
): Promise<TripFacts> {
  const stops = days.flat()
  const timed = new Set(stops.filter(({ time }) => time !== undefined).map(({ tgid }) => tgid))
  const known = await Promise.all(
    [...new Set(stops.map(({ tgid }) => tgid))].map(async (tgid) => {
      const [product, calendar, coming] = await Promise.all([
        catalogue.product(tgid, context),
        catalogue.calendar(tgid, context),
        catalogue.comingStarts(tgid, DAYS_TRIED + days.length, context),
      ])
      if (!product?.timeZone || !calendar) return [tgid, undefined] as const
      const slots = slotsByDay(coming, !timed.has(tgid))
      const visitors = { party: USUAL_PARTY, isAskedLater: false, timeZone: product.timeZone }
      const told = { product: { ...product, variants: [] }, calendar, slots }
      return [tgid, tourGroupFactsFromCatalogue(told, visitors)] as const
    }),
  )
  const byTgid = new Map(known)
  return { ofTourGroup: (tgid) => byTgid.get(tgid), now: now() }
}

/** @param isAnyTime whether visitors come when they like on a day that has no starts */
function slotsByDay({ starts, dates }: UpcomingStarts, isAnyTime: boolean): ReadonlyMap<string, readonly Slot[]> {
  const slots = new Map<string, Slot[]>(isAnyTime ? dates.values().map((date) => [date, []]) : [])
  for (const { date, startTime, tourIds, isSoldOut } of starts) {
    const own = tourIds.map((tourId) => ({ startTime, tourId, ...(isSoldOut && { remaining: 0 }) }))
    slots.getOrInsert(date, []).push(...own)
  }
  return slots
}

const productsSchema = z.object({ tgids: z.array(z.number().int().positive()).max(MOST_PRODUCTS) })

/** A tour group that is named after the sunset, with its first start that is far from it. */
export interface SunsetMismatch extends StartFarFromSunset {
  readonly tgid: number
  /** Number of such starts, of all that are known. */
  readonly count: number
  readonly starts: number
}

/** What the next days tell of some tour groups. */
export interface SunsetCheckResult {
  readonly far: readonly SunsetMismatch[]
  /** Those of which it is known whether they are far. */
  readonly judged: readonly number[]
}

/**
 * Finds which of some tour groups are named after the sunset and begin far from it within the next sixty days, for editors.
 *
 * @returns `undefined` for a body that names none
 */
export async function checkSunsetStarts(
  body: unknown,
  services: CheckServices,
): Promise<SunsetCheckResult | undefined> {
  const asked = productsSchema.safeParse(body).data
  if (!asked) return undefined
  const { catalogue } = services
  const context = contextOf(services)
  const found = await catalogue.tourGroups(context)(asked.tgids)
  if (!found.available) return { far: [], judged: [] }
  const named = asked.tgids.filter((tgid) => ENGLISH_SUNSET_NAME_PATTERN.test(found.products.get(tgid)?.name ?? ''))
  const far = await Promise.all(
    named.map(async (tgid): Promise<SunsetCheckResult> => {
      const [product, { starts }] = await Promise.all([
        catalogue.product(tgid, context),
        catalogue.comingStarts(tgid, SUNSET_DAYS, context),
      ])
      if (!product || starts.length === 0) return { far: [], judged: [] }
      const all = startsFarFromSunset(product, starts)
      const [first] = all
      return { far: first ? [{ tgid, ...first, count: all.length, starts: starts.length }] : [], judged: [tgid] }
    }),
  )
  const others = asked.tgids.filter((tgid) => found.products.has(tgid) && !named.includes(tgid))
  return { far: far.flatMap((one) => one.far), judged: [...far.flatMap(({ judged }) => judged), ...others] }
}

/** English, since names are told apart by their words. */
function contextOf({ catalogue }: CheckServices) {
  return catalogue.contextOf({ lang: 'en', currency: 'EUR', uid: 'checks of content' }, new RenderDependencies())
}
