'use client'

import { useId, useRef, useState } from 'react'
import { firstMessageOfRefusal } from '../../admin/requests.ts'
import { readCommentDraft, storeCommentDraft } from '../../content/comment-marks/comment-store.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { MAX_COMMENT_LENGTH } from './comment-length.ts'
import { type Mentionable, mentionsIn, peopleByHandlePrefix, unfinishedMentionIn } from './mentions.ts'
import { sendComment } from './send-comment.ts'

/** What is written: a comment on a place, an answer, or another text of a comment. */
type Target = { readonly place: string } | { readonly thread: number } | { readonly comment: number }

interface CommentFormProps {
  readonly page: number
  readonly target: Target
  readonly label: string
  readonly people: readonly Mentionable[]
  /** What is there already. */
  readonly text?: string
  /** Called when it is sent or given up; without it the form stays. */
  readonly onDone?: () => void
}

const MAX_OFFERED = 6

/** The form for a comment. It offers people while a mention is being written, and says who will be told. */
export function CommentForm({ page, target, label, people, text: before = '', onDone }: CommentFormProps) {
  const words = useTranslate()
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const unsent = `${page} ${JSON.stringify(target)}`
  const [text, setText] = useState(readCommentDraft(unsent) ?? before)
  const [caret, setCaret] = useState(0)
  const [state, setState] = useState('')
  const begun = unfinishedMentionIn(text.slice(0, caret))
  const told = mentionsIn(text, people)

  const write = (written: string) => {
    setText(written)
    storeCommentDraft(unsent, written)
  }

  const finish = () => {
    setText('')
    storeCommentDraft(unsent, undefined)
    onDone?.()
  }

  const send = async () => {
    const answer =
      'comment' in target
        ? await sendComment(page, { text }, target.comment)
        : await sendComment(page, { ...target, text })
    if (!answer.ok) return setState(firstMessageOfRefusal(answer, words('comments:failed')))
    setState('')
    finish()
  }

  const mention = ({ handle }: Mentionable) => {
    const start = text.slice(0, caret - (begun?.length ?? 0))
    write(`${start}${handle} ${text.slice(caret)}`)
    setCaret(start.length + handle.length + 1)
    field.current?.focus()
  }

  return (
    <div className="comments__writer">
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        maxLength={MAX_COMMENT_LENGTH}
        dir="auto"
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={({ target: { value, selectionStart } }) => {
          write(value)
          setCaret(selectionStart)
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
      />
      {begun === undefined ? null : (
        <Offered people={peopleByHandlePrefix(begun, people).slice(0, MAX_OFFERED)} onChoose={mention} />
      )}
      <p id={`${id}-hint`} className="comments__place" role="status">
        {state || hintOf(told)}
      </p>
      <p className="comments__actions">
        <button
          type="button"
          className="btn btn--style-secondary btn--size-small"
          disabled={text.trim() === ''}
          onClick={() => void send()}
        >
          {words('comment' in target ? 'comments:keep' : 'comments:send')}
        </button>
        {onDone ? (
          <button type="button" className="comments__link" onClick={finish}>
            {words('picking:cancel')}
          </button>
        ) : null}
      </p>
    </div>
  )

  function hintOf(mentioned: readonly Mentionable[]): string {
    if (mentioned.length === 0) return words('comments:hint')
    return words('comments:told', { names: mentioned.map(({ handle }) => handle).join(', ') })
  }
}

interface OfferedProps {
  readonly people: readonly Mentionable[]
  readonly onChoose: (person: Mentionable) => void
}

function Offered({ people, onChoose }: OfferedProps) {
  const words = useTranslate()
  if (people.length === 0) return null
  return (
    <ul className="comments__people" aria-label={words('comments:people')}>
      {people.map((person) => (
        <li key={person.id}>
          <button type="button" className="comments__link" onClick={() => onChoose(person)}>
            {person.handle}
          </button>
        </li>
      ))}
    </ul>
  )
}
