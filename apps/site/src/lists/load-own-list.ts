import type { BlockOf } from '@passepartout/content-model/blocks'
import type { Catalogue, CatalogueContext } from '../catalogue/catalogue.ts'
import type { ProductCard, ProductListing } from '../catalogue/product.ts'
import type { Moment } from '../page-context/page-context.ts'
import { type ListChoice, writeListChoice } from '../request/address/list-choice.ts'
import { endOfDay, isoToday } from '../shortcodes/format-today.ts'
import { type ListView, PAGE_SIZE, viewList } from './view-list.ts'

/** The list that a page is. Its products are the cards that are shown. */
export interface OwnListing extends ProductListing {
  readonly view?: ListView
  /** All that is listed, whatever is chosen: what else the page leads to does not change with a choice. */
  readonly all?: readonly ProductCard[]
}

interface OwnListSources {
  readonly catalogue: Pick<Catalogue, 'wholeListing'>
  readonly context: CatalogueContext
  readonly choice: ListChoice
  /** Now where the site is. */
  readonly moment: Moment
}

/**
 * The whole of a list, and what an address chooses of it. Days pass at midnight, and so does the page; what is chosen that
 * the list does not have is shown to whoever asks and kept for nobody, so that invented addresses fill no cache.
 */
export async function loadOwnList(
  { source, limit }: BlockOf<'productList'>,
  { catalogue, context, choice, moment }: OwnListSources,
): Promise<OwnListing> {
  const listing = await catalogue.wholeListing(source, context)
  const pageSize = Math.min(limit, PAGE_SIZE)
  const view = viewList(listing.products, { choice, today: isoToday(moment), pageSize })
  context.dependencies.lastsUntil(endOfDay(moment))
  if (writeListChoice(view.choice) !== writeListChoice(choice)) context.dependencies.lastsUntil(moment.now)
  return { products: view.products, total: view.total, available: listing.available, view, all: listing.products }
}
