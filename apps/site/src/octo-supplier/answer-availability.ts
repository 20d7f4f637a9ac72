import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { isoToday } from '../i18n/zoned-time.ts'
import { buildSiteAddress } from '../mcp/build-site-address.ts'
import { readPageText } from '../mcp/internal-site-client.ts'
import {
  type FoundOctoProduct,
  findOctoProduct,
  type OctoContext,
  parseOctoCurrency,
  readInBatches,
} from './octo-context.ts'
import { buildUnavailableDay } from './octo-days.ts'
import { invalidId, type OctoFailure, UNAVAILABLE_FAILURE } from './octo-failure.ts'
import { type AskedUnit, lowestPayerPricing, totalPricing } from './octo-prices.ts'
import {
  type CalendarRequest,
  MAX_START_DAYS_PER_CALL,
  parseAvailabilityCheckBody,
  parseCalendarBody,
} from './octo-requests.ts'
import {
  type OctoDay,
  type OctoOption,
  type OctoPricing,
  type OctoStart,
  type OctoUnitPricing,
  octoStartsDataSchema,
} from './octo-response-schemas.ts'
import { OCTO_FORMAT } from './render-octo.ts'

/**
 * `POST /availability/calendar`: the known days of an option.
 *
 * @param body as a client sent it
 * @param now milliseconds since the epoch
 */
export async function answerCalendar(
  body: unknown,
  octo: OctoContext,
  now: number,
): Promise<readonly OctoDay[] | OctoFailure> {
  const asked = parseCalendarBody(body, isoToday({ now, timeZone: octo.site.timeZone }))
  if ('error' in asked) return asked
  const found = await findOption(asked, octo)
  if ('error' in found) return found
  const days = octo.capabilities.pricing ? await withStarts(found, asked, octo) : found.days
  if ('error' in days) return days
  return days.map((day) => {
    const total = totalFor(asked.units, found.option, day.unitPricingFrom)
    return { ...day, ...withRoom(day, asked.units), ...(total && { pricingFrom: total }) }
  })
}

/**
 * Where there are several options, the catalogue's calendar says the price of the cheapest of them, and what can be had of any. Of each
 * option its starts say both: they are read for the first open days.
 */
async function withStarts(
  found: FoundOption,
  asked: CalendarRequest,
  octo: OctoContext,
): Promise<readonly OctoDay[] | OctoFailure> {
  if (found.offer.product.options.length === 1) return found.days
  const known = new Map(found.days.map((day) => [day.localDate, day]))
  const isLacking = (date: string) => {
    const day = known.get(date)
    return !day || (day.available && !day.pricingFrom && !day.unitPricingFrom)
  }
  const dates = openDates(found, asked).filter(isLacking).slice(0, MAX_START_DAYS_PER_CALL)
  const starts = await readStarts(dates, found, octo)
  if ('error' in starts) return starts
  const byDate = Map.groupBy(starts, ({ localDateTimeStart }) => localDateTimeStart.slice(0, 10))
  for (const date of dates) {
    const [day, own = []] = [known.get(date), byDate.get(date)]
    const open = own.filter(({ available }) => available)
    known.set(
      date,
      day ? { ...day, ...lowestPayerPricing(open) } : buildUnavailableDay(date, own.length > 0 ? 'SOLD_OUT' : 'CLOSED'),
    )
  }
  return [...known.values()].toSorted((one, other) => (one.localDate < other.localDate ? -1 : 1))
}

/** `POST /availability`: the starts of an option on its open days. @param body as a client sent it */
export async function answerAvailabilityCheck(
  body: unknown,
  octo: OctoContext,
): Promise<readonly OctoStart[] | OctoFailure> {
  const asked = parseAvailabilityCheckBody(body)
  if ('error' in asked) return asked
  const found = await findOption(asked, octo)
  if ('error' in found) return found
  const starts = await readStarts(openDates(found, asked), found, octo)
  if ('error' in starts) return starts
  return starts
    .filter(({ id }) => asked.ids?.has(id) ?? true)
    .map((start) => {
      const total = totalFor(asked.units, found.option, start.unitPricing)
      return { ...start, ...withRoom(start, asked.units), ...(total && { pricing: total }) }
    })
}

/** Days on which any option is open: what is sold out beside it is known then. */
function openDates({ offer }: FoundOctoProduct, { from, to }: CalendarRequest): readonly string[] {
  const open = Object.values(offer.days ?? {}).flatMap((days) => days.filter(({ available }) => available))
  const dates = new Set(open.map(({ localDate }) => localDate))
  return [...dates].filter((date) => date >= from && date <= to).toSorted()
}

interface FoundOption extends FoundOctoProduct {
  readonly option: OctoOption
  /** Of the asked range. */
  readonly days: readonly OctoDay[]
  readonly currency: CurrencyCode
}

async function findOption(asked: CalendarRequest, octo: OctoContext): Promise<FoundOption | OctoFailure> {
  const currency = parseOctoCurrency(asked.currency, octo)
  if (typeof currency === 'object') return currency
  const found = await findOctoProduct(asked.productId, currency, octo)
  if (!found) return invalidId('productId', asked.productId)
  const { product, days } = found.offer
  const option = product.options.find(({ id }) => id === asked.optionId)
  if (!option) return invalidId('optionId', asked.optionId)
  const unknown = asked.units.find(({ id }) => option.units.every((unit) => unit.id !== id))
  if (unknown) return invalidId('unitId', unknown.id)
  const own = days?.[option.id]
  if (!own) return UNAVAILABLE_FAILURE
  const inRange = own.filter(({ localDate }) => localDate >= asked.from && localDate <= asked.to)
  return { ...found, option, currency, days: inRange }
}

async function readStarts(
  dates: readonly string[],
  { offer, language, currency, option }: FoundOption,
  { place, answers }: OctoContext,
): Promise<readonly OctoStart[] | OctoFailure> {
  const read = async (date: string) => {
    const address = buildSiteAddress(place, { language, currency, date }, `x-t${offer.product.id}/`)
    const page = await answers.form(address, OCTO_FORMAT)
    return page && octoStartsDataSchema.parse(JSON.parse(await readPageText(page))).starts?.[option.id]
  }
  const found: OctoStart[] = []
  for await (const days of readInBatches(dates, read)) {
    if (days.includes(undefined)) return UNAVAILABLE_FAILURE
    found.push(...days.flatMap((starts) => starts ?? []))
  }
  return found
}

/** What the asked units cost; a booking costs what it costs. */
function totalFor(
  units: readonly AskedUnit[],
  { pricingFrom }: OctoOption,
  each: readonly OctoUnitPricing[] | undefined,
): OctoPricing | undefined {
  return pricingFrom || !each ? undefined : totalPricing(units, each)
}

/** Open only with room for all asked units, where places are counted by person. */
function withRoom({ available, vacancies }: Pick<OctoDay, 'available' | 'vacancies'>, units: readonly AskedUnit[]) {
  const people = units.reduce((sum, { id, quantity }) => sum + (SEATLESS.has(id) ? 0 : quantity), 0)
  return { available: available && (vacancies === null || vacancies >= people) }
}

/** Units of which no provider says whether they need a place. */
const SEATLESS: ReadonlySet<string> = new Set(['infant', 'toddler', 'baby'])
