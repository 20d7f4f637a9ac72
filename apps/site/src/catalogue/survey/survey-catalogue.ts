import type { CatalogueQuestions, Question } from '../adapters/catalogue-questions.ts'
import { cardSchema, collectionSchema, productSchema } from '../answers/answer-schemas.ts'
import type { DroppedField } from '../answers/dropped-fields.ts'
import type { ParseContext } from '../answers/parse-context.ts'
import { endpointOf } from '../client.ts'
import type { Recorded } from '../prices/price-age.ts'
import { describeDoubts } from './doubts.ts'

export interface SurveySettings {
  readonly questions: CatalogueQuestions
  /** Without `report`, which the survey provides. */
  readonly reading: Omit<ParseContext, 'report' | 'readAt'>
  /** Number of tour groups to read one by one. */
  readonly tourGroups: number
  readonly now: () => number
}

/** Number of occurrences, and the path of the first. */
export interface Count {
  times: number
  readonly first: string
}

/** Findings of one endpoint; keys are fields or sentences, in order of first occurrence. */
export interface EndpointReport {
  answers: number
  /** Failures by kind: `status 403`, `timeout`, `unusable` (JSON that no schema accepts). */
  readonly failures: Map<string, Count>
  /** Fields with a value that the site reads. */
  readonly read: Map<string, Count>
  /** Fields with a value that the site knows and cannot use, with the reason. */
  readonly dropped: Map<string, Count>
  /** Fields that the site does not know. */
  readonly unknown: Map<string, Count>
  /** Values that are probably not what the provider means. */
  readonly doubts: Map<string, Count>
}

/** By endpoint, in the order in which they were asked. */
export type CatalogueReport = ReadonlyMap<string, EndpointReport>

type Item = Readonly<Record<string, unknown>>

/** The items whose fields are counted, and the fields that the site reads of each. */
interface Counting {
  readonly items?: (value: unknown) => readonly unknown[]
  readonly fields?: readonly string[]
}

const PAGE = 100
/** Upper limit on cities whose tour groups are read. */
const MOST_CITIES = 10
const CARD_FIELDS = Object.keys(cardSchema.shape)

/**
 * Reads a provider's catalogue as the site would, one call after another, and reports field by field what the site
 * would show or drop and what is implausible. Failed calls are part of the report; it does not throw.
 */
export async function surveyCatalogue(settings: SurveySettings): Promise<CatalogueReport> {
  const survey = new Survey(settings)
  const cities = await survey.cities()
  const perCity = Math.max(1, Math.ceil(settings.tourGroups / Math.max(1, Math.min(cities.length, MOST_CITIES))))
  const tgids = new Set<number>()
  const collections = new Set<number>()
  for (const { displayName } of cities.slice(0, MOST_CITIES)) {
    const products = await survey.list(displayName)
    for (const { tgid } of products.slice(0, perCity)) tgids.add(tgid)
    for (const { primaryCollection } of products) if (primaryCollection) collections.add(primaryCollection.id)
  }
  if (collections.size > 0) await survey.collections([...collections].slice(0, PAGE))
  for (const tgid of [...tgids].slice(0, settings.tourGroups)) await survey.tourGroup(tgid)
  return survey.report
}

class Survey {
  readonly report = new Map<string, EndpointReport>()
  readonly #settings: SurveySettings

  constructor(settings: SurveySettings) {
    this.#settings = settings
  }

  /** In English, by whose names lists are asked for. */
  async cities() {
    const answer = await this.#ask(this.#questions.cities(0, 'en'))
    return answer?.cities ?? []
  }

  async list(cityName: string) {
    const { lang, currency } = this.#settings.reading
    const answer = await this.#ask(this.#questions.cityTourGroups(cityName, 0, lang, currency), {
      items: (value) => listOf(fieldOf(fieldOf(value, 'pageData'), 'items')),
      fields: CARD_FIELDS,
    })
    return answer?.products ?? []
  }

  async collections(ids: readonly number[]): Promise<void> {
    await this.#ask(this.#questions.collections(ids, this.#settings.reading), {
      items: (value) => listOf(fieldOf(value, 'collections')),
      fields: Object.keys(collectionSchema.shape),
    })
  }

  /** The product's own answer, then what its page asks beside it. */
  async tourGroup(tgid: number): Promise<void> {
    const { reading } = this.#settings
    const own = this.#questions.tourGroup(tgid, reading)
    const answer = await this.#ask(own, { items: (value) => [value], fields: Object.keys(productSchema.shape) })
    const calendar = await this.#ask(this.#questions.calendar(tgid, reading))
    const day = calendar?.days.find(({ tourIds }) => tourIds.length > 0)
    if (answer?.product) this.#noteDoubts(own.path, describeDoubts(answer.product, calendar))
    if (day) await this.#ask(this.#questions.slots(tgid, day.date, reading))
    await this.#askIfKnown(this.#questions.reviews?.(tgid, reading))
    await this.#askIfKnown(this.#questions.itinerary?.(tgid, reading))
  }

  get #questions(): CatalogueQuestions {
    return this.#settings.questions
  }

  /** For what not every catalogue has. */
  async #askIfKnown<T>(question: Question<T> | undefined): Promise<void> {
    if (question) await this.#ask(question)
  }

  async #ask<T>(
    { path, read, parse }: Question<T>,
    { items, fields = [] }: Counting = {},
  ): Promise<Recorded<T> | undefined> {
    const { reading, now } = this.#settings
    const found = this.#of(path)
    const answer = await read({ signal: AbortSignal.timeout(30_000) })
    if (!answer.ok) {
      const { kind, status } = answer.error
      count(found.failures, status === undefined ? kind : `status ${status}`, path)
      return undefined
    }
    found.answers += 1
    const report = ({ field, reason }: DroppedField) => count(found.dropped, `${field} (${reason})`, path)
    const parsed = parse(answer.value, { ...reading, readAt: now(), report })
    if (parsed === undefined) count(found.failures, 'unusable', path)
    for (const item of items?.(answer.value) ?? []) countFields(found, item, fields, path)
    return parsed
  }

  #noteDoubts(path: string, doubts: readonly string[]): void {
    for (const doubt of doubts) count(this.#of(path).doubts, doubt, path)
  }

  #of(path: string): EndpointReport {
    const endpoint = endpointOf(path)
    const report = this.report.get(endpoint) ?? {
      answers: 0,
      ...{ failures: new Map(), read: new Map(), dropped: new Map(), unknown: new Map(), doubts: new Map() },
    }
    this.report.set(endpoint, report)
    return report
  }
}

function countFields(report: EndpointReport, item: unknown, fields: readonly string[], path: string): void {
  if (!isItem(item)) return
  for (const [field, value] of Object.entries(item)) {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) continue
    count(fields.includes(field) ? report.read : report.unknown, field, path)
  }
}

function count(counts: Map<string, Count>, key: string, path: string): void {
  const known = counts.get(key)
  if (known) known.times += 1
  else counts.set(key, { times: 1, first: path })
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fieldOf(value: unknown, field: string): unknown {
  return isItem(value) ? value[field] : undefined
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
