import { join } from 'node:path'
import { prefixLanguage } from '@passepartout/content-model/links/uid'
import { type LanguageCode, localeOf } from '@passepartout/content-model/locales'
import { listPublishedPages } from '../../test/tools/published-pages.ts'
import { listVariants } from '../bench/fill-cache.ts'
import type { AskedInTurn } from '../bench/load.ts'

const MARKETPLACE = 'www.wayfare.example'
const LANGUAGES = ['en', 'fr', 'de', 'es'] as const satisfies readonly LanguageCode[]
/** Lists of the marketplace that are filtered. */
const LISTS = 8
const KINDS = [1010, 1011, 1012, 1041, 1080]
const ORDERS = ['price', 'rating']
const WORDS = ['louvre', 'eifel tower', 'musée', 'colosseum', 'vatican', 'boat', 'night', 'tickets', 'wine', 'tour']
/** Pages of all sites that are asked for again and again. */
const POPULAR = 40
/** A prime, so that what lies side by side in the store is asked for far apart. */
const APART = 7919

/** What visitors ask for all the time. */
export interface SoakRequests {
  /** Out of the cache, but for what was published in between. */
  readonly popular: readonly AskedInTurn[]
  /** Pages of all sites in all languages and currencies, and lists filtered in many ways: more than the cache holds. */
  readonly various: readonly AskedInTurn[]
  readonly searches: readonly AskedInTurn[]
}

/** @param folder the data of a system */
export function chooseRequests(folder: string): SoakRequests {
  const store = join(folder, 'published/published.db')
  const variants = apart(listVariants(store))
  const asked = variants.map(({ host, path, currency }) => ({ host, path, cookie: `currency=${currency}` }))
  const euros = variants.flatMap(({ currency }, index) => (currency === 'EUR' ? (asked[index] ?? []) : []))
  return {
    popular: euros.slice(0, POPULAR),
    various: apart([...asked, ...listFiltered(folder)]),
    searches: LANGUAGES.flatMap((lang) =>
      WORDS.flatMap((word) =>
        ['EUR', 'USD', 'JPY'].map((currency) => ({
          host: MARKETPLACE,
          path: `${prefixLanguage('/search/', lang)}?q=${encodeURIComponent(word)}`,
          cookie: `currency=${currency}`,
        })),
      ),
    ),
  }
}

function listFiltered(folder: string): AskedInTurn[] {
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

/** In another order, the same each time. */
function apart<T>(values: readonly T[]): T[] {
  return values
    .map((value, index) => ({ value, place: (index * APART) % values.length }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value)
}
