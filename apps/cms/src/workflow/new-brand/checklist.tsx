'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useTranslate } from '../../messages/use-translate.ts'
import './new-brand.css'

const answerSchema = z.object({
  steps: z.array(
    z.object({ title: z.string(), isDone: z.boolean(), detail: z.string(), address: z.string().optional() }),
  ),
})
type Step = z.infer<typeof answerSchema>['steps'][number]

const POLL_MS = 5000

/** What is left to do until visitors find the home page of a site; once all is done it says nothing more. */
export function Checklist() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const steps = useSteps(id, lastUpdateTime)
  const words = useTranslate()
  const left = steps.filter(({ isDone }) => !isDone).length
  if (left === 0) return null
  return (
    <section className="checklist" aria-label={words('checklist:label')}>
      <h2 className="checklist__heading">
        {words('checklist:progress', { count: steps.length - left, total: steps.length })}
      </h2>
      <ol className="checklist__list">
        {steps.map((step) => (
          <li key={step.title} data-done={step.isDone}>
            <StepEntry step={step} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepEntry({ step: { title, isDone, detail, address } }: { readonly step: Step }) {
  const words = useTranslate()
  return (
    <>
      <strong>
        <span aria-hidden="true">{isDone ? '✓' : '○'}</span> {title}
        <span className="checklist__hidden"> {words(isDone ? 'checklist:done' : 'checklist:toDo')}</span>
      </strong>
      {detail ? <p>{address ? <a href={address}>{detail}</a> : detail}</p> : null}
    </>
  )
}

/** Looked at again as long as something is left: the last step is the site's own word. */
function useSteps(id: number | string | undefined, savedAt: number | undefined): readonly Step[] {
  const [steps, setSteps] = useState<readonly Step[]>([])
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    const look = async () => {
      const found = await readSteps(id, savedAt, stop.signal).catch(() => undefined)
      if (stop.signal.aborted) return
      if (found) setSteps(found)
      if (!found?.every(({ isDone }) => isDone)) timer = window.setTimeout(look, POLL_MS)
    }
    let timer = window.setTimeout(look, 0)
    return () => {
      stop.abort()
      window.clearTimeout(timer)
    }
  }, [id, savedAt])
  return steps
}

/** @param savedAt part of the address, so that no cache answers with the list of before the save */
async function readSteps(id: number | string, savedAt: number | undefined, signal: AbortSignal) {
  const answer = await fetch(`/api/sites/${id}/checklist?savedAt=${savedAt ?? 0}`, {
    signal,
    credentials: 'same-origin',
  })
  return answerSchema.parse(await answer.json()).steps
}
