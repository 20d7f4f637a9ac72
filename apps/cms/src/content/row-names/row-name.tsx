import type { NamePlace } from './name-row.ts'
import { placesIn } from './places-in.ts'
import { ShownRowName } from './shown-row-name.tsx'

interface RowNameProps {
  readonly places: readonly NamePlace[]
  readonly i18n: { readonly language: string }
}

/** Names a row of a list by its own words; labels are put into the language of the admin on the server, which has them all. */
export function RowName({ i18n: { language }, places }: RowNameProps) {
  return <ShownRowName places={placesIn(language, places)} />
}
