import { kilometresBetween } from '../catalogue/kilometres-between.ts'
import type { Coordinates, ProductCard } from '../catalogue/product.ts'

/** A tour group within a walk. */
export interface NearProduct {
  readonly product: ProductCard & { readonly place: Coordinates }
  readonly kilometres: number
}

const FURTHEST_KILOMETRES = 2
const MOST = 5

/** The nearest of the tour groups within two kilometres, as the crow flies; those without a place are left out. */
export function nearProductsOf(here: Coordinates, products: readonly ProductCard[]): readonly NearProduct[] {
  return products
    .flatMap((product) => {
      const { place } = product
      return place ? [{ product: { ...product, place }, kilometres: kilometresBetween(here, place) }] : []
    })
    .filter(({ kilometres }) => kilometres <= FURTHEST_KILOMETRES)
    .toSorted((one, other) => one.kilometres - other.kilometres)
    .slice(0, MOST)
}
