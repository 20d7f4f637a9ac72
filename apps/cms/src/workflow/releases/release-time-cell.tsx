'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { formatLocalTime } from './local-time.ts'

/** The time of a release for people, with its time zone. */
export function ReleaseTimeCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  if (typeof cellData !== 'string' || cellData === '') return '–'
  return typeof rowData.timeZone === 'string' ? formatLocalTime(cellData, rowData.timeZone, i18n.language) : cellData
}
