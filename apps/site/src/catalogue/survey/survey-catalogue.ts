import { bulkCollectionSchema, classificationFieldsSchema } from '../adapters/bulk/catalogue-snapshot.ts'
import { neutralProductSchema } from '../adapters/bulk/neutral-product-schema.ts'
import type { CatalogueQuery, CatalogueQueryBuilder } from '../adapters/catalogue-query-builder.ts'
import type { Calendar } from '../calendar.ts'
import { endpointTemplate } from '../catalogue-client.ts'
import { ENGLISH_SUNSET_NAME_PATTERN } from '../far-from-sunset.ts'
import type { WithTimedPrices } from '../prices/price-age.ts'
import type { Coordinates, ProductCard } from '../product.ts'
import { type DroppedField, isObject } from '../responses/dropped-fields.ts'
import { optionalProperty } from '../responses/optional-property.ts'
import type { ParseContext } from '../responses/parse-context.ts'
import { cardSchema, collectionSchema, productSchema } from '../responses/response-schemas.ts'
import type { CatalogueError } from '../result.ts'
import { type Contradiction, findContradictions, type SurveyedStart } from './contradictions/find-contradictions.ts'
import { describeImplausibleData, describeRefusedImageHosts } from './implausible-data.ts'

export interface SurveySettings {
  /** The queries of the catalogue. What an adapter drops before it answers one is told by endpoint. */
  readonly connect: (reportDrop: (endpoint: string, dropped: DroppedField) => void) => CatalogueQueryBuilder
  /** Without `report`, which the survey provides. */
  readonly reading: Omit<ParseContext, 'report' | 'readAt'>
  /** Number of tour groups to read one by one. */
  readonly tourGroups: number
  /** Whether the site shows a picture of this address (`IMAGE_HOSTS`). */
  readonly isPictureAllowed: (url: string) => boolean
  readonly now: () => number
}

/** Number of occurrences, and the path of the first. */
export interface OccurrenceCount {
  times: number
  readonly first: string
}

/** Findings of one endpoint; keys are fields or sentences, in order of first occurrence. */
export interface EndpointReport {
  answers: number
  /** Failures by kind: `status 403`, `timeout`, `unusable` (JSON that no schema accepts). */
  readonly failures: Map<string, OccurrenceCount>
  /** Fields with a value that the site reads. */
  readonly read: Map<string, OccurrenceCount>
  /** Fields with a value that the site knows and cannot use, with the reason. */
  readonly dropped: Map<string, OccurrenceCount>
  /** Fields that the site does not know. */
  readonly unknown: Map<string, OccurrenceCount>
  /** Values that are probably not what the provider means. */
  readonly doubts: Map<string, OccurrenceCount>
}

export interface CatalogueReport {
  /** In the order in which they were asked. */
  readonly endpoints: ReadonlyMap<string, EndpointReport>
  /** In the order of the tour groups. */
  readonly contradictions: readonly Contradiction[]
}

const PAGE = 100
/** Upper limit on cities whose tour groups are read. */
const MAX_CITIES = 10
/** Fields that the site reads: the provider's, and those of the neutral form, whose names differ. */
const NEUTRAL_FIELDS = { ...neutralProductSchema.shape, ...classificationFieldsSchema.shape }
const CARD_FIELDS = Object.keys({ ...cardSchema.shape, ...NEUTRAL_FIELDS })
const PRODUCT_FIELDS = Object.keys({ ...productSchema.shape, ...NEUTRAL_FIELDS })
const COLLECTION_FIELDS = Object.keys({ ...collectionSchema.shape, ...bulkCollectionSchema.shape })

/**
 * Reads a provider's catalogue as the site would, one call after another, and reports field by field what the site
 * would show or drop, what is implausible, and which statements contradict each other. Failed calls are part of the
 * report; it does not throw.
 */
export async function surveyCatalogue(settings: SurveySettings): Promise<CatalogueReport> {
  const survey = new Survey(settings)
  const cities = await survey.cities()
  const perCity = Math.max(1, Math.ceil(settings.tourGroups / Math.max(1, Math.min(cities.length, MAX_CITIES))))
  const tgids = new Set<number>()
  const collections = new Set<number>()
  for (const { displayName } of cities.slice(0, MAX_CITIES)) {
    const products = await survey.list(displayName)
    survey.noteCentre(products)
    for (const { tgid } of products.slice(0, perCity)) tgids.add(tgid)
    for (const { primaryCollection } of products) if (primaryCollection) collections.add(primaryCollection.id)
  }
  if (collections.size > 0) await survey.collections([...collections].slice(0, PAGE))
  for (const tgid of [...tgids].slice(0, settings.tourGroups)) await survey.tourGroup(tgid)
  return { endpoints: survey.endpoints, contradictions: survey.contradictions }
}

class Survey {
  readonly endpoints = new Map<string, EndpointReport>()
  readonly contradictions: Contradiction[] = []
  readonly #centres = new Map<string, Coordinates>()
  readonly #settings: SurveySettings
  readonly #queries: CatalogueQueryBuilder

  constructor(settings: SurveySettings) {
    this.#settings = settings
    this.#queries = settings.connect((endpoint, dropped) => this.#noteDrop(endpoint.replace(/^\w+ /, ''), dropped))
  }

