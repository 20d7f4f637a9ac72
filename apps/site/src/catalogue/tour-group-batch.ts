import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { Catalogue, CatalogueContext } from './catalogue.ts'
import type { ProductCard } from './product.ts'

/** Tour groups by number for one part of a page, in the visit's currency or another. */
export type AskTourGroups = (tgids: readonly number[], currency?: CurrencyCode) => Promise<TourGroups>

export interface TourGroups {
  /** By number, and also those that other parts asked for; one that the catalogue does not know is missing. */
  readonly products: ReadonlyMap<number, ProductCard>
  /** False when the catalogue could not be asked and nothing usable was kept. */
  readonly available: boolean
}

/** The most ids that one call of the API takes. */
const MOST_IDS = 100

/**
 * Parts of a page that ask in the same breath are asked for together: one call for a hundred tour groups, each of them
 * once, in the order of their numbers so that one set always makes one call.
 */
export function createTourGroupBatch(catalogue: Pick<Catalogue, 'listing'>, context: CatalogueContext): AskTourGroups {
  const waiting = new Map<CurrencyCode, { readonly tgids: Set<number>; readonly answer: ReturnType<AskTourGroups> }>()
  return (tgids, currency = context.currency) => {
    if (tgids.length === 0) return Promise.resolve({ products: new Map(), available: true })
    let batch = waiting.get(currency)
    if (!batch) {
      const all = new Set<number>()
      const askAll = () => {
        waiting.delete(currency)
        return ask([...all], currency)
      }
      batch = { tgids: all, answer: Promise.resolve().then(askAll) }
      waiting.set(currency, batch)
    }
    for (const tgid of tgids) batch.tgids.add(tgid)
    return batch.answer
  }

  async function ask(tgids: readonly number[], currency: CurrencyCode): Promise<TourGroups> {
    const calls = inHundreds(tgids).map((ids) =>
      catalogue.listing({ kind: 'tgids', ids }, MOST_IDS, { ...context, currency }),
    )
    const listings = await Promise.all(calls)
    const products = listings.flatMap((listing) => listing.products)
    return {
      products: new Map(products.map((product) => [product.tgid, product])),
      available: listings.every(({ available }) => available),
    }
  }
}

/** Ids in the order of their numbers, as many to a call as the API takes. */
export function inHundreds(ids: readonly number[]): number[][] {
  const sorted = ids.toSorted((one, other) => one - other)
  const count = Math.ceil(sorted.length / MOST_IDS)
  return Array.from({ length: count }, (_, call) => sorted.slice(call * MOST_IDS, (call + 1) * MOST_IDS))
}
