import type { LoadedBlock } from '../../blocks/block.ts'
import { findLoadedMainList } from '../../blocks/find-loaded-main-list.ts'
import type { ProductCard } from '../../catalogue/product.ts'
import type { CardAvailability } from '../../products/card/card-availability.ts'
import type { ListFacts } from './load-list-facts.ts'

/** More rows are no choice. */
const MOST_COMPARED = 8

/**
 * "Which ticket?" below the list of a landmark's page: what is listed first, in rows, with the prices of the chosen day.
 * Nothing where tickets do not compete, an editor compares them, or the list is turned over.
 */
export function addTicketComparison(
  blocks: readonly LoadedBlock[],
  collection: ListFacts | undefined,
): readonly LoadedBlock[] {
  if (!collection?.attraction || blocks.some(({ block }) => block.type === 'ticketMatrix')) return blocks
  const own = findLoadedMainList(blocks)
  if (!own) return blocks
  const { view } = own.listing
  if (view.page > 1 || view.products.length < 2) return blocks
  const products = view.products.slice(0, MOST_COMPARED).map((card) => onItsDay(card, view.cardDays?.get(card.tgid)))
  const tickets = products.map(({ tgid }) => ({ tgid, opens: '' }))
  const matrix: LoadedBlock = {
    block: { id: 'which-ticket', type: 'ticketMatrix', title: '', tickets },
    data: { products },
  }
  return blocks.flatMap((loaded) => (loaded.block === own.block ? [loaded, matrix] : loaded))
}

function onItsDay(card: ProductCard, day: CardAvailability | undefined): ProductCard {
  return day?.kind === 'chosen' && day.price ? { ...card, price: day.price } : card
}
