'use client'

import { Link } from '@payloadcms/ui'
import { useTranslate } from '../../messages/use-translate.ts'

/** The link to the manual in the admin's menu. */
export function HelpLink() {
  const words = useTranslate()
  return (
    <Link className="nav__link" href="/admin/help" prefetch={false} id="nav-help">
      <span className="nav__link-label">{words('help:heading')}</span>
    </Link>
  )
}
