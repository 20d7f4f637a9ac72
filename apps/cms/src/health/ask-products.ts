import { z } from 'zod'
import { askCatalogue, type CatalogueSettings } from '../content/catalogue-picker/ask-catalogue.ts'
import { type Message, message } from '../messages/message.ts'

/** What the catalogue says of a tour group or a collection. */
export interface ProductState {
  readonly kind: 'product' | 'collection'
  readonly id: number
  readonly state: 'fine' | 'gone' | 'noPrice'
  /** Absent where all is well. */
  readonly message?: Message
}

const amount = z.number().nullish().catch(undefined)

const tourGroupsSchema = z.object({
  tourGroups: z.array(
    z.object({ id: z.number(), listingPrice: z.object({ finalPrice: amount }).nullish().catch(undefined) }),
  ),
})

const collectionsSchema = z.object({
  collections: z.array(
    z.object({ id: z.number(), startingPrice: z.object({ listingPrice: amount }).nullish().catch(undefined) }),
  ),
})

/** More make an address too long for some. */
export const PRODUCTS_AT_ONCE = 50

/**
 * Asks for many at once. Prices are asked in one currency: what has none there has none anywhere.
 *
 * @returns `undefined` where the catalogue does not answer: then nothing is known, and nothing is gone
 */
export async function askProducts(
  kind: ProductState['kind'],
  ids: readonly number[],
  settings: CatalogueSettings,
): Promise<ProductState[] | undefined> {
  const path = kind === 'product' ? '/api/v6/tour-groups/' : '/api/v1/collection/'
  const query = { 'ids[]': ids.map(String), language: 'EN', currency: 'EUR' }
  const answer = await askCatalogue(path, query, settings)
  const prices = answer.ok ? readPrices(kind, answer.value) : undefined
  return prices && ids.map((id) => ({ kind, id, ...judge(prices, id) }))
}

/** The price of each that the catalogue knows; nothing where it knows none. */
type Prices = ReadonlyMap<number, number | null | undefined>

function readPrices(kind: ProductState['kind'], body: unknown): Prices | undefined {
  if (kind === 'collection') {
    const found = collectionsSchema.safeParse(body).data?.collections
    return found && new Map(found.map(({ id, startingPrice }) => [id, startingPrice?.listingPrice]))
  }
  const found = tourGroupsSchema.safeParse(body).data?.tourGroups
  return found && new Map(found.map(({ id, listingPrice }) => [id, listingPrice?.finalPrice]))
}

function judge(prices: Prices, id: number): Pick<ProductState, 'state' | 'message'> {
  if (!prices.has(id)) return { state: 'gone', message: message('product.gone') }
  const price = prices.get(id)
  return price && price > 0 ? { state: 'fine' } : { state: 'noPrice', message: message('product.noPrice') }
}
