import { BlockName } from './block-name.tsx'
import type { NamePlace } from './name-row.ts'

interface BlockLabelProps {
  readonly kind: string
  readonly places: readonly NamePlace[]
  readonly readOnly?: boolean
}

/** Rendered on the server, where Payload gives it the forms of all blocks: the browser is sent what a name needs. */
export function BlockLabel({ kind, places, readOnly = false }: BlockLabelProps) {
  return <BlockName kind={kind} places={places} readOnly={readOnly} />
}
