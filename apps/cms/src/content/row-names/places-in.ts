import { translateLabel } from '../../messages/labels.ts'
import type { NamePlace } from './name-row.ts'

/** Where a row may have its name, with labels in a language of the admin. */
export function placesIn(language: string, places: readonly NamePlace[]): NamePlace[] {
  return places.map(({ path, label }) =>
    label === undefined ? { path } : { path, label: translateLabel(language, label) },
  )
}