  /** In English, by whose names lists are asked for. */
  async cities() {
    return (await this.#ask(this.#queries.cities(0, 'en')))?.cities ?? []
  }

  async list(cityName: string) {
    const { lang, currency } = this.#settings.reading
    const answer = await this.#ask(this.#queries.cityTourGroups(cityName, 0, lang, currency), CARD_FIELDS)
    return answer?.products ?? []
  }

  async collections(ids: readonly number[]): Promise<void> {
    await this.#ask(this.#queries.collections(ids, this.#settings.reading), COLLECTION_FIELDS)
  }

  /** The product's own answer, then what its page asks beside it. */
  async tourGroup(tgid: number): Promise<void> {
    const { reading } = this.#settings
    const own = this.#queries.tourGroup(tgid, reading)
    const answer = await this.#ask(own, PRODUCT_FIELDS)
    const calendar = await this.#ask(this.#queries.calendar(tgid, reading))
    const product = answer?.product
    if (product) {
      const refused = product.pictures.filter(({ url }) => !this.#settings.isPictureAllowed(url))
      const doubts = [...describeImplausibleData(product, calendar), ...describeRefusedImageHosts(refused)]
      for (const doubt of doubts) count(this.#of(own.path).doubts, doubt, own.path)
    }
    const starts: SurveyedStart[] = []
    for (const date of daysToAsk(calendar, ENGLISH_SUNSET_NAME_PATTERN.test(product?.name ?? ''))) {
      const found = await this.#ask(this.#queries.slots(tgid, date, reading))
      starts.push(...(found?.slots ?? []).map((slot) => ({ ...slot, date })))
    }
    const [reviews, itineraries] = [this.#queries.reviews?.(tgid, reading), this.#queries.itinerary?.(tgid, reading)]
    if (reviews) await this.#ask(reviews)
    const itinerary = itineraries && (await this.#ask(itineraries))?.itinerary
    if (!product) return
    const said = { product, starts, centres: this.#centres, isEnglish: reading.lang === 'en' }
    this.contradictions.push(...findContradictions({ ...said, ...optionalProperty('itinerary', itinerary) }))
  }

  /** Remembers the middle of a city's tour groups: few begin far from it. */
  noteCentre(products: readonly Pick<ProductCard, 'place' | 'cityCode'>[]): void {
    const places = products.flatMap(({ place }) => place ?? [])
    const code = products.find(({ cityCode }) => cityCode)?.cityCode
    if (code === undefined || places.length === 0) return
    const [latitude, longitude] = [places.map((place) => place.latitude), places.map((place) => place.longitude)]
    this.#centres.set(code, { latitude: median(latitude), longitude: median(longitude) })
  }

  async #ask<T>(
    { path, read, parse }: CatalogueQuery<T>,
    fields?: readonly string[],
  ): Promise<WithTimedPrices<T> | undefined> {
    const { reading, now } = this.#settings
    const found = this.#of(path)
    const answer = await read({ signal: AbortSignal.timeout(30_000) })
    if (!answer.ok) {
      count(found.failures, describeFailure(answer.error, endpointTemplate(path)), path)
      return undefined
    }
    found.answers += 1
    const report = (dropped: DroppedField) => this.#noteDrop(path, dropped)
    const parsed = parse(answer.value, { ...reading, readAt: now(), report })
    if (parsed === undefined) count(found.failures, 'unusable', path)
    if (fields) for (const item of itemsOf(answer.value)) countFields(found, item, fields, path)
    return parsed
  }

  #noteDrop(path: string, { field, reason }: DroppedField): void {
    count(this.#of(path).dropped, `${field} (${reason})`, path)
  }

  #of(path: string): EndpointReport {
    return this.endpoints.getOrInsertComputed(endpointTemplate(path), () => ({
      answers: 0,
      ...{ failures: new Map(), read: new Map(), dropped: new Map(), unknown: new Map(), doubts: new Map() },
    }))
  }
}

/** The first day with tickets; of what depends on the season also one in the middle and the last. */
function daysToAsk(calendar: WithTimedPrices<Calendar> | undefined, isSeasonal: boolean): string[] {
  const dates = (calendar?.days ?? []).filter(({ tourIds }) => tourIds.length > 0).map(({ date }) => date)
  const asked = isSeasonal ? [dates[0], dates[Math.floor(dates.length / 2)], dates.at(-1)] : [dates[0]]
  return [...new Set(asked.flatMap((date) => date ?? []))]
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

function countFields(report: EndpointReport, item: unknown, fields: readonly string[], path: string): void {
  for (const [field, value] of isObject(item) ? Object.entries(item) : [])
    if (!isEmpty(value)) count(fields.includes(field) ? report.read : report.unknown, field, path)
}

function count(counts: Map<string, OccurrenceCount>, key: string, path: string): void {
  counts.getOrInsert(key, { times: 0, first: path }).times += 1
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || value === '' || (isObject(value) && Object.keys(value).length === 0)
}

/** The items of an answer in the provider's form or in the neutral one; otherwise the answer itself. */
function itemsOf(value: unknown): readonly unknown[] {
  const collections = fieldOf(value, 'collections')
  if (Array.isArray(collections)) return collections.map((one) => fieldOf(one, 'collection') ?? one)
  const entries = fieldOf(value, 'entries')
  if (Array.isArray(entries)) return entries.map((entry) => fieldOf(entry, 'item'))
  const items = fieldOf(fieldOf(value, 'pageData'), 'items')
  return Array.isArray(items) ? items : [fieldOf(value, 'item') ?? value]
}

/** The call that failed is named where it is not the one that the question is about. */
function describeFailure({ kind, status, source }: CatalogueError, endpoint: string): string {
  const what = status === undefined ? kind : `status ${status}`
  return source === endpoint ? what : `${what} of ${source}`
}

function fieldOf(value: unknown, field: string): unknown {
  return isObject(value) ? value[field] : undefined
}
