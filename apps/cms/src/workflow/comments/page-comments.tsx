'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useRequest } from '../../admin/requests.ts'
import { CommentIcon } from '../../content/comment-marks/comment-mark.tsx'
import { setShownCommentPlace, storeComments, useCommentState } from '../../content/comment-marks/comment-store.ts'
import { commentsResponseSchema } from '../../content/comment-marks/comments-response.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { CommentDialog } from './comment-dialog.tsx'
import '../../content/comment-marks/comment-mark.css'

const POLL_MS = 30_000

/** Above the form of a page: the number of its open comments, which opens them. */
export function PageComments() {
  const { id, isTrashed } = useDocumentInfo()
  return typeof id === 'number' && !isTrashed ? <CommentsOf page={id} /> : null
}

function CommentsOf({ page }: { readonly page: number }) {
  const words = useTranslate()
  const { comments, shownPlace, writes } = useCommentState(page, (known) => known)
  const address = `/api/pages/${page}/comments?writes=${writes}`
  const answer = useRequest(commentsResponseSchema, address, { again: () => POLL_MS, clearsOnChange: true })
  useEffect(() => {
    if (answer) storeComments(page, answer)
  }, [page, answer])
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('comments')) setShownCommentPlace(page, '')
    return () => setShownCommentPlace(page, undefined)
  }, [page])
  if (!comments) return null
  const count = comments.open.length
  return (
    <>
      <button
        type="button"
        className="comment-button"
        data-open={count > 0}
        title={words('comments:ofPage', { count })}
        onClick={() => setShownCommentPlace(page, '')}
      >
        <CommentIcon />
        {count > 0 ? <span aria-hidden="true">{count}</span> : null}
      </button>
      {shownPlace === undefined ? null : (
        <CommentDialog key={shownPlace} page={page} place={shownPlace} comments={comments} />
      )}
    </>
  )
}
