'use client'

import { useAuth, useDocumentInfo, useFormFields, useFormModified, useModal } from '@payloadcms/ui'
import { useEffect } from 'react'
import { z } from 'zod'
import { useRequest } from '../../admin/requests.ts'
import { useFrozenWhilePressed } from '../../admin/use-frozen-while-pressed.ts'
import { useWasEverTrue } from '../../admin/use-was-ever-true.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { type TakenOverFields, useMerging } from '../merging/use-merging.ts'
import { MergeConflicts } from './merge-conflicts.tsx'
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
export type PresenceResponse = z.infer<typeof othersSchema>

/** Shows beside the form who else is editing, merges what others save, and asks where both changed the same. */
export function Presence() {
  const { id, collectionSlug } = useDocumentInfo()
  const hasWritten = useWasEverTrue(useFormModified())
  useClosedDialog(TAKEN_OVER_DIALOG, true)
  // All three choices of the dialog would discard what was typed already.
  useClosedDialog(LOCKED_DIALOG, hasWritten)
  return (
    <>
      {hasWritten ? null : <TakeoverDialog />}
      {id !== undefined && collectionSlug !== undefined ? (
        <OthersAtWork address={`/api/${collectionSlug}/${id}`} />
      ) : null}
    </>
  )
}

function OthersAtWork({ address }: { readonly address: string }) {
  const others = useFrozenWhilePressed(useRequest(othersSchema, `${address}/others`, { again: () => POLL_MS }))
  const { question, taken, mergeSaved, decide } = useMerging(address)
  const isOld = useIsOld(others)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with each answer, until it is merged
  useEffect(() => {
    if (isOld) void mergeSaved()
  }, [isOld, others, mergeSaved])
  return (
    <>
      <AtWork taken={taken} writing={others?.writing ?? null} />
      {question ? <MergeConflicts key={question.at} saved={question} decide={decide} /> : null}
    </>
  )
}

/** Whether somebody else has saved after the form was loaded. */
function useIsOld(others: PresenceResponse | undefined): boolean {
  const { user } = useAuth()
  const loaded = useFormFields(([fields]) => fields.updatedAt?.value)
  if (!others || others.editedBy === null || others.editedBy === user?.email) return false
  return typeof loaded === 'string' && Date.parse(loaded) < Date.parse(others.updatedAt)
}

function AtWork({ taken, writing }: { readonly taken: readonly TakenOverFields[]; readonly writing: string | null }) {
  const words = useTranslate()
  if (writing === null && taken.length === 0) return null
  return (
    <section className="presence" role="status">
      {writing === null ? null : (
        <p>
          {words('saving:writing', { name: writing })} {words('saving:bothWrite')}
        </p>
      )}
      {taken.map(({ from, fields }) => (
        <p key={from}>{words('saving:merged', { name: from, fields: fields.join(', ') })}</p>
      ))}
    </section>
  )
}

/** Closes one of Payload's dialogs as soon as it opens, which discards nothing. */
function useClosedDialog(slug: string, isWanted: boolean): void {
  const { closeModal, isModalOpen } = useModal()
  const isOpen = isModalOpen(slug) && isWanted
  useEffect(() => {
    if (isOpen) closeModal(slug)
  }, [isOpen, slug, closeModal])
}
