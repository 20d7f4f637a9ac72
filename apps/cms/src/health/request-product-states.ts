import { z } from 'zod'
import { type CatalogueSettings, requestCatalogue } from '../content/catalogue-picker/request-catalogue.ts'
import { type Message, message } from '../messages/message.ts'

/** The catalogue's state of a tour group or a collection. */
export interface ProductState {
  readonly kind: 'product' | 'collection'
  readonly id: number
  readonly state: 'fine' | 'gone' | 'noPrice'
  /** Absent without a fault. */
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

/** More would exceed the address length that some servers accept. */
export const PRODUCTS_AT_ONCE = 50

/**
 * Requests the states of many products. Prices are requested in one currency: without one there, there is none anywhere.
 *
 * @returns `undefined` when the catalogue does not answer, so that nothing counts as gone
 */
export async function requestProductStates(
  kind: ProductState['kind'],
  ids: readonly number[],
  settings: CatalogueSettings,
): Promise<ProductState[] | undefined> {
  const path = kind === 'product' ? '/api/v6/tour-groups/' : '/api/v1/collection/'
  const query = { 'ids[]': ids.map(String), language: 'EN', currency: 'EUR' }
  const answer = await requestCatalogue(path, query, settings)
  const prices = answer.ok ? readPrices(kind, answer.value) : undefined
  return prices && ids.map((id) => ({ kind, id, ...judge(prices, id) }))
}

/** The price of each product that the catalogue knows; null without a price. */
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
