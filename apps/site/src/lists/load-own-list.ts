import type { BlockOf } from '@passepartout/content-model/blocks'
import type { AvailabilityIndex } from '../availability/availability-index.ts'
import { type Catalogue, type CatalogueContext, MOST_FILTERED } from '../catalogue/catalogue.ts'
import type { ProductCard, ProductListing } from '../catalogue/product.ts'
import { endOfDay, type Moment } from '../i18n/moment.ts'
import { isNarrowed, type ListChoice, writeListChoice } from '../request/address/choices/list-choice.ts'
import type { Party } from '../request/address/choices/party.ts'
import { type CheapestDay, loadCheapestDays } from './cheapest-days/load-cheapest-days.ts'
import { readDays } from './on-days/read-days.ts'
import { type ListView, PAGE_SIZE, viewList } from './view-list.ts'

/** The page's own list; `products` are the shown cards. */
export interface OwnListing extends ProductListing {
  readonly view?: ListView
  /** All known tour groups of the list, independent of the selection. */
  readonly all?: readonly ProductCard[]
  /** Only when they are requested. */
  readonly days?: readonly CheapestDay[]
}

/** The own list of a page that is shown with its filters. */
export type ViewedListing = OwnListing & { readonly view: ListView }

interface OwnListSources {
  readonly catalogue: Pick<Catalogue, 'wholeListing' | 'calendar' | 'venueToday'>
  readonly availability: Pick<AvailabilityIndex, 'read' | 'wantStarts'>
  readonly context: CatalogueContext
  readonly choice: ListChoice
  /** Of the address, if it names one. */
  readonly party?: Party | undefined
  /** Current moment in the site's time zone. */
  readonly moment: Moment
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
export async function loadOwnList(
  { source, limit }: BlockOf<'productList'>,
  { catalogue, availability, context, choice, party, moment }: OwnListSources,
): Promise<OwnListing> {
  const pageSize = Math.min(limit, PAGE_SIZE)
  const isBeginning = !isNarrowed(choice) && Number(choice.page?.[0] ?? 1) * pageSize <= BEGINNING
  const listing = await catalogue.wholeListing(source, context, isBeginning ? LONGEST_AT_ONCE : undefined)
  const { products: all, available } = listing
  const { total } = listing
  const isMoreToCome = isBeginning && all.length < Math.min(total, MOST_FILTERED)
  const reach = isMoreToCome ? { reach: Math.min(total, MOST_FILTERED) } : {}
  const known = readDays(all, { availability, catalogue, context, choice, party, moment })
  const view = viewList(all, { ...known, choice, pageSize, total, ...reach })
  const days = choice.show?.includes('days')
    ? await loadCheapestDays(all, { catalogue, availability, context, today: known.today })
    : undefined
  context.dependencies.lastsUntil(endOfDay(moment))
  if (writeListChoice(view.choice) !== writeListChoice(choice)) context.dependencies.lastsUntil(moment.now)
  return { products: view.products, total: view.total, available, view, all, ...(days ? { days } : {}) }
}
