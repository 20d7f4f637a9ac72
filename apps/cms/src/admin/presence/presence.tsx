'use client'

import { useAllFormFields, useAuth, useDocumentInfo, useModal } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useWords } from '../../words/use-words.ts'
import { Choice, Conflict } from './conflict.tsx'
import './presence.css'

const POLL_MS = 3000
/** Payload's dialog: both of its ways out throw away what is written and not saved. */
const TAKEN_OVER_DIALOG = 'document-take-over'

const othersSchema = z.object({
  editedBy: z.string().nullable(),
  updatedAt: z.string(),
  writing: z.string().nullable(),
})
type Others = z.infer<typeof othersSchema>

/** Says beside the form who else is at work on it, and what to do when somebody else has saved it meanwhile. */
export function Presence() {
  const { id, collectionSlug } = useDocumentInfo()
  const { user } = useAuth()
  const words = useWords()
  const [fields] = useAllFormFields()
  const others = useOthers(collectionSlug, id)
  const isTakenOver = useTakenOver()
  if (!others || id === undefined || collectionSlug === undefined) return null
  const { updatedAt: loaded } = reduceFieldsToValues(fields, true)
  const isOld = typeof loaded === 'string' && Date.parse(loaded) < Date.parse(others.updatedAt)
  const address = `/api/${collectionSlug}/${id}`
  if (isOld && others.editedBy !== null && others.editedBy !== user?.email) {
    return <Conflict address={address} savedBy={others.editedBy} savedAt={others.updatedAt} />
  }
  if (others.writing === null) return null
  return (
    <section className="presence" role="status">
      <p>
        {words('saving:writing', { name: others.writing })} {isTakenOver ? words('saving:takenOver') : null}
      </p>
      {isTakenOver ? <Choice address={address} savedAt={others.updatedAt} /> : null}
    </section>
  )
}

/** Whether somebody else has taken the document over; whose words these are goes on, and nothing of them is lost. */
function useTakenOver(): boolean {
  const { closeModal, isModalOpen } = useModal()
  const [isTakenOver, setTakenOver] = useState(false)
  const isAsked = isModalOpen(TAKEN_OVER_DIALOG)
  useEffect(() => {
    if (!isAsked) return
    closeModal(TAKEN_OVER_DIALOG)
    setTakenOver(true)
  }, [isAsked, closeModal])
  return isTakenOver
}

function useOthers(collection: string | undefined, id: number | string | undefined): Others | undefined {
  const [others, setOthers] = useState<Others>()
  useEffect(() => {
    if (id === undefined || collection === undefined) return
    const stop = new AbortController()
    const look = async () => {
      const found = await readOthers(`/api/${collection}/${id}/others`, stop.signal).catch(() => undefined)
      if (found && !stop.signal.aborted) setOthers(found)
    }
    void look()
    const timer = window.setInterval(() => void look(), POLL_MS)
    return () => {
      stop.abort()
      window.clearInterval(timer)
    }
  }, [collection, id])
  return others
}

async function readOthers(address: string, signal: AbortSignal): Promise<Others> {
  const answer = await fetch(address, { signal, credentials: 'same-origin' })
  return othersSchema.parse(await answer.json())
}
