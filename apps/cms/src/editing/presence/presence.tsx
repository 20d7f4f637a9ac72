'use client'

import { useAllFormFields, useAuth, useDocumentInfo, useFormModified, useModal } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useAnswer } from '../../admin/requests.ts'
import { useStableValue } from '../../admin/use-stable-value.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { Choice, Conflict } from './conflict.tsx'
import { LOCKED_DIALOG, TakeoverDialog } from './takeover-dialog.tsx'
import './presence.css'

const POLL_MS = 3000
/** Payload's dialog for an editor whose document was taken over; both of its buttons discard unsaved changes. */
const TAKEN_OVER_DIALOG = 'document-take-over'

const othersSchema = z.object({
  editedBy: z.string().nullable(),
  updatedAt: z.string(),
  /** The other person who is editing. */
  writing: z.string().nullable(),
})
export type Others = z.infer<typeof othersSchema>

/** Shows beside the form who else is editing, and what to do when somebody else saved. */
export function Presence() {
  return (
    <>
      <TakeoverDialog />
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
  // All three choices of the dialog would discard what was typed already.
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

/**
 * Closes one of Payload's dialogs as soon as it opens, which discards nothing.
 *
 * @returns whether it ever opened
 */
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
