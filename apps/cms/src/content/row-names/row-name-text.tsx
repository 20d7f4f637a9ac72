'use client'

import { useRowLabel } from '@payloadcms/ui'
import { findRowName, pictureIdForRowName, type RowNameField } from './find-row-name.ts'
import { usePictureName } from './use-picture-name.ts'

/** Shows the name of a list's row, from its own text or its picture. */
export function RowNameText({ places }: { readonly places: readonly RowNameField[] }) {
  const { data, rowNumber = 0 } = useRowLabel()
  const picture = usePictureName(pictureIdForRowName(data, places))
  return <span>{findRowName(data, places) ?? (picture || `${rowNumber + 1}.`)}</span>
}
