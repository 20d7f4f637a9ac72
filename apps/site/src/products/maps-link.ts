import type { Coordinates } from '../catalogue/product.ts'

/** Opens the place in the maps app of a phone, or in a browser; nothing is asked of it before the click. */
export function buildMapsLink({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
}
