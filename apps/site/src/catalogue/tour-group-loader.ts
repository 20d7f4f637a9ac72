import { chunk } from '@passepartout/content-model/chunk'
import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { Catalogue, CatalogueContext } from './catalogue.ts'
import type { ProductCard } from './product.ts'

/** Loads tour groups by id for one part of a page, in the visit's currency or another. */
export type LoadTourGroups = (tgids: readonly number[], currency?: CurrencyCode) => Promise<LoadedTourGroups>

export interface LoadedTourGroups {
  /** By id; contains those of other parts of the batch too. Unknown ones are missing. */
  readonly products: ReadonlyMap<number, ProductCard>
  /** False when the catalogue is unavailable and nothing usable is cached. */
  readonly available: boolean
}

/** The API's limit on ids per call. */
const MAX_IDS = 100

/**
 * Batches requests of the same tick by parts of a page: one call per hundred tour groups, without duplicates, sorted by
 * id so that equal sets make equal calls.
 */
export function createTourGroupLoader(
  catalogue: Pick<Catalogue, 'listing'>,
  context: CatalogueContext,
): LoadTourGroups {
  const waiting = new Map<CurrencyCode, { readonly tgids: Set<number>; readonly answer: ReturnType<LoadTourGroups> }>()
  return (tgids, currency = context.currency) => {
    if (tgids.length === 0) return Promise.resolve({ products: new Map(), available: true })
    const batch = waiting.getOrInsertComputed(currency, () => {
      const all = new Set<number>()
      const answer = Promise.resolve().then(() => {
        waiting.delete(currency)
        return ask([...all], currency)
      })
      return { tgids: all, answer }
    })
    for (const tgid of tgids) batch.tgids.add(tgid)
    return batch.answer
  }

  async function ask(tgids: readonly number[], currency: CurrencyCode): Promise<LoadedTourGroups> {
    const calls = chunkTourGroupIds(tgids).map((ids) =>
      catalogue.listing({ kind: 'tgids', ids }, MAX_IDS, { ...context, currency }),
    )
    const listings = await Promise.all(calls)
    const products = listings.flatMap((listing) => listing.products)
    return {
      products: new Map(products.map((product) => [product.tgid, product])),
      available: listings.every(({ available }) => available),
    }
  }
}

/** Sorted ids, in chunks of the API's limit. */
export function chunkTourGroupIds(ids: readonly number[]): number[][] {
  return chunk(
    ids.toSorted((one, other) => one - other),
    MAX_IDS,
  )
}
