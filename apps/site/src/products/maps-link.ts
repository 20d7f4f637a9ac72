import type { Coordinates } from '../catalogue/product.ts'

/** URL that opens the location in a phone's maps app or in a browser; no request is made before the click. */
export function buildMapsLink({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
}

/** URL that opens the way there, from where its visitor is. */
export function buildDirectionsLink({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}
