import { useSyncExternalStore } from 'react'
import { createChangeNotifier } from '../../admin/create-change-notifier.ts'
import type { CommentsResponse } from './comments-response.ts'

/** What is known of the comments on the pages whose forms are open, and which of them are shown. */
interface Known {
  readonly comments?: CommentsResponse
  /** The place whose comments the dialog shows, `''` for all; `undefined` while it is closed. */
  readonly shownPlace?: string | undefined
  /** Counts what was written in this form: answers to earlier requests are old. */
  readonly writes: number
}

const NOTHING: Known = { writes: 0 }
const pages = new Map<number, Known>()
const { watch, tell } = createChangeNotifier()

function change(page: number, known: Partial<Known>): void {
  pages.set(page, { ...(pages.get(page) ?? NOTHING), ...known })
  tell()
}

/** Keeps what the content system has answered. */
export function storeComments(page: number, comments: CommentsResponse): void {
  change(page, { comments })
}

/** The same for the answer to something that was written. */
export function storeCommentsAfterWrite(page: number, comments: CommentsResponse): void {
  change(page, { comments, writes: (pages.get(page) ?? NOTHING).writes + 1 })
}

/** Opens the dialog of a page, or closes it: see `Known`. */
export function setShownCommentPlace(page: number, shownPlace: string | undefined): void {
  change(page, { shownPlace })
}

/** A value of what is known; a component renders again when it is another one. */
export function useCommentState<Value>(page: number, select: (known: Known) => Value): Value {
  const read = () => select(pages.get(page) ?? NOTHING)
  return useSyncExternalStore(watch, read, read)
}

/** Words that are not sent yet, by the page and what they are for: a dialog that is closed loses none. */
const unsent = new Map<string, string>()

/** What was written before and not sent. */
export function readCommentDraft(of: string): string | undefined {
  return unsent.get(of)
}

/** @param text `undefined` when it was sent or given up */
export function storeCommentDraft(of: string, text: string | undefined): void {
  if (text === undefined) unsent.delete(of)
  else unsent.set(of, text)
}
