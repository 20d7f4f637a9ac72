'use client'

import { useRowLabel } from '@payloadcms/ui'
import { type NamePlace, nameRow, pictureNaming } from './name-row.ts'
import { usePictureName } from './use-picture-name.ts'

interface ShownRowNameProps {
  readonly places: readonly NamePlace[]
}

/** Shows the name of a list's row, from its own text or its picture. */
export function ShownRowName({ places }: ShownRowNameProps) {
  const { data, rowNumber = 0 } = useRowLabel()
  const picture = usePictureName(pictureNaming(data, places))
  return <span>{nameRow(data, places) ?? (picture || `${rowNumber + 1}.`)}</span>
}
