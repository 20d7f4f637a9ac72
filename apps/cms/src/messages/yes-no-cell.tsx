'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** Whether something is ticked, in a list: Payload writes true and false. */
export function YesNoCell({ cellData }: DefaultCellComponentProps) {
  const { t } = useTranslation()
  return cellData === true ? t('general:yes') : t('general:no')
}
