import { setImmediate } from 'node:timers/promises'
import { addDays } from '../../../i18n/day-number.ts'
import { parseAndReportDrops, type ReportDrop } from '../../responses/dropped-fields.ts'
import { withoutNulls } from '../../responses/products/parse-product.ts'
import type { Result } from '../../result.ts'
import type { BulkSource } from '../bulk/bulk-source.ts'
import { CatalogueSnapshot } from '../bulk/catalogue-snapshot.ts'
import { type ClassifiedProduct, idOfItem } from '../bulk/neutral-product-schema.ts'
import { toNumericId } from '../bulk/to-numeric-id.ts'
import type { CatalogueFolder } from '../files/read-catalogue-folder.ts'
import type { OctoCall } from './octo-client.ts'
import { buildAvailabilityPrice, buildUnitTypePrices } from './octo-prices.ts'
import {
  type Availability,
  daySchema,
  type OctoOption,
  type OctoProduct,
  productSchema,
  type Start,
  startSchema,
} from './octo-schemas.ts'
import { octoToNeutralProduct } from './octo-to-neutral-product.ts'

interface OctoSettings {
  readonly ask: (path: string, call: OctoCall) => Promise<Result<unknown>>
  /** Languages to ask products in; the first is that of what has no translation. At least one. */
  readonly languages: readonly string[]
  /** The installation's own lists, and fields that complete or replace the supplier's: as the files adapter has them. */
  readonly folder: () => Promise<Result<CatalogueFolder>>
  /** Milliseconds for the whole list of products, for which no page waits. */
  readonly loadingTakes: number
  readonly report?: ReportDrop | undefined
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

interface Loaded {
  readonly snapshot: CatalogueSnapshot
  readonly products: ReadonlyMap<string, OctoProduct>
  readonly readAt: number
}

/** Days of a calendar. */
const DAYS_AHEAD = 180
/** Milliseconds for which the list of products is not asked for again. */
const FRESH_FOR = 5 * 60_000
/** Options of a product that are asked for their days. */
const MAX_OPTIONS = 20
/** Products that are read in a row: a few milliseconds. */
const AT_A_TIME = 100

/**
 * An OCTO supplier. `GET /products` has no pages and no filters, so that it is read as a whole, once per language, and kept
 * for some minutes; days and starts are asked for when they are needed, once per option.
 */
export class OctoSource implements BulkSource {
  readonly #settings: OctoSettings
  #loading: Promise<Result<Loaded>> | undefined
  #loaded: Loaded | undefined

  constructor(settings: OctoSettings) {
    this.#settings = settings
  }

  /** Makes the next question ask the supplier again. */
  forget(): void {
    this.#loaded = undefined
  }

  snapshot: BulkSource['snapshot'] = async (signal) => {
    const loaded = await this.#load(signal)
    return loaded.ok ? { ok: true, value: loaded.value.snapshot, readAt: loaded.value.readAt } : loaded
  }

  days: BulkSource['days'] = async (entry, currency, signal) => {
    const product = await this.#product(entry, signal)
    if (!product.ok) return product
    const from = localDay(this.#settings.now(), product.value.timeZone)
    const range = { localDateStart: from, localDateEnd: addDays(from, DAYS_AHEAD) }
    return this.#ofOptions(product.value, '/availability/calendar', { ...range, currency }, signal, (row, option) => {
      const day = parseAndReportDrops(daySchema, row, this.#settings.report)
      if (!day || day.status === 'CLOSED') return []
      const price = buildAvailabilityPrice(day.pricingFrom, withoutNulls(day.unitPricingFrom), option, product.value)
      return [{ date: day.localDate, ...placeOf(day), ...price, tour: tourOf(product.value, option) }]
    })
  }

  starts: BulkSource['starts'] = async (entry, { from, to, currency }, signal) => {
    const product = await this.#product(entry, signal)
    if (!product.ok) return product
    const range = { localDateStart: from, localDateEnd: to, ...(currency && { currency }) }
    return this.#ofOptions(product.value, '/availability', range, signal, (row, option) => {
      const start = parseAndReportDrops(startSchema, row, this.#settings.report)
      if (!start || start.status === 'CLOSED') return []
      const price = buildAvailabilityPrice(start.pricing, withoutNulls(start.unitPricing), option, product.value)
      const isOver = Date.parse(start.utcCutoffAt ?? '') < this.#settings.now()
      return [
        {
          date: start.localDateTimeStart.slice(0, 10),
          ...(start.allDay ? {} : timesOf(start)),
          bands: buildUnitTypePrices(withoutNulls(start.unitPricing), option),
          ...placeOf(isOver ? { ...start, available: false } : start),
          ...price,
          tour: tourOf(product.value, option),
        },
      ]
    })
  }

