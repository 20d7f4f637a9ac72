import { join } from 'node:path'
import { addLanguagePrefix } from '@passepartout/content-model/links/uid'
import { type LanguageCode, localeOf } from '@passepartout/content-model/locales'
import { listPublishedPages } from '../../test/tools/published-pages.ts'
import { listVariants } from '../bench/fill-cache.ts'
import type { CycledRequest } from '../bench/load.ts'

const MARKETPLACE = 'www.wayfare.example'
const LANGUAGES = ['en', 'fr', 'de', 'es'] as const satisfies readonly LanguageCode[]
/** Number of filtered lists of the marketplace. */
const LISTS = 8
const KINDS = [1010, 1011, 1012, 1041, 1080]
const ORDERS = ['price', 'rating']
const WORDS = ['louvre', 'eifel tower', 'musée', 'colosseum', 'vatican', 'boat', 'night', 'tickets', 'wine', 'tour']
/** Number of popular pages of all sites. */
const POPULAR = 40
/** A prime stride, so that neighbouring rows of the store are requested far apart. */
const APART = 7919

/** The requests of the load. */
export interface SoakRequests {
  /** Cached pages, except those published in between. */
  readonly popular: readonly CycledRequest[]
  /**
   * Pages of all sites in all languages and currencies, and lists with many filters: more than the cache can hold.
   */
  readonly various: readonly CycledRequest[]
  readonly searches: readonly CycledRequest[]
}

/** @param folder data folder of a system */
export function chooseRequests(folder: string): SoakRequests {
  const store = join(folder, 'published/published.db')
  const variants = apart(listVariants(store))
  const requests = variants.map(({ host, path, currency }) => ({ host, path, cookie: `currency=${currency}` }))
  const euros = variants.flatMap(({ currency }, index) => (currency === 'EUR' ? (requests[index] ?? []) : []))
  return {
    popular: euros.slice(0, POPULAR),
    various: apart([...requests, ...listFiltered(folder)]),
    searches: LANGUAGES.flatMap((lang) =>
      WORDS.flatMap((word) =>
        ['EUR', 'USD', 'JPY'].map((currency) => ({
          host: MARKETPLACE,
          path: `${addLanguagePrefix('/search/', lang)}?q=${encodeURIComponent(word)}`,
          cookie: `currency=${currency}`,
        })),
      ),
    ),
  }
}

function listFiltered(folder: string): CycledRequest[] {
  const lists = listPublishedPages(folder).filter(
    ({ host, lang, pageType }) => host === MARKETPLACE && pageType === 'collectionPage' && localeOf(lang).supported,
  )
  return lists.slice(0, LISTS).flatMap(({ path }) =>
    KINDS.flatMap((kind) =>
      ORDERS.flatMap((order) =>
        Array.from({ length: 40 }, (_, step) => ({
          host: MARKETPLACE,
          path: `${path}?kind=${kind}&max=${20 + 5 * step}&sort=${order}`,
          cookie: 'currency=EUR',
        })),
      ),
    ),
  )
}

/** A deterministic permutation. */
function apart<T>(values: readonly T[]): T[] {
  return values
    .map((value, index) => ({ value, place: (index * APART) % values.length }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value)
}
