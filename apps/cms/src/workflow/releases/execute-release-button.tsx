'use client'

import { toast, useDocumentInfo, useForm, useFormFields, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { firstMessageOfRefusal, request } from '../../admin/requests.ts'
import { useTranslate } from '../../messages/use-translate.ts'

/** The release is refused with its reasons, done already, or in progress. */
const CONFLICT = 409

/** Carries out a release at once: all of its pages, or none with the reasons. */
export function ExecuteReleaseButton() {
  const { id } = useDocumentInfo()
  const { setModified } = useForm()
  const words = useTranslate()
  const isModified = useFormModified()
  const state = useFormFields(([fields]) => fields.state?.value)
  const [isBusy, setIsBusy] = useState(false)
  if (!id || state === 'done') return null
  const carryOut = async () => {
    setIsBusy(true)
    const answer = await request(z.unknown(), `/api/releases/${id}/carry-out`, { method: 'POST' })
    setIsBusy(false)
    // The release's fields hold the result.
    if (answer.ok || answer.status === CONFLICT) {
      setModified(false)
      return window.location.reload()
    }
    toast.error(firstMessageOfRefusal(answer, words('releases:notCarriedOut')))
  }
  return (
    <div className="field-type">
      <button
        type="button"
        className="btn btn--style-secondary btn--size-medium"
        disabled={isBusy || isModified}
        onClick={() => void carryOut()}
      >
        {words(isBusy ? 'releases:carryingOut' : 'releases:carryOut')}
      </button>
      {isModified ? <p className="field-description">{words('releases:saveFirst')}</p> : null}
    </div>
  )
}
