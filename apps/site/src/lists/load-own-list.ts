import type { BlockOf } from '@passepartout/content-model/blocks'
import { type Catalogue, type CatalogueContext, MOST_FILTERED } from '../catalogue/catalogue.ts'
import type { ProductCard, ProductListing } from '../catalogue/product.ts'
import { endOfDay, isoToday, type Moment } from '../i18n/moment.ts'
import { isNarrowed, type ListChoice, writeListChoice } from '../request/address/list-choice.ts'
import { type CheapestDay, loadCheapestDays } from './cheapest-days/load-cheapest-days.ts'
import { type ListView, PAGE_SIZE, viewList } from './view-list.ts'

/** The list that a page is. Its products are the cards that are shown. */
export interface OwnListing extends ProductListing {
  readonly view?: ListView
  /** All that is known of the list, whatever is chosen: what else the page leads to does not change with a choice. */
  readonly all?: readonly ProductCard[]
  /** Only where they are asked for. */
  readonly days?: readonly CheapestDay[]
}

interface OwnListSources {
  readonly catalogue: Pick<Catalogue, 'wholeListing' | 'calendar'>
  readonly context: CatalogueContext
  readonly choice: ListChoice
  /** Current moment in the site's time zone. */
  readonly moment: Moment
}

/** Of a longer list the rest is read when somebody chooses something of it. */
const LONGEST_AT_ONCE = 200
/** Tour groups that are read in any case. */
const BEGINNING = 100

/**
 * The whole of a list, and what an address chooses of it; of a long one its beginning, where nothing is chosen but a
 * page of that. Days pass at midnight, and so does the page; what is chosen that the list does not have is shown to
 * whoever asks and kept for nobody, so that invented addresses fill no cache.
 */
export async function loadOwnList(
  { source, limit }: BlockOf<'productList'>,
  { catalogue, context, choice, moment }: OwnListSources,
): Promise<OwnListing> {
  const pageSize = Math.min(limit, PAGE_SIZE)
  const isBeginning = !isNarrowed(choice) && Number(choice.page?.[0] ?? 1) * pageSize <= BEGINNING
  const listing = await catalogue.wholeListing(source, context, isBeginning ? LONGEST_AT_ONCE : undefined)
  const { products: all, available } = listing
  const today = isoToday(moment)
  const { total } = listing
  const isMoreToCome = isBeginning && all.length < Math.min(total, MOST_FILTERED)
  const reach = isMoreToCome ? { reach: Math.min(total, MOST_FILTERED) } : {}
  const view = viewList(all, { choice, today, pageSize, total, ...reach })
  const days = choice.show?.includes('days') ? await loadCheapestDays(all, { catalogue, context, today }) : undefined
  context.dependencies.lastsUntil(endOfDay(moment))
  if (writeListChoice(view.choice) !== writeListChoice(choice)) context.dependencies.lastsUntil(moment.now)
  return { products: view.products, total: view.total, available, view, all, ...(days ? { days } : {}) }
}
