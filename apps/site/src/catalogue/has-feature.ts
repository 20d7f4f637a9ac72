import type { ProductCard, Trait } from './product.ts'

/** The fields of a tour group that say which features it has. */
export type FeatureFacts = Pick<ProductCard, 'traits' | 'isGuided' | 'freeCancellationMinutes'>

const DAY_MINUTES = 24 * 60

/** What lists are filtered by as `with` or `access`, by the value of the address. */
const FEATURES: Readonly<Record<string, (product: FeatureFacts) => boolean>> = {
  // The offer on the chosen days decides.
  room: () => true,
  'free-cancellation': ({ freeCancellationMinutes }) => freeCancellationMinutes !== undefined,
  'day-before': ({ freeCancellationMinutes: minutes }) => minutes !== undefined && minutes <= DAY_MINUTES,
  'skip-the-line': withTrait('skipTheLine'),
  guide: ({ isGuided }) => isGuided === true,
  private: withTrait('private'),
  'pick-up': withTrait('hotelPickup'),
  airport: withTrait('airportTransfer'),
  indoor: withTrait('indoor'),
  family: withTrait('family'),
  night: withTrait('night'),
  view: withTrait('view'),
  water: withTrait('water'),
  food: withTrait('food'),
  'step-free': withTrait('stepFree'),
  captioned: withTrait('captioned'),
  'audio-described': withTrait('audioDescribed'),
  signed: withTrait('signed'),
  relaxed: withTrait('relaxed'),
}

export function hasFeature(product: FeatureFacts, value: string): boolean {
  return FEATURES[value]?.(product) === true
}

function withTrait(trait: Trait) {
  return ({ traits }: FeatureFacts) => traits?.includes(trait) === true
}
