import type { Location } from '../../catalogue/product.ts'
import type { MessageKey } from '../../i18n/translate.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { endLabel, START_LABELS } from '../../products/facts/where-facts.ts'
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
export function placesOf({ block, data, page }: BlockProps<'map'>): readonly MapPlace[] {
  const authored = block.points.map((point) => ({ ...point, isAuthored: true }))
  if (!data) return authored
  const { beginning, startLocation, endLocation } = data
  return [
    ...placeOf(startLocation, START_LABELS[beginning], page),
    ...placeOf(endLocation, endLabel(beginning), page),
    ...authored,
  ]
}

function placeOf(location: Location | undefined, label: MessageKey, { t }: PageContext): MapPlace[] {
  if (!location) return []
  const { latitude, longitude, addressLine } = location
  return [{ name: t(label), text: addressLine, latitude, longitude, isAuthored: false }]
}
