'use client'

import { useWords } from '../../messages/use-words.ts'

/** Leads to the matrix from the admin's menu. */
export function MatrixLink() {
  const words = useWords()
  return (
    <a className="nav__link" href="/admin/languages" id="nav-languages">
      <span className="nav__link-label">{words('matrix:heading')}</span>
    </a>
  )
}
