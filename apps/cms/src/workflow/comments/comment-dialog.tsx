'use client'

import { useForm } from '@payloadcms/ui'
import { useFormatFieldPath } from '../../admin/form-fields/use-format-field-path.ts'
import { showField } from '../../admin/show-field.ts'
import { SideDialog } from '../../admin/side-dialog/side-dialog.tsx'
import { isWithinCommentPlace, pathOfCommentPlace } from '../../content/comment-marks/comment-places.ts'
import { setShownCommentPlace } from '../../content/comment-marks/comment-store.ts'
import type { CommentsResponse, CommentThreadData } from '../../content/comment-marks/comments-response.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentThread } from './comment-thread.tsx'
import './comments.css'

interface CommentDialogProps {
  readonly page: number
  /** The field or block whose comments are shown; empty for all of the page. */
  readonly place: string
  readonly comments: CommentsResponse
}

/** The comments on a field or block, or all of a page, and the form for another one. */
export function CommentDialog({ page, place, comments }: CommentDialogProps) {
  const words = useTranslate()
  const nameOf = usePlaceNames()
  const isShown = (thread: CommentThreadData) => place === '' || isWithinCommentPlace(thread.place, place)
  const [open, resolved] = [comments.open.filter(isShown), comments.resolved.filter(isShown)]
  const about = place === '' ? '' : nameOf(place, '').name
  const thread = (shown: CommentThreadData) => (
    <CommentThread key={shown.id} page={page} thread={shown} comments={comments}>
      <PlaceOfThread page={page} {...nameOf(shown.place, shown.placeName)} />
    </CommentThread>
  )
  return (
    <SideDialog
      title={about === '' ? words('comments:heading') : `${words('comments:heading')}: ${about}`}
      closing={words('picking:done')}
      onClose={() => setShownCommentPlace(page, undefined)}
    >
      {open.length < comments.open.length ? (
        <button type="button" className="comments__link" onClick={() => setShownCommentPlace(page, '')}>
          {words('comments:all', { count: comments.open.length })}
        </button>
      ) : null}
      {open.length === 0 ? <p className="side-dialog__state">{words('comments:none')}</p> : null}
      <ol className="comments__threads">{open.map(thread)}</ol>
      <CommentForm page={page} target={{ place }} label={words('comments:write')} people={comments.people} />
      {resolved.length > 0 ? (
        <details className="comments__resolved">
          <summary>{words('comments:resolved', { count: resolved.length })}</summary>
          <ol className="comments__threads">{resolved.map(thread)}</ol>
        </details>
      ) : null}
    </SideDialog>
  )
}

interface Named {
  readonly name: string
  /** In the form; nothing where there is no field. */
  readonly path: string | undefined
}

/** The name of a place as the form has it, or had it when the block was still there. */
function usePlaceNames(): (place: string, before: string) => Named {
  const words = useTranslate()
  const nameField = useFormatFieldPath()
  const { getField } = useForm()
  const idsAt = (list: string) => (getField(list)?.rows ?? []).map(({ id }) => id)
  return (place, before) => {
    if (place === '') return { name: words('comments:wholePage'), path: undefined }
    const path = pathOfCommentPlace(place, idsAt)
    if (path !== undefined) return { name: nameField(path), path }
    const gone = before === '' ? words('comments:goneUnnamed') : words('comments:gone', { name: before })
    return { name: gone, path }
  }
}

/** What a thread is about, and the way there. */
function PlaceOfThread({ page, name, path }: Named & { readonly page: number }) {
  const words = useTranslate()
  const show = (to: string) => {
    setShownCommentPlace(page, undefined)
    void showField(to, { isThere: true })
  }
  return (
    <p className="comments__place">
      {name}
      {path === undefined ? null : (
        <button type="button" className="comments__link" onClick={() => show(path)}>
          {words('comments:showPlace')}
        </button>
      )}
    </p>
  )
}
