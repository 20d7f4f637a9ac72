import { translateLabel } from '../../messages/labels.ts'
import { BlockName } from './block-name.tsx'
import type { NamePlace } from './name-row.ts'
import { placesIn } from './places-in.ts'

interface BlockLabelProps {
  readonly kind: string
  readonly places: readonly NamePlace[]
  readonly readOnly?: boolean
  readonly i18n: { readonly language: string }
}

/** Rendered on the server, where Payload passes the forms of all blocks; the browser gets only what a name needs. */
export function BlockLabel({ i18n: { language }, kind, places, readOnly = false }: BlockLabelProps) {
  return <BlockName kind={translateLabel(language, kind)} places={placesIn(language, places)} readOnly={readOnly} />
}
