import { translateLabel } from '../../messages/labels.ts'
import type { RowNameField } from './find-row-name.ts'

/** The fields that may name a row, with labels in a language of the admin. */
export function localizeNameFields(language: string, places: readonly RowNameField[]): RowNameField[] {
  return places.map((place) =>
    place.label === undefined ? place : { ...place, label: translateLabel(language, place.label) },
  )
}
