'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { z } from 'zod'
import { useRequest } from '../../admin/requests.ts'
import { showField } from '../../admin/show-field.ts'
import { useFrozenWhilePressed } from '../../admin/use-frozen-while-pressed.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { problemSchema } from './problem-list.tsx'
import './health.css'

const answerSchema = z.object({ problems: z.array(problemSchema) })

/** Milliseconds without a save before the check. */
const SETTLED_MS = 1500

/** Links of the draft without a working target, before it is published. */
export function DraftLinkCheck() {
  const { id, isTrashed, lastUpdateTime } = useDocumentInfo()
  const words = useTranslate()
  const address = id === undefined ? undefined : `/api/health/page/${id}?savedAt=${lastUpdateTime ?? 0}`
  const { problems } = useFrozenWhilePressed(useRequest(answerSchema, address, { delay: SETTLED_MS })) ?? {
    problems: [],
  }
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
