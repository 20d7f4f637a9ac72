'use client'

import { useRowLabel } from '@payloadcms/ui'
import { type NamePlace, nameRow } from './name-row.ts'

interface RowNameProps {
  readonly places: readonly NamePlace[]
}

/** Names a row of a list by its own words. */
export function RowName({ places }: RowNameProps) {
  const { data, rowNumber = 0 } = useRowLabel()
  return <span>{nameRow(data, places) ?? `No. ${rowNumber + 1}`}</span>
}
