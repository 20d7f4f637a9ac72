import { translateLabel } from '../../messages/labels.ts'
import { BlockRowHeader } from './block-row-header.tsx'
import type { RowNameField } from './find-row-name.ts'
import { RowNameText } from './row-name-text.tsx'

interface RowNameProps {
  readonly places: readonly RowNameField[]
  readonly i18n: { readonly language: string }
}

/** Names a list's row by its own text. Labels are translated on the server, which has all languages. */
export function RowName({ i18n: { language }, places }: RowNameProps) {
  return <RowNameText places={inLanguage(language, places)} />
}

interface BlockLabelProps extends RowNameProps {
  readonly kind: string
  readonly readOnly?: boolean
}

/** Rendered on the server, where Payload passes the forms of all blocks; the browser gets only what a name needs. */
export function BlockLabel({ i18n: { language }, kind, places, readOnly = false }: BlockLabelProps) {
  return (
    <BlockRowHeader kind={translateLabel(language, kind)} places={inLanguage(language, places)} readOnly={readOnly} />
  )
}

/** The fields that may name a row, with labels in a language of the admin. */
function inLanguage(language: string, places: readonly RowNameField[]): RowNameField[] {
  return places.map((place) =>
    place.label === undefined ? place : { ...place, label: translateLabel(language, place.label) },
  )
}
