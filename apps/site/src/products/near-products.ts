import type { Coordinates, ProductCard } from '../catalogue/product.ts'

/** A tour group within a walk. */
export interface NearProduct {
  readonly product: ProductCard & { readonly place: Coordinates }
  readonly kilometres: number
}

const FURTHEST_KILOMETRES = 2
const MOST = 5
const EARTH_RADIUS_KILOMETRES = 6371

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

/** On a sphere (haversine formula). */
function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude)
  return 2 * EARTH_RADIUS_KILOMETRES * Math.asin(Math.min(1, Math.sqrt(chord)))
}
