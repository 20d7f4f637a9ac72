'use client'

import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useSiteUid } from './language-marks-provider.tsx'

/** The site of a page. Payload's own cell says that there is none, until its row is scrolled into sight and has asked for it. */
export function SiteCell(props: DefaultCellComponentProps) {
  const uid = useSiteUid(props.cellData)
  // As the first column it leads to the form.
  return uid === undefined || props.link ? <DefaultCell {...props} /> : uid
}
