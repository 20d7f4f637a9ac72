import { translateLabel } from '../../messages/labels.ts'
import type { NamePlace } from './name-row.ts'

/** The fields that may name a row, with labels in a language of the admin. */
export function placesIn(language: string, places: readonly NamePlace[]): NamePlace[] {
  return places.map((place) =>
    place.label === undefined ? place : { ...place, label: translateLabel(language, place.label) },
  )
}
