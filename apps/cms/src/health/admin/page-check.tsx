'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { showField } from '../../admin/show-field.ts'
import { useStill } from '../../admin/use-still.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { problemSchema } from './problem-list.tsx'
import './health.css'

const answerSchema = z.object({ problems: z.array(problemSchema) })
type Problem = z.infer<typeof problemSchema>

/** Saves follow each other while somebody writes. */
const SETTLED_MS = 1500

/** Links of the page as it is written that will lead nowhere, before it is published. */
export function PageCheck() {
  const { id, isTrashed, lastUpdateTime } = useDocumentInfo()
  const words = useTranslate()
  const problems = useStill(useProblems(id, lastUpdateTime))
  if (!id || isTrashed || problems.length === 0) return null
  return (
    <section className="health health--page" aria-live="polite" aria-labelledby="page-check-heading">
      <h2 id="page-check-heading" className="health__title">
        {words('health:ofPage')}
      </h2>
      <ul className="health__list">
        {problems.map(({ place, message, href }) => (
          <li key={`${href} ${message}`} className="health__problem">
            <button type="button" className="health__field" onClick={() => void showField(fieldOf(href))}>
              {place}
            </button>
            <span className="health__message">{message}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function fieldOf(href: string): string {
  return new URLSearchParams(href.split('?')[1]).get('field') ?? ''
}

function useProblems(id: number | string | undefined, savedAt: number | undefined): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([])
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    const timer = window.setTimeout(() => {
      readProblems(id, savedAt, stop.signal).then(setProblems, () => undefined)
    }, SETTLED_MS)
    return () => {
      window.clearTimeout(timer)
      stop.abort()
    }
  }, [id, savedAt])
  return problems
}

/** @param savedAt part of the address, so that no cache answers with the state of before the save */
async function readProblems(id: number | string, savedAt: number | undefined, signal: AbortSignal) {
  const answer = await fetch(`/api/health/page/${id}?savedAt=${savedAt ?? 0}`, { signal, credentials: 'same-origin' })
  return answerSchema.parse(await answer.json()).problems
}
