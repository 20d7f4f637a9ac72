'use client'

import { toast, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { firstMessageOfRefusal, request } from '../../admin/requests.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import './page-review.css'

const ACTIONS = ['ask', 'approve', 'reject', 'comment'] as const
type ReviewAction = (typeof ACTIONS)[number]

const answerSchema = z.object({
  isNeeded: z.boolean(),
  state: z.enum(['draft', 'inReview', 'approved', 'scheduled', 'rejected']),
  askedBy: z.string().nullable(),
  decidedBy: z.string().nullable(),
  comments: z.array(z.object({ who: z.string(), at: z.string(), action: z.enum(ACTIONS), text: z.string() })),
  mayAsk: z.boolean(),
  mayDecide: z.boolean(),
  seen: z.string(),
})
type Shown = z.infer<typeof answerSchema>

const ACTION_TEXTS = {
  ask: 'review:didAsk',
  approve: 'review:didApprove',
  reject: 'review:didReject',
  comment: 'review:didComment',
} as const satisfies Record<ReviewAction, string>

/** The review of a page on a site that requires them: its state, comments and actions. */
export function PageReview() {
  const { id, isTrashed, lastUpdateTime } = useDocumentInfo()
  const [shown, setShown] = useShown(id, lastUpdateTime)
  const words = useTranslate()
  const { language } = useTranslation().i18n
  if (!id || isTrashed || !shown?.isNeeded) return null
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section id="review-of-page" className="review" aria-label={words('review:ofPage')} data-state={shown.state}>
      <h2 className="review__heading">{words(`review:${shown.state}`)}</h2>
      <ol className="review__comments">
        {shown.comments.map(({ who, at, action, text }) => (
          <li key={at}>
            <strong>{who}</strong> {words(ACTION_TEXTS[action], { time: day.format(new Date(at)) })}
            {text ? <p>{text}</p> : null}
          </li>
        ))}
      </ol>
      {shown.mayAsk ? <ReviewForm pageId={id} shown={shown} onDone={setShown} /> : null}
    </section>
  )
}

interface ReviewFormProps {
  readonly pageId: number | string
  readonly shown: Shown
  readonly onDone: (shown: Shown) => void
}

function ReviewForm({ pageId, shown: { state, seen, mayDecide, comments }, onDone }: ReviewFormProps) {
  const [text, setText] = useState('')
  const isModified = useFormModified()
  const words = useTranslate()
  const act = async (action: ReviewAction) => {
    const body = { action, text, seen }
    const answer = await request(answerSchema, `/api/pages/${pageId}/review`, { method: 'POST', body })
    if (!answer.ok) return toast.error(firstMessageOfRefusal(answer, words('review:failed')))
    setText('')
    onDone(answer.value)
  }
  const button = (action: ReviewAction) => (
    <button
      type="button"
      className="btn btn--style-secondary btn--size-small"
      disabled={isModified && action !== 'comment'}
      onClick={() => void act(action)}
    >
      {words(`review:${action}`)}
    </button>
  )
  return (
    <div className="review__form">
      <label htmlFor="review-text">{words('review:text')}</label>
      <textarea id="review-text" rows={2} value={text} onChange={({ target }) => setText(target.value)} />
      <p className="review__hint" role="status">
        {isModified ? words('review:saving') : ''}
      </p>
      <div className="review__actions">
        {state === 'inReview' ? null : button('ask')}
        {state === 'inReview' && mayDecide ? button('approve') : null}
        {state === 'inReview' && mayDecide ? button('reject') : null}
        {comments.length > 0 ? button('comment') : null}
      </div>
    </div>
  )
}

function useShown(id: number | string | undefined, savedAt: number | undefined) {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    const address = `/api/pages/${id}/review?savedAt=${savedAt ?? 0}`
    request(answerSchema, address, { signal: stop.signal }).then((answer) => {
      if (answer.ok) setShown(answer.value)
    })
    return () => stop.abort()
  }, [id, savedAt])
  return [shown, setShown] as const
}
