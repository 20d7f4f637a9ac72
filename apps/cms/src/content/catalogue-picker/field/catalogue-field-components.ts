import type { EntryKind } from '../picker-entry.ts'

/**
 * The `components` of a field's `admin` with which a catalogue number or code can be chosen by name, or typed.
 *
 * @param kind of entry; without it, the field `kind` beside it decides
 */
export function catalogueFieldComponents(kind?: EntryKind) {
  const path = '/src/content/catalogue-picker/field/catalogue-field.tsx#CatalogueField'
  return { Description: kind === undefined ? path : { path, clientProps: { kind } } }
}
