import type { NamePlace } from './name-row.ts'
import { placesIn } from './places-in.ts'
import { ShownRowName } from './shown-row-name.tsx'

interface RowNameProps {
  readonly places: readonly NamePlace[]
  readonly i18n: { readonly language: string }
}

/** Names a list's row by its own text. Labels are translated on the server, which has all languages. */
export function RowName({ i18n: { language }, places }: RowNameProps) {
  return <ShownRowName places={placesIn(language, places)} />
}
