'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { z } from 'zod'
import { useRequest } from '../../admin/requests.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import './new-brand.css'

/** `detail` and `address` say what remains to be done, and where. */
const stepSchema = z.object({
  title: z.string(),
  isDone: z.boolean(),
  detail: z.string(),
  address: z.string().optional(),
})
export type LaunchStep = z.infer<typeof stepSchema>

const answerSchema = z.object({ steps: z.array(stepSchema) })

const POLL_MS = 5000

/** The remaining steps until visitors find the home page of a site; empty when all are done. */
export function LaunchChecklist() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const address = id === undefined ? undefined : `/api/sites/${id}/checklist?savedAt=${lastUpdateTime ?? 0}`
  const { steps } = useRequest(answerSchema, address, { again: pollUntilDone }) ?? { steps: [] }
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

/** The last step is done when the site confirms it. */
function pollUntilDone(answer: z.infer<typeof answerSchema> | undefined): number | undefined {
  return answer?.steps.every(({ isDone }) => isDone) ? undefined : POLL_MS
}

function StepEntry({ step: { title, isDone, detail, address } }: { readonly step: LaunchStep }) {
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
