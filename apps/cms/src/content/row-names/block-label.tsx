import { translateLabel } from '../../messages/labels.ts'
import { BlockRowHeader } from './block-row-header.tsx'
import type { RowNameField } from './find-row-name.ts'
import { localizeNameFields } from './localize-name-fields.ts'

interface BlockLabelProps {
  readonly kind: string
  readonly places: readonly RowNameField[]
  readonly readOnly?: boolean
  readonly i18n: { readonly language: string }
}

/** Rendered on the server, where Payload passes the forms of all blocks; the browser gets only what a name needs. */
export function BlockLabel({ i18n: { language }, kind, places, readOnly = false }: BlockLabelProps) {
  return (
    <BlockRowHeader
      kind={translateLabel(language, kind)}
      places={localizeNameFields(language, places)}
      readOnly={readOnly}
    />
  )
}
