'use client'

import { PopupList, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { mayDo, roleOf } from '../../access/roles.ts'
import { useTranslate } from '../../messages/use-translate.ts'

/**
 * In the menu of a page's form, in the place of Payload's own way to delete: leads to the form that shows what leads to the page,
 * and asks what visitors get.
 */
export function TrashMenuItem() {
  const { id, isTrashed } = useDocumentInfo()
  const { user } = useAuth()
  const words = useTranslate()
  if (!id || isTrashed || !mayDo(roleOf(user), 'delete', 'pages')) return null
  return (
    <PopupList.Button id="action-trash" onClick={openTrashForm}>
      {words('trash:heading')}
    </PopupList.Button>
  )
}

function openTrashForm(): void {
  const form = document.querySelector<HTMLDetailsElement>('.where-used__trash')
  if (!form) return
  form.open = true
  form.scrollIntoView({ block: 'center' })
  form.querySelector('summary')?.focus({ preventScroll: true })
}
