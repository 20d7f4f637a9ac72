import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { isoToday } from '../i18n/moment.ts'
import { addressOf } from '../mcp/address-of.ts'
import type { OctoDay, OctoOption, OctoPricing, OctoStart, OctoUnitPricing } from './octo-answers.ts'
import { unavailable } from './octo-days.ts'
import { invalidId, type OctoFailure, OUT_OF_ORDER } from './octo-failure.ts'
import { octoStartsSchema } from './octo-offer.ts'
import { type AskedUnit, lowestOf, totalOf } from './octo-prices.ts'
import {
  type AskedDays,
  type AskedStarts,
  MOST_START_DAYS,
  parseCalendarBody,
  parseCheckBody,
} from './octo-requests.ts'
import { currencyOf, type FoundOffer, type OctoSite, readOffer, textOf } from './octo-site.ts'
import { OCTO_FORM } from './render-octo.ts'

/** Days whose starts are read side by side. */
const AT_ONCE = 4

/**
 * `POST /availability/calendar`: the known days of an option.
 *
 * @param body as a client sent it
 * @param now milliseconds since the epoch
 */
export async function answerCalendar(
  body: unknown,
  octo: OctoSite,
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
  asked: AskedDays,
  octo: OctoSite,
): Promise<readonly OctoDay[] | OctoFailure> {
  if (found.offer.product.options.length === 1) return found.days
  const known = new Map(found.days.map((day) => [day.localDate, day]))
  const isLacking = (date: string) => {
    const day = known.get(date)
    return !day || (day.available && !day.pricingFrom && !day.unitPricingFrom)
  }
  const dates = openDates(found, asked).filter(isLacking).slice(0, MOST_START_DAYS)
  const starts = await readStarts(dates, found, octo)
  if ('error' in starts) return starts
  const byDate = Map.groupBy(starts, ({ localDateTimeStart }) => localDateTimeStart.slice(0, 10))
  for (const date of dates) {
    const [day, own = []] = [known.get(date), byDate.get(date)]
    const open = own.filter(({ available }) => available)
    known.set(date, day ? { ...day, ...lowestOf(open) } : unavailable(date, own.length > 0 ? 'SOLD_OUT' : 'CLOSED'))
  }
  return [...known.values()].toSorted((one, other) => (one.localDate < other.localDate ? -1 : 1))
}

/** `POST /availability`: the starts of an option on its open days. @param body as a client sent it */
export async function answerCheck(body: unknown, octo: OctoSite): Promise<readonly OctoStart[] | OctoFailure> {
  const asked = parseCheckBody(body)
  if ('error' in asked) return asked
  const found = await findOption(asked, octo)
  if ('error' in found) return found
  const starts = await readStarts(openDates(found, asked), found, octo)
  if ('error' in starts) return starts
  return starts
    .filter(({ id }) => isAsked(id, asked))
    .map((start) => {
      const total = totalFor(asked.units, found.option, start.unitPricing)
      return { ...start, ...withRoom(start, asked.units), ...(total && { pricing: total }) }
    })
}

/** Days on which any option is open: what is sold out beside it is known then. */
function openDates({ offer }: FoundOffer, { from, to }: AskedDays): readonly string[] {
  const open = Object.values(offer.days ?? {}).flatMap((days) => days.filter(({ available }) => available))
  const dates = new Set(open.map(({ localDate }) => localDate))
  return [...dates].filter((date) => date >= from && date <= to).toSorted()
}

function isAsked(id: string, { ids }: AskedStarts): boolean {
  return ids === undefined || ids.has(id)
}

interface FoundOption extends FoundOffer {
  readonly option: OctoOption
  /** Of the asked range. */
  readonly days: readonly OctoDay[]
  readonly currency: CurrencyCode
}

async function findOption(asked: AskedDays, octo: OctoSite): Promise<FoundOption | OctoFailure> {
  const currency = currencyOf(asked.currency, octo)
  if (typeof currency === 'object') return currency
  const found = await readOffer(asked.productId, currency, octo)
  if (!found) return invalidId('productId', asked.productId)
  const { product, days } = found.offer
  const option = product.options.find(({ id }) => id === asked.optionId)
  if (!option) return invalidId('optionId', asked.optionId)
  const unknown = asked.units.find(({ id }) => option.units.every((unit) => unit.id !== id))
  if (unknown) return invalidId('unitId', unknown.id)
  const own = days?.[option.id]
  if (!own) return OUT_OF_ORDER
  const inRange = own.filter(({ localDate }) => localDate >= asked.from && localDate <= asked.to)
  return { ...found, option, currency, days: inRange }
}

async function readStarts(
  dates: readonly string[],
  { offer, language, currency, option }: FoundOption,
  { place, answers }: OctoSite,
): Promise<readonly OctoStart[] | OctoFailure> {
  const read = async (date: string) => {
    const address = addressOf(place, { language, currency, date }, `x-t${offer.product.id}/`)
    const page = address === undefined ? undefined : await answers.form(address, OCTO_FORM)
    return page && octoStartsSchema.parse(JSON.parse(await textOf(page))).starts?.[option.id]
  }
  const found: OctoStart[] = []
  for (let first = 0; first < dates.length; first += AT_ONCE) {
    const days = await Promise.all(dates.slice(first, first + AT_ONCE).map(read))
    if (days.includes(undefined)) return OUT_OF_ORDER
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
  return pricingFrom || !each ? undefined : totalOf(units, each)
}

/** Open only with room for all asked units, where places are counted by person. */
function withRoom({ available, vacancies }: Pick<OctoDay, 'available' | 'vacancies'>, units: readonly AskedUnit[]) {
  const people = units.reduce((sum, { id, quantity }) => sum + (SEATLESS.has(id) ? 0 : quantity), 0)
  return { available: available && (vacancies === null || vacancies >= people) }
}

/** Units of which no provider says whether they need a place. */
const SEATLESS: ReadonlySet<string> = new Set(['infant', 'toddler', 'baby'])
