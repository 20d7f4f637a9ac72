'use client'

import { useAllFormFields, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useWords } from '../../words/use-words.ts'
import { Conflict } from './conflict.tsx'
import './presence.css'

const POLL_MS = 3000

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
  if (!others || id === undefined || collectionSlug === undefined) return null
  const { updatedAt: loaded } = reduceFieldsToValues(fields, true)
  const isOld = typeof loaded === 'string' && Date.parse(loaded) < Date.parse(others.updatedAt)
  if (isOld && others.editedBy !== null && others.editedBy !== user?.email) {
    return <Conflict address={`/api/${collectionSlug}/${id}`} savedBy={others.editedBy} savedAt={others.updatedAt} />
  }
  if (others.writing === null) return null
  return (
    <p className="presence" role="status">
      {words('saving:writing', { name: others.writing })}
    </p>
  )
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
