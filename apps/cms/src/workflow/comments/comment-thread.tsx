'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { firstMessageOfRefusal } from '../../admin/requests.ts'
import type { CommentData, CommentsResponse, CommentThreadData } from '../../content/comment-marks/comments-response.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { CommentForm } from './comment-form.tsx'
import { sendComment } from './send-comment.ts'

interface CommentThreadProps {
  readonly page: number
  readonly thread: CommentThreadData
  readonly comments: CommentsResponse
  /** What it is about. */
  readonly children: ReactNode
}

/** A comment with its answers, the form for another answer, and the button that resolves it. */
export function CommentThread({ page, thread, comments: { mayResolve, people }, children }: CommentThreadProps) {
  const words = useTranslate()
  const [isAnswering, setAnswering] = useState(false)
  const isResolved = thread.resolvedBy !== null
  const resolve = async () => {
    const answer = await sendComment(page, { isResolved: !isResolved }, thread.id)
    if (!answer.ok) toast.error(firstMessageOfRefusal(answer, words('comments:failed')))
  }
  return (
    <li className="comments__thread">
      {children}
      {thread.comments.map((comment) => (
        <OneComment key={comment.id} page={page} comment={comment} people={people} />
      ))}
      {thread.resolvedBy === null ? null : (
        <p className="comments__place">{words('comments:resolvedBy', { who: thread.resolvedBy })}</p>
      )}
      {isAnswering ? (
        <CommentForm
          page={page}
          target={{ thread: thread.id }}
          label={words('comments:answer')}
          people={people}
          onDone={() => setAnswering(false)}
        />
      ) : null}
      <p className="comments__actions">
        {isResolved || isAnswering ? null : (
          <button type="button" className="comments__link" onClick={() => setAnswering(true)}>
            {words('comments:answer')}
          </button>
        )}
        {mayResolve ? (
          <button type="button" className="comments__link" onClick={() => void resolve()}>
            {words(isResolved ? 'comments:reopen' : 'comments:resolve')}
          </button>
        ) : null}
      </p>
    </li>
  )
}

interface OneCommentProps {
  readonly page: number
  readonly comment: CommentData
  readonly people: CommentsResponse['people']
}

function OneComment({ page, comment: { id, author, at, isEdited, isOwn, text }, people }: OneCommentProps) {
  const words = useTranslate()
  const { language } = useTranslation().i18n
  const [isEditing, setEditing] = useState(false)
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
  return (
    <div className="comments__one">
      <p className="comments__author">
        <strong>{author}</strong> <span>{isEdited ? words('comments:edited', { time }) : time}</span>
        {isOwn && !isEditing ? (
          <button type="button" className="comments__link" onClick={() => setEditing(true)}>
            {words('comments:edit')}
          </button>
        ) : null}
      </p>
      {isEditing ? (
        <CommentForm
          page={page}
          target={{ comment: id }}
          label={words('comments:edit')}
          text={text}
          people={people}
          onDone={() => setEditing(false)}
        />
      ) : (
        <p className="comments__text" dir="auto">
          {text}
        </p>
      )}
    </div>
  )
}
