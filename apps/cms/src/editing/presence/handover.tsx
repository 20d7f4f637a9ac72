'use client'

import { useDocumentInfo, useForm, useFormModified, useModal } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../messages/use-translate.ts'

/** Payload's question to whoever opens what somebody else is writing. */
export const LOCKED_DIALOG = 'document-locked'

/**
 * Stands before the form from the click on “Take over” until the form is one's own. Payload reads it anew then, and would throw
 * away what is typed meanwhile: so nothing can be, and the dialog says why.
 */
export function Handover() {
  return useAwaited() ? <OneMoment /> : null
}

/** Whether the question was answered, and the form still is what was read while somebody else had it. */
function useAwaited(): boolean {
  const { isLocked } = useDocumentInfo()
  const { disabled: isOnlyRead } = useForm()
  const hasWords = useFormModified()
  const { isModalOpen } = useModal()
  const [wasAsked, setAsked] = useState(false)
  const isAsked = isModalOpen(LOCKED_DIALOG)
  useEffect(() => {
    if (isAsked) setAsked(true)
  }, [isAsked])
  return isLocked && wasAsked && !isAsked && !isOnlyRead && !hasWords
}

function OneMoment() {
  const words = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // The first button would take spaces and returns of words that are typed on.
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
