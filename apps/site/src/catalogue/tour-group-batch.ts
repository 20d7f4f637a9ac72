import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { Catalogue, CatalogueContext } from './catalogue.ts'
import type { ProductCard } from './product.ts'

/**
 * Tour groups by number for one part of a page, in the visit's currency or another; those that the catalogue does not
 * know, or cannot tell of, are missing.
 */
export type AskTourGroups = (
  tgids: readonly number[],
  currency?: CurrencyCode,
) => Promise<ReadonlyMap<number, ProductCard>>

/** The most ids that one call of the API takes. */
const MOST_IDS = 100

/**
 * Parts of a page that ask in the same breath are asked for together: one call for a hundred tour groups, each of them
 * once, in the order of their numbers so that one set always makes one call.
 */
export function createTourGroupBatch(catalogue: Pick<Catalogue, 'listing'>, context: CatalogueContext): AskTourGroups {
  const waiting = new Map<CurrencyCode, { readonly tgids: Set<number>; readonly answer: ReturnType<AskTourGroups> }>()
  return (tgids, currency = context.currency) => {
    if (tgids.length === 0) return Promise.resolve(new Map())
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

  async function ask(tgids: readonly number[], currency: CurrencyCode): Promise<ReadonlyMap<number, ProductCard>> {
    const calls = inHundreds(tgids).map((ids) =>
      catalogue.listing({ kind: 'tgids', ids }, MOST_IDS, { ...context, currency }),
    )
    const listings = await Promise.all(calls)
    return new Map(listings.flatMap(({ products }) => products.map((product) => [product.tgid, product])))
  }
}

/** Ids in the order of their numbers, as many to a call as the API takes. */
export function inHundreds(ids: readonly number[]): number[][] {
  const sorted = ids.toSorted((one, other) => one - other)
  const count = Math.ceil(sorted.length / MOST_IDS)
  return Array.from({ length: count }, (_, call) => sorted.slice(call * MOST_IDS, (call + 1) * MOST_IDS))
}
