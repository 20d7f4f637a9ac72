'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { z } from 'zod'
import { useTranslate } from '../messages/use-translate.ts'
import { request } from './requests.ts'

const answerSchema = z.object({ address: z.string().optional() })

/** Opens the saved page at its own address, in a new tab. */
export function PreviewButton() {
  const { id } = useDocumentInfo()
  const words = useTranslate()
  if (!id) return null
  const open = () => void openPreview(id, words('previewTab:failed'))
  return (
    <button id="open-preview" type="button" className="btn btn--style-secondary btn--size-medium" onClick={open}>
      {words('previewTab:open')}
    </button>
  )
}

async function openPreview(id: number | string, failed: string): Promise<void> {
  // Opened during the click, because browsers block later pop-ups.
  const tab = window.open('about:blank')
  const answer = await request(answerSchema, `/api/pages/${id}/preview-token`, { method: 'POST' })
  if (answer.ok && answer.value.address !== undefined && tab) {
    // The preview must not access the admin's window.
    tab.opener = null
    tab.location.assign(answer.value.address)
    return
  }
  tab?.close()
  toast.error(answer.ok ? failed : (answer.reasons[0] ?? failed))
}
