import { z } from 'zod'
import { type CatalogueSettings, requestCatalogue } from '../content/catalogue-picker/provider-api/request-catalogue.ts'
import { type Message, message } from '../messages/message.ts'

/** The catalogue's state of a tour group or a collection. */
export interface ProductState {
  readonly kind: 'product' | 'collection'
  readonly id: number
  readonly state: 'fine' | 'gone' | 'noPrice'
  /** Absent without a fault. */
  readonly message?: Message
  /** Absent for what the catalogue does not have. */
  readonly name?: string
}

const amount = z.number().nullish().catch(undefined)
const name = z.string().nullish().catch(undefined)

const tourGroupsSchema = z.object({
  tourGroups: z.array(
    z.object({ id: z.number(), name, listingPrice: z.object({ finalPrice: amount }).nullish().catch(undefined) }),
  ),
})

const collectionsSchema = z.object({
  collections: z.array(
    z.object({
      id: z.number(),
      name,
      displayName: name,
      startingPrice: z.object({ listingPrice: amount }).nullish().catch(undefined),
    }),
  ),
})

/** More would exceed the address length that some servers accept. */
export const MAX_PRODUCTS_PER_REQUEST = 50

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
  const known = answer.ok ? readProducts(kind, answer.value) : undefined
  return known && ids.map((id) => ({ kind, id, ...judge(known.get(id)) }))
}

interface KnownProduct {
  readonly name: string | null | undefined
  /** Null without a price. */
  readonly price: number | null | undefined
}

/** The products that the catalogue knows, by id. */
function readProducts(kind: ProductState['kind'], body: unknown): ReadonlyMap<number, KnownProduct> | undefined {
  if (kind === 'collection') {
    const found = collectionsSchema.safeParse(body).data?.collections
    return (
      found &&
      new Map(
        found.map((one) => [one.id, { name: one.displayName || one.name, price: one.startingPrice?.listingPrice }]),
      )
    )
  }
  const found = tourGroupsSchema.safeParse(body).data?.tourGroups
  return found && new Map(found.map((one) => [one.id, { name: one.name, price: one.listingPrice?.finalPrice }]))
}

function judge(product: KnownProduct | undefined): Pick<ProductState, 'state' | 'message' | 'name'> {
  if (!product) return { state: 'gone', message: message('product.gone') }
  const named = product.name ? { name: product.name } : {}
  if (product.price && product.price > 0) return { state: 'fine', ...named }
  return { state: 'noPrice', message: message('product.noPrice'), ...named }
}
