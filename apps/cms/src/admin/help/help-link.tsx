'use client'

import { useTranslate } from '../../messages/use-translate.ts'

/** The link to the manual in the admin's menu. */
export function HelpLink() {
  const words = useTranslate()
  return (
    <a className="nav__link" href="/admin/help" id="nav-help">
      <span className="nav__link-label">{words('help:heading')}</span>
    </a>
  )
}
