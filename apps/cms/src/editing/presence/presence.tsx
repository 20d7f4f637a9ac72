'use client'

import { useAllFormFields, useAuth, useDocumentInfo, useFormModified, useModal } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useAnswer } from '../../admin/requests.ts'
import { useStableValue } from '../../admin/use-stable-value.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { Choice, Conflict } from './conflict.tsx'
import { Handover, LOCKED_DIALOG } from './handover.tsx'
import './presence.css'

const POLL_MS = 3000
/** Payload's dialog for whoever was taken over from: both of its ways out throw away what is written and not saved. */
const TAKEN_OVER_DIALOG = 'document-take-over'

const othersSchema = z.object({
  editedBy: z.string().nullable(),
  updatedAt: z.string(),
  /** Somebody else who writes here now. */
  writing: z.string().nullable(),
})
export type Others = z.infer<typeof othersSchema>

/** Says beside the form who else is at work on it, and what to do when somebody else has saved it meanwhile. */
export function Presence() {
  return (
    <>
      <Handover />
      <OthersAtWork />
    </>
  )
}

function OthersAtWork() {
  const { id, collectionSlug } = useDocumentInfo()
  const { user } = useAuth()
  const words = useTranslate()
  const [fields] = useAllFormFields()
  const isStored = id !== undefined && collectionSlug !== undefined
  const address = isStored ? `/api/${collectionSlug}/${id}` : undefined
  const others = useStableValue(useAnswer(othersSchema, address && `${address}/others`, { again: () => POLL_MS }))
  const isTakenOver = useDialogClosed(TAKEN_OVER_DIALOG)
  // Who has typed already would lose it by each of its three ways out.
  const isLate = useDialogClosed(LOCKED_DIALOG, useFormModified())
  if (!others || address === undefined) return null
  const { updatedAt: loaded } = reduceFieldsToValues(fields, true)
  const isOld = typeof loaded === 'string' && Date.parse(loaded) < Date.parse(others.updatedAt)
  if (isOld && others.editedBy !== null && others.editedBy !== user?.email) {
    return <Conflict address={address} savedBy={others.editedBy} savedAt={others.updatedAt} />
  }
  if (others.writing === null) return null
  return (
    <section className="presence" role="status">
      <p>
        {words('saving:writing', { name: others.writing })} {isTakenOver ? words('saving:takenOver') : null}{' '}
        {isTakenOver || isLate ? words('saving:staysHere') : null}
      </p>
      {isTakenOver || isLate ? <Choice address={address} savedAt={others.updatedAt} /> : null}
    </section>
  )
}

/** Closes a dialog of Payload's as soon as it opens; nothing of what is written is lost then. @returns whether it ever opened */
function useDialogClosed(slug: string, isWanted = true): boolean {
  const { closeModal, isModalOpen } = useModal()
  const [hasOpened, setOpened] = useState(false)
  const isOpen = isModalOpen(slug) && isWanted
  useEffect(() => {
    if (!isOpen) return
    closeModal(slug)
    setOpened(true)
  }, [isOpen, slug, closeModal])
  return hasOpened
}
