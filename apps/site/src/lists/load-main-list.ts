import type { BlockOfType } from '@passepartout/content-model/blocks'
import { type Catalogue, MAX_FILTERABLE_PRODUCTS } from '../catalogue/catalogue.ts'
import type { ProductCard, ProductListing } from '../catalogue/product.ts'
import { endOfToday } from '../i18n/zoned-time.ts'
import { hasFiltersOrSort, serializeListChoice } from '../request/address/choices/list-choice.ts'
import { type DailyLowestPrice, loadDailyLowestPrices } from './daily-lowest-prices/load-daily-lowest-prices.ts'
import { type ListAvailabilitySources, readListAvailability } from './day-offers/read-list-availability.ts'
import { CARDS_PER_PAGE, createListView, type ListView } from './list-view.ts'

/** The page's own list; `products` are the shown cards. */
export interface MainListing extends ProductListing {
  readonly view?: ListView
  /** All known tour groups of the list, independent of the selection. */
  readonly all?: readonly ProductCard[]
  /** Only when they are requested. */
  readonly days?: readonly DailyLowestPrice[]
}

/** The own list of a page that is shown with its filters. */
export type FilterableListing = MainListing & { readonly view: ListView }

interface OwnListSources extends ListAvailabilitySources {
  readonly catalogue: Pick<Catalogue, 'wholeListing' | 'calendar' | 'venueToday'>
}

/** Longer lists are read completely only when a filter is used. */
const LONGEST_AT_ONCE = 200
/** Tour groups that are always read. */
const BEGINNING = 100

/**
 * Loads the whole list and applies the address's selection; of a long list only the beginning, unless a filter is used.
 * The page expires at midnight, because filters depend on the date. A page for values that the list does not have is
 * not cached, so invented addresses cannot fill the cache.
 */
export async function loadMainList(
  { source, limit }: BlockOfType<'productList'>,
  sources: OwnListSources,
): Promise<MainListing> {
  const { catalogue, availability, context, choice, moment } = sources
  const pageSize = Math.min(limit, CARDS_PER_PAGE)
  const isBeginning = !hasFiltersOrSort(choice) && Number(choice.page?.[0] ?? 1) * pageSize <= BEGINNING
  const most = isBeginning ? LONGEST_AT_ONCE : undefined
  const { products: all, available, total } = await catalogue.wholeListing(source, context, most)
  const isMoreToCome = isBeginning && all.length < Math.min(total, MAX_FILTERABLE_PRODUCTS)
  const reach = isMoreToCome ? { reach: Math.min(total, MAX_FILTERABLE_PRODUCTS) } : {}
  const known = readListAvailability(all, sources)
  const view = createListView(all, { ...known, choice, pageSize, total, ...reach })
  const days = choice.show?.includes('days')
    ? await loadDailyLowestPrices(all, { catalogue, availability, context, today: known.today })
    : undefined
  context.dependencies.lastsUntil(endOfToday(moment))
  if (serializeListChoice(view.choice) !== serializeListChoice(choice)) context.dependencies.lastsUntil(moment.now)
  return { products: view.products, total: view.total, available, view, all, ...(days ? { days } : {}) }
}
