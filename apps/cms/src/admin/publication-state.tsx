'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import './publication-state.css'

const answerSchema = z.object({
  docs: z.array(z.object({ state: z.string(), message: z.string().nullish(), updatedAt: z.string() })),
})
type Outcome = z.infer<typeof answerSchema>['docs'][number]

const POLL_MS = 700
/** After a save the publisher needs a moment; then the answer is final until the next save. */
const LOOKS_AFTER_SAVE = 6

const HEADINGS: Readonly<Record<string, string>> = {
  online: 'Online',
  offline: 'Not online',
  refused: 'Not published: something is missing',
  delayed: 'Delayed: it will be tried again',
  waiting: 'Being published',
}

/** Says beside the form what visitors see of this page or site, and why a publication did not go through. */
export function PublicationState() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const outcome = useOutcome(subjectOf(collectionSlug, id), lastUpdateTime)
  if (!id) return null
  const state = outcome?.state ?? 'offline'
  return (
    <section className="publication-state" data-state={state} aria-live="polite">
      <h2 className="publication-state__heading">{HEADINGS[state] ?? state}</h2>
      {outcome?.message ? <p className="publication-state__message">{outcome.message}</p> : null}
    </section>
  )
}

function subjectOf(collection: string | undefined, id: number | string | undefined): string | undefined {
  if (id === undefined) return undefined
  const kind = { sites: 'site', redirects: 'redirect' }[collection ?? '']
  return `${kind ?? 'page'}:${id}`
}

function useOutcome(subject: string | undefined, savedAt: number | undefined): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    if (!subject) return
    const stop = new AbortController()
    let looks = 0
    const look = async () => {
      const found = await readOutcome(subject, savedAt, stop.signal).catch(() => undefined)
      if (stop.signal.aborted) return
      if (found) setOutcome(found)
      looks += 1
      if (looks < LOOKS_AFTER_SAVE) timer = window.setTimeout(look, POLL_MS)
    }
    let timer = window.setTimeout(look, 0)
    return () => {
      stop.abort()
      window.clearTimeout(timer)
    }
  }, [subject, savedAt])
  return outcome
}

/** @param savedAt part of the address, so that no cache answers with the state of before the save */
async function readOutcome(
  subject: string,
  savedAt: number | undefined,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const query = new URLSearchParams({
    'where[subject][equals]': subject,
    limit: '1',
    depth: '0',
    savedAt: String(savedAt ?? 0),
  })
  const answer = await fetch(`/api/publications?${query}`, { signal, credentials: 'same-origin' })
  return answerSchema.parse(await answer.json()).docs[0]
}
