'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useTranslate } from '../../messages/use-translate.ts'
import { isEditTime } from './list-representative.ts'

/** When a person last edited the page, in the language of the admin. */
export function LastEditedCell({ cellData }: DefaultCellComponentProps) {
  const { language } = useTranslation().i18n
  const words = useTranslate()
  if (!isEditTime(cellData)) return words('pages:byNobody')
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return <time dateTime={cellData}>{time.format(new Date(cellData))}</time>
}
