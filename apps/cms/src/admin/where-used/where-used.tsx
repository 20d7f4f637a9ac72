'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { mayDo, roleOf } from '../../access/roles.ts'
import { TrashForm } from './trash-form.tsx'
import './where-used.css'

const answerSchema = z.object({ uses: z.array(z.object({ title: z.string(), address: z.string() })) })
type Use = z.infer<typeof answerSchema>['uses'][number]

/** What leads to a page, and moving it to the trash with that in view. */
export function WhereUsed() {
  const { id, isTrashed, lastUpdateTime } = useDocumentInfo()
  const { user } = useAuth()
  const uses = useUses(id, lastUpdateTime)
  if (!id || isTrashed) return null
  return (
    <section className="where-used" aria-label="Where this page is used">
      <h2 className="where-used__heading">Where used</h2>
      {uses.length === 0 ? <p>No published page and no redirect leads here.</p> : null}
      <ul className="where-used__list">
        {uses.map(({ title, address }) => (
          <li key={address}>
            <a href={address}>{title}</a>
          </li>
        ))}
      </ul>
      {mayDo(roleOf(user), 'delete', 'pages') ? <TrashForm pageId={id} useCount={uses.length} /> : null}
    </section>
  )
}

function useUses(id: number | string | undefined, savedAt: number | undefined): readonly Use[] {
  const [uses, setUses] = useState<readonly Use[]>([])
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    readUses(id, savedAt, stop.signal).then(setUses, () => undefined)
    return () => stop.abort()
  }, [id, savedAt])
  return uses
}

/** @param savedAt part of the address, so that no cache answers with the list of before the save */
async function readUses(id: number | string, savedAt: number | undefined, signal: AbortSignal) {
  const answer = await fetch(`/api/pages/${id}/uses?savedAt=${savedAt ?? 0}`, { signal, credentials: 'same-origin' })
  return answerSchema.parse(await answer.json()).uses
}
