'use client'

import { useRowLabel } from '@payloadcms/ui'

interface Row {
  readonly label?: string | null
  readonly title?: string | null
  readonly question?: string | null
  readonly countryName?: string | null
  readonly name?: string | null
}

/** Names a row of a list by its own words, so that a closed list can be read. */
export function RowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  const words = data.label || data.title || data.question || data.countryName || data.name
  return <span>{words || `No. ${rowNumber + 1}`}</span>
}
