import type { ParseContext } from '../../responses/parse-context.ts'
import type { Result } from '../../result.ts'
import {
  type CatalogueQuery,
  type CatalogueQueryBuilder,
  type LocaleAndCurrency,
  MAX_PAGE_SIZE,
} from '../catalogue-query-builder.ts'
import type { BulkSource } from './bulk-source.ts'
import type { CatalogueSnapshot } from './catalogue-snapshot.ts'
import type { ClassifiedProduct } from './neutral-product-schema.ts'
import { parseBulkCalendar, parseBulkSlots, parseBulkStarts } from './parse-bulk-availability.ts'
import {
  parseBulkCities,
  parseBulkCityTaxonomy,
  parseBulkCollections,
  parseBulkList,
  parseBulkLowestPrice,
  parseBulkReviews,
  parseBulkSlugs,
  parseBulkTourGroup,
} from './parse-bulk-responses.ts'

type Read = CatalogueQuery<unknown>['read']

const LISTS = '/products/'
const COLLECTIONS = '/collections/'

/** Questions to a catalogue whose products are held here as a whole: files, or a supplier without lists. */
export function createBulkQueries(source: BulkSource): CatalogueQueryBuilder {
  /** Of the products alone, which needs no further call. */
  const of =
    (choose: (snapshot: CatalogueSnapshot) => unknown): Read =>
    async ({ signal }) => {
      const snapshot = await source.snapshot(signal)
      if (!snapshot.ok) return snapshot
      const value = choose(snapshot.value)
      return value === undefined ? NOT_FOUND : { ...snapshot, value }
    }
  /** Of one product, by a call of its own. */
  const ofProduct =
    (
      tgid: number,
      name: string,
      ask: (entry: ClassifiedProduct, signal: AbortSignal) => Promise<Result<readonly unknown[]>>,
    ): Read =>
    async ({ signal }) => {
      const snapshot = await source.snapshot(signal)
      if (!snapshot.ok) return snapshot
      const entry = snapshot.value.find(tgid)
      if (!entry) return NOT_FOUND
      const answer = await ask(entry, signal)
      return answer.ok ? { ...answer, value: { [name]: answer.value } } : answer
    }
  const { reviews } = source
  return {
    list: (asked, part, city, locale) => ({
      path: LISTS,
      query: {
        ...(asked.kind === 'tgids' ? { ids: asked.ids } : { kind: asked.kind, id: asked.id }),
        city,
        ...part,
        ...locale,
      },
      read: of((snapshot) => partOf(snapshot.list(asked, asked.kind === 'collection' ? undefined : city), part)),
      parse: parseBulkList,
    }),
    cityTourGroups: (city, offset, lang, currency) => ({
      path: LISTS,
      query: { kind: 'city', city, offset, lang, currency },
      read: of((snapshot) => partOf(snapshot.listBy({ kind: 'city', id: city }), { offset })),
      parse: parseBulkList,
    }),
    addresses: ({ kind, id }, offset, city, locale) => ({
      path: LISTS,
      query: { kind, id, city, offset, ...locale },
      read: of((snapshot) => partOf(snapshot.listBy({ kind, id }, city), { offset })),
      parse: parseBulkSlugs,
    }),
    addressesOf: (tgids, locale) => ({
      path: LISTS,
      query: { ids: tgids, ...locale },
      read: of((snapshot) => partOf(snapshot.list({ kind: 'tgids', ids: [...tgids] }))),
      parse: parseBulkSlugs,
    }),
    cities: (offset, lang) => ({
      path: '/cities/',
      query: { offset, lang },
      read: of(({ cities }) => ({ cities: cities.slice(offset, offset + MAX_PAGE_SIZE), total: cities.length })),
      parse: parseBulkCities,
    }),
    tourGroup: (tgid, locale) => ({
      path: `${LISTS}${tgid}/`,
      query: { ...locale },
      read: of((snapshot) => snapshot.find(tgid)),
      parse: parseBulkTourGroup,
      absent: {},
    }),
    similar: (tgid, limit, locale) => ({
      path: `${LISTS}${tgid}/similar/`,
      query: { limit, ...locale },
      read: of((snapshot) => partOf(snapshot.similarTo(tgid), { limit })),
      parse: parseBulkList,
    }),
    calendar: (tgid, locale) => ({
      path: `${LISTS}${tgid}/calendar/`,
      query: { ...locale },
      read: ofProduct(tgid, 'rows', (entry, signal) => source.days(entry, locale.currency, signal)),
      parse: parseBulkCalendar,
      absent: { days: [] },
    }),
    slots: (tgid, date, locale) => ({
      path: `${LISTS}${tgid}/starts/`,
      query: { from: date, to: date, ...locale },
      read: ofProduct(tgid, 'rows', (entry, signal) =>
        source.starts(entry, { from: date, to: date, currency: locale.currency }, signal),
      ),
      parse: (value, reading) => parseBulkSlots(value, date, reading),
      absent: { slots: [] },
    }),
    starts: (tgid, from, to) => ({
      path: `${LISTS}${tgid}/starts/`,
      query: { from, to },
      read: ofProduct(tgid, 'rows', (entry, signal) => source.starts(entry, { from, to }, signal)),
      parse: parseBulkStarts,
      absent: { starts: [] },
    }),
    ...(reviews && {
      reviews: (tgid: number, locale: LocaleAndCurrency) => ({
        path: `${LISTS}${tgid}/reviews/`,
        query: { ...locale },
        read: ofProduct(tgid, 'reviews', reviews),
        parse: parseBulkReviews,
        absent: { reviews: [] },
      }),
    }),
    collection: (id, locale) => ({
      path: COLLECTIONS,
      query: { ids: [id], ...locale },
      read: of((snapshot) => describeCollections(snapshot, [id])),
      parse: (value: unknown, reading: ParseContext) => parseBulkCollections(value, reading)?.collections[0],
    }),
    collections: (ids, locale) => ({
      path: COLLECTIONS,
      query: { ids, ...locale },
      read: of((snapshot) => describeCollections(snapshot, ids)),
      parse: parseBulkCollections,
    }),
    lowestPrice: (kind, id, city, locale) => ({
      path: '/prices/',
      query: { kind, id, city, ...locale },
      read: of((snapshot) => ({ lowest: snapshot.lowest({ kind, id }, city) })),
      parse: parseBulkLowestPrice,
    }),
    cityOffer: (city, locale) => ({
      path: LISTS,
      query: { kind: 'city', city, ...locale },
      read: of((snapshot) => partOf(snapshot.listBy({ kind: 'city', id: city }))),
      parse: parseBulkCityTaxonomy,
    }),
  }
}

const NOT_FOUND: Result<never> = {
  ok: false,
  error: { kind: 'status', retryable: false, source: LISTS, status: 404 },
}

function partOf(
  entries: readonly ClassifiedProduct[],
  { offset = 0, limit = MAX_PAGE_SIZE }: { offset?: number; limit?: number } = {},
) {
  return { entries: entries.slice(offset, offset + limit), total: entries.length }
}

function describeCollections(snapshot: CatalogueSnapshot, ids: readonly number[]) {
  return {
    collections: ids.flatMap((id) => {
      const found = snapshot.collection(id)
      return found ? [{ ...found, lowest: snapshot.lowest({ kind: 'collection', id }) }] : []
    }),
  }
}
