'use client'

import { Link } from '@payloadcms/ui'
import { useTranslate } from '../../messages/use-translate.ts'

/** The link to the matrix in the admin's menu. */
export function MatrixLink() {
  const words = useTranslate()
  return (
    <Link className="nav__link" href="/admin/languages" prefetch={false} id="nav-languages">
      <span className="nav__link-label">{words('matrix:heading')}</span>
    </Link>
  )
}
