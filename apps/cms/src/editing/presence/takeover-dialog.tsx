'use client'

import { useDocumentInfo, useForm, useFormModified, useModal } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { useWasEverTrue } from '../../admin/use-was-ever-true.ts'
import { useTranslate } from '../../messages/use-translate.ts'

/** Payload's dialog when a document is opened that somebody else is editing. */
export const LOCKED_DIALOG = 'document-locked'

/**
 * Covers the form from the click on “Take over” until it is unlocked. Payload reloads it then and would discard what is typed
 * meanwhile, so nothing can be typed, and the dialog says why.
 */
export function TakeoverDialog() {
  return useAwaited() ? <OneMoment /> : null
}

/** Whether the dialog was answered while the form still has the state from before the takeover. */
function useAwaited(): boolean {
  const { isLocked } = useDocumentInfo()
  const { disabled: isOnlyRead } = useForm()
  const hasWords = useFormModified()
  const { isModalOpen } = useModal()
  const isAsked = isModalOpen(LOCKED_DIALOG)
  const wasAsked = useWasEverTrue(isAsked)
  return isLocked && wasAsked && !isAsked && !isOnlyRead && !hasWords
}

function OneMoment() {
  const words = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // A focused button would be pressed by spaces and line breaks of somebody who goes on typing.
    dialog.current?.focus()
  }, [])
  const reload = () => window.location.reload()
  return (
    <dialog ref={dialog} className="handover" tabIndex={-1} aria-label={words('saving:oneMoment')} onClose={reload}>
      <p role="status">
        {words('saving:oneMoment')} {words('saving:soonYours')}
      </p>
      <button type="button" className="btn btn--style-secondary btn--size-small" onClick={reload}>
        {words('saving:readAnew')}
      </button>
    </dialog>
  )
}
