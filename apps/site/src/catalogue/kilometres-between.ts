import type { Coordinates } from './product.ts'

const EARTH_RADIUS = 6371
const RADIANS = Math.PI / 180

/** Great-circle distance in kilometres. */
export function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const north = Math.sin(((other.latitude - one.latitude) * RADIANS) / 2) ** 2
  const east = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2) ** 2
  const scale = Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS)
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(north + scale * east)))
}
