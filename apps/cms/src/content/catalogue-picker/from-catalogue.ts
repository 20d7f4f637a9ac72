import type { EntryKind } from './entry.ts'

/**
 * Lets a number or a code of the catalogue be chosen by name: the `components` of a field's `admin`. It can be typed as before.
 *
 * @param kind what is chosen; without it, the field `kind` beside it says so
 */
export function fromCatalogue(kind?: EntryKind) {
  const path = '/src/content/catalogue-picker/catalogue-field.tsx#CatalogueField'
  return { Description: kind === undefined ? path : { path, clientProps: { kind } } }
}