  /** All options are needed: a product that lacked some would look sold out. */
  async #ofOptions(
    product: OctoProduct,
    path: string,
    asked: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
    read: (row: unknown, option: OctoOption) => readonly unknown[],
  ): Promise<Result<readonly unknown[]>> {
    const options = withoutNulls(product.options).slice(0, MAX_OPTIONS)
    const answers = await Promise.all(
      options.map(async (option) => {
        const body = { productId: product.id, optionId: option.id, ...asked }
        return { option, answer: await this.#settings.ask(path, { signal, body }) }
      }),
    )
    const rows: unknown[] = []
    for (const { option, answer } of answers) {
      if (!answer.ok) return answer
      if (!Array.isArray(answer.value)) return malformed(`POST ${path}`)
      const ofOption = answer.value.flatMap((row) => read(row, option))
      if (ofOption.length === 0 && answer.value.some((row) => !isClosed(row))) return malformed(`POST ${path}`)
      rows.push(...ofOption)
    }
    return { ok: true, value: rows }
  }

  async #product({ item }: ClassifiedProduct, signal: AbortSignal): Promise<Result<OctoProduct>> {
    const loaded = await this.#load(signal)
    if (!loaded.ok) return loaded
    const product = loaded.value.products.get(idOfItem(item))
    const error = { kind: 'status', retryable: false, source: 'GET /products', status: 404 } as const
    return product ? { ok: true, value: product } : { ok: false, error }
  }

  async #load(signal: AbortSignal): Promise<Result<Loaded>> {
    const { now } = this.#settings
    if (this.#loaded && now() - this.#loaded.readAt < FRESH_FOR) return { ok: true, value: this.#loaded }
    this.#loading ??= this.#read().finally(() => {
      this.#loading = undefined
    })
    return Promise.race([this.#loading, whenAborted(signal)])
  }

  /** Goes on when the page that began it has given up, so that the next one finds it. */
  async #read(): Promise<Result<Loaded>> {
    const { ask, languages, folder, loadingTakes, report, now } = this.#settings
    const signal = AbortSignal.timeout(loadingTakes)
    const readAt = now()
    const own = await folder()
    if (!own.ok) return own
    const lists: [lang: string, products: ReadonlyMap<string, OctoProduct>][] = []
    for (const lang of languages) {
      const answer = await ask('/products', { signal, lang })
      if (!answer.ok) return answer
      if (!Array.isArray(answer.value)) return malformed('GET /products')
      const products = await inTurns(answer.value, (product) => parseAndReportDrops(productSchema, product, report))
      if (products.length === 0 && answer.value.length > 0) return malformed('GET /products')
      lists.push([lang, byId(products, report)])
    }
    const [[, products] = ['', new Map<string, OctoProduct>()], ...translations] = lists
    const others = (id: string) =>
      new Map(
        translations.flatMap(([lang, list]) => {
          const one = list.get(id)
          return one ? [[lang, one] as const] : []
        }),
      )
    const { products: completed = [], ...ownLists } = own.value
    const rows = new Map(completed.map((row) => [idOfItem(row), row as object]))
    const items = await inTurns([...products.values()], (product) => ({
      ...octoToNeutralProduct(product, others(product.id)),
      ...rows.get(product.id),
    }))
    this.#loaded = { snapshot: new CatalogueSnapshot({ ...ownLists, products: items }, { report }), products, readAt }
    return { ok: true, value: this.#loaded }
  }
}

/** A long list is read in parts, between which visitors are answered. */
async function inTurns<T, R>(all: readonly T[], read: (one: T) => R | undefined): Promise<readonly R[]> {
  const found: R[] = []
  for (const [place, one] of all.entries()) {
    if (place % AT_A_TIME === 0) await setImmediate()
    const item = read(one)
    if (item !== undefined) found.push(item)
  }
  return found
}

/** The first of each id: no other can be asked for. */
function byId(products: readonly OctoProduct[], report: ReportDrop | undefined): ReadonlyMap<string, OctoProduct> {
  const each = new Map<string, OctoProduct>()
  for (const product of products) {
    if (each.has(product.id)) report?.({ field: 'id', reason: 'item refused' })
    else each.set(product.id, product)
  }
  return each
}

/** Tickets left, if the supplier says. */
function placeOf({ status, available, vacancies }: Availability): { readonly left?: number | 'unlimited' } {
  if (status === 'SOLD_OUT' || available === false) return { left: 0 }
  if (status === 'FREESALE') return { left: 'unlimited' }
  return vacancies === null || vacancies === undefined ? {} : { left: vacancies }
}

/** HH:MM of start and end, as written: the standard says that they are the venue's. Who has no end repeats the start. */
function timesOf({ localDateTimeStart: start, localDateTimeEnd: end }: Start) {
  return { time: start.slice(11, 16), endTime: end === start ? undefined : end?.slice(11, 16) }
}

function isClosed(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'status' in row && row.status === 'CLOSED'
}

function tourOf({ id }: OctoProduct, option: OctoOption): number {
  return toNumericId(`${id}/${option.id}`)
}

function malformed(source: string): Result<never> {
  return { ok: false, error: { kind: 'malformed', retryable: true, source } }
}

function whenAborted(signal: AbortSignal): Promise<Result<never>> {
  const late: Result<never> = { ok: false, error: { kind: 'timeout', retryable: true, source: 'GET /products' } }
  return new Promise((resolve) => {
    if (signal.aborted) resolve(late)
    signal.addEventListener('abort', () => resolve(late), { once: true })
  })
}

/** The day that it is at the venue; in UTC where its zone is unknown. */
function localDay(time: number, timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: timeZone || 'UTC', dateStyle: 'short' }).format(time)
  } catch {
    return new Date(time).toISOString().slice(0, 10)
  }
}
