'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useTranslate } from '../../messages/use-translate.ts'
import { commentPlaceOfPath, isWithinCommentPlace } from './comment-places.ts'
import { setShownCommentPlace, useCommentState } from './comment-store.ts'
import './comment-mark.css'

interface CommentMarkProps {
  /** Of a field or block. */
  readonly path: string
}

/**
 * The number of open comments on a field or block of a page, which opens them. Without any it shows while the field is used. The
 * heading of a list has the labels of fields too, and no marks.
 */
export function CommentMark({ path }: CommentMarkProps) {
  const { id, collectionSlug, isTrashed } = useDocumentInfo()
  if (collectionSlug !== 'pages' || typeof id !== 'number' || isTrashed) return null
  return <MarkInForm page={id} path={path} />
}

function MarkInForm({ page, path }: CommentMarkProps & { readonly page: number }) {
  const words = useTranslate()
  const place = useFormFields(([fields]) => commentPlaceOfPath(path, (row) => fields?.[`${row}.id`]?.value))
  const count = useCommentState(page, ({ comments }) =>
    place === undefined ? 0 : comments?.open.filter((thread) => isWithinCommentPlace(thread.place, place)).length,
  )
  if (place === undefined || count === undefined) return null
  return (
    <button
      type="button"
      className="comment-mark"
      data-open={count > 0}
      title={count > 0 ? words('comments:here', { count }) : words('comments:begin')}
      onClick={() => setShownCommentPlace(page, place)}
    >
      <CommentIcon />
      {count > 0 ? <span aria-hidden="true">{count}</span> : null}
    </button>
  )
}

/** A speech bubble. */
export function CommentIcon() {
  return (
    <svg className="comment-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d="M2 2.5h12v8.5H8l-3.5 3v-3H2z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinejoin="round"
      />
    </svg>
  )
}
