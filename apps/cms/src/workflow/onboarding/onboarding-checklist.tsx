'use client'

import { Link, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { firstMessageOfRefusal, request } from '../../admin/requests.ts'
import { useFrozenWhilePressed } from '../../admin/use-frozen-while-pressed.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import {
  isOnboardingShown,
  ONBOARDING_ENDPOINT,
  type OnboardingStep,
  onboardingSchema,
  useOnboarding,
} from './use-onboarding.ts'
import './onboarding.css'

/** The five steps of somebody who has never published a page, at the top of the dashboard. */
export function OnboardingChecklist() {
  const words = useTranslate()
  const [closings, setClosings] = useState(0)
  const known = useFrozenWhilePressed(useOnboarding(closings))
  if (!known || !isOnboardingShown(known)) return null
  const { steps, page } = known
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <section className="first-page" aria-labelledby="first-page-heading">
      <header className="first-page__header">
        <h2 id="first-page-heading" className="first-page__heading">
          {words('firstPage:heading')}
        </h2>
        <span className="first-page__progress">
          {page ? <strong>{page.title || words('matrix:untitled')}</strong> : null}{' '}
          {words('checklist:progress', { count: steps.filter(({ isDone }) => isDone).length, total: steps.length })}
        </span>
      </header>
      <ol className="first-page__steps">
        {steps.map((step) => (
          <StepEntry key={step.id} step={step} isNext={step === next} />
        ))}
      </ol>
      <CloseOnboarding onClose={() => setClosings(closings + 1)} />
    </section>
  )
}

function StepEntry({ step, isNext }: { readonly step: OnboardingStep; readonly isNext: boolean }) {
  const words = useTranslate()
  const { title, help, isDone, href } = step
  return (
    <li className="first-page__step" data-done={isDone} aria-current={isNext ? 'step' : undefined}>
      <span className="first-page__mark" aria-hidden="true">
        {isDone ? '✓' : ''}
      </span>
      <span>
        {href ? (
          <Link href={href} prefetch={false}>
            {title}
          </Link>
        ) : (
          title
        )}{' '}
        <span className="first-page__spoken">{words(isDone ? 'checklist:done' : 'checklist:toDo')}</span>
        {isDone ? null : <span className="first-page__help">{help}</span>}
      </span>
    </li>
  )
}

/** Closes the steps for good, for the account; Help opens them again. */
export function CloseOnboarding({ onClose }: { readonly onClose: () => void }) {
  const words = useTranslate()
  const close = async () => {
    const answer = await request(onboardingSchema, ONBOARDING_ENDPOINT, { method: 'POST', body: { isClosed: true } })
    if (!answer.ok) return void toast.error(firstMessageOfRefusal(answer, words('firstPage:failed')))
    toast.success(words('firstPage:closed'))
    onClose()
  }
  return (
    <button type="button" className="first-page__close" onClick={() => void close()}>
      {words('firstPage:close')}
    </button>
  )
}
