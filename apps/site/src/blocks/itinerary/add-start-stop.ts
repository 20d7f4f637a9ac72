import type { Itinerary, Product } from '../../catalogue/product.ts'

/**
 * An itinerary that starts where the visitors do: one without a start begins at the tour group's start location, unless
 * that has no address.
 */
export function addStartStop(itinerary: Itinerary, product: Pick<Product, 'startLocation'> | undefined): Itinerary {
  const { addressLine, ...place } = product?.startLocation ?? {}
  if (hasStartStop(itinerary) || !addressLine || !('latitude' in place)) return itinerary
  return { ...itinerary, stops: [{ name: addressLine, kind: 'start', passBy: false, place }, ...itinerary.stops] }
}

export function hasStartStop({ stops }: Itinerary): boolean {
  return stops.some(({ kind }) => kind === 'start')
}
