import type { VisitLocation } from '../../catalogue/product.ts'
import type { MessageKey } from '../../i18n/translate.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { endLocationLabelKey, START_LOCATION_LABEL_KEYS } from '../../products/facts/location-facts.ts'
import type { BlockProps } from '../block.ts'

export interface MapPlace {
  readonly name: string
  readonly text?: string | undefined
  readonly latitude: number
  readonly longitude: number
  /** Whether the texts are an author's and may contain shortcodes. */
  readonly isAuthored: boolean
}

/** Where the tour group starts and ends, then the editor's places. */
export function placesOfMapBlock({ block, data, page }: BlockProps<'map'>): readonly MapPlace[] {
  const authored = block.points.map((point) => ({ ...point, isAuthored: true }))
  if (!data) return authored
  const { beginning, startLocation, endLocation } = data
  return [
    ...placeOf(startLocation, START_LOCATION_LABEL_KEYS[beginning], page),
    ...placeOf(endLocation, endLocationLabelKey(beginning), page),
    ...authored,
  ]
}

function placeOf(location: VisitLocation | undefined, label: MessageKey, { t }: PageContext): MapPlace[] {
  if (!location) return []
  const { latitude, longitude, addressLine } = location
  return [{ name: t(label), text: addressLine, latitude, longitude, isAuthored: false }]
}
