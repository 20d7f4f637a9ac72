'use client'

import { useFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useState } from 'react'
import { FILE_FIELD } from '../../access/http/file-field.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import './uploading.css'

/** Why the file of a picture was refused, until another is chosen. */
export function FileRefusal() {
  const sentence = useRefusal()
  return (
    <p className="file-refusal" role="alert">
      {sentence}
    </p>
  )
}

/** Payload's form discards a file's fault as soon as it requests the other fields, which is at once. */
function useRefusal(): string | undefined {
  const words = useTranslate()
  const field = useFormFields(([fields]) => fields[FILE_FIELD])
  const isSending = useFormProcessing()
  const isSubmitted = useFormSubmitted()
  const [sent, setSent] = useState<File>()
  const [shown, setShown] = useState<string>()
  const chosen = field?.value instanceof File ? field.value : undefined
  const refusal = isSubmitted && !isSending && field?.valid === false ? field.errorMessage : undefined
  if (isSending && chosen && chosen !== sent) setSent(chosen)
  if (shown && chosen && chosen !== sent) setShown(undefined)
  if (refusal && chosen && chosen === sent && refusal !== shown) setShown(refusal)
  if (shown) return shown
  return refusal && !chosen ? words('uploading:fileNeeded') : undefined
}
