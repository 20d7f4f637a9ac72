'use client'

import { PopupList, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { mayDo, roleOf } from '../../access/role-permissions.ts'
import { useTranslate } from '../../messages/use-translate.ts'

/**
 * Replaces Payload's delete in the menu of a page's form: opens the form with the page's uses and the choice for its address.
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
