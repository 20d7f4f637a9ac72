'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { showField } from '../../admin/show-field.ts'
import { useFrozenWhilePressed } from '../../admin/use-frozen-while-pressed.ts'
import { useWasEverTrue } from '../../admin/use-was-ever-true.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { CloseOnboarding } from './onboarding-checklist.tsx'
import { isOnboardingShown, type Onboarding, type OnboardingStep, useOnboarding } from './use-onboarding.ts'
import './onboarding.css'

interface OnboardingStripClientProps {
  /** The steps when the form was made. */
  readonly initial: Onboarding | null
}

/** The strip in the browser, which asks what has been done since, where steps were left; its last words take their place. */
export function OnboardingStripClient({ initial }: OnboardingStripClientProps) {
  const { id, isTrashed } = useDocumentInfo()
  const words = useTranslate()
  const [closings, setClosings] = useState(0)
  const isAsked = initial !== null && isOnboardingShown(initial)
  const known = useFrozenWhilePressed(useOnboarding(`${id}-${closings}`, isAsked) ?? initial)
  const isOfThisPage = known !== null && isOnboardingShown(known) && known.page?.id === id
  const wasShown = useWasEverTrue(isOfThisPage)
  const height = useRef(0)
  if (!known || isTrashed) return null
  if (wasShown && !known.isClosed && known.steps.length === 0)
    return (
      <p className="first-page-strip" role="status" style={{ minBlockSize: height.current }}>
        {words('firstPage:finished')}
      </p>
    )
  if (!isOfThisPage) return null
  const next = known.steps.find(({ isDone }) => !isDone)
  return (
    <nav
      className="first-page-strip"
      aria-label={words('firstPage:heading')}
      ref={(nav) => {
        if (nav) height.current = nav.offsetHeight
      }}
    >
      <ol className="first-page-strip__steps">
        {known.steps.map((step) => (
          <StripStep key={step.id} step={step} isNext={step === next} />
        ))}
      </ol>
      <p className="first-page-strip__next" aria-live="polite">
        {next?.help}
      </p>
      <CloseOnboarding onClose={() => setClosings(closings + 1)} />
    </nav>
  )
}

function StripStep({ step, isNext }: { readonly step: OnboardingStep; readonly isNext: boolean }) {
  const words = useTranslate()
  const { title, isDone, field } = step
  return (
    <li data-done={isDone} aria-current={isNext ? 'step' : undefined}>
      <button
        type="button"
        className="first-page-strip__step"
        onClick={() => void showField(field ?? '', { isThere: true })}
      >
        {isDone ? <span aria-hidden="true">✓ </span> : null}
        {title}
        <span className="first-page__spoken"> {words(isDone ? 'checklist:done' : 'checklist:toDo')}</span>
      </button>
    </li>
  )
}
