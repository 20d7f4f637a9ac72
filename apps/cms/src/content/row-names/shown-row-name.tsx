'use client'

import { useRowLabel } from '@payloadcms/ui'
import { type NamePlace, nameRow } from './name-row.ts'

interface ShownRowNameProps {
  readonly places: readonly NamePlace[]
}

/** Shows the name of a list's row, from its own text. */
export function ShownRowName({ places }: ShownRowNameProps) {
  const { data, rowNumber = 0 } = useRowLabel()
  return <span>{nameRow(data, places) ?? `${rowNumber + 1}.`}</span>
}
