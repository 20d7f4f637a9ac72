import { useSyncExternalStore } from 'react'
import { createWatchers } from '../../admin/create-watchers.ts'
import type { ShownComments } from './shown-comments.ts'

/** What is known of the comments on the pages whose forms are open, and which of them are shown. */
interface Known {
  readonly comments?: ShownComments
  /** The place whose comments the dialog shows, `''` for all; `undefined` while it is closed. */
  readonly shownPlace?: string | undefined
  /** Counts what was written in this form: answers to earlier requests are old. */
  readonly writes: number
}

const NOTHING: Known = { writes: 0 }
const pages = new Map<number, Known>()
const { watch, tell } = createWatchers()

function change(page: number, known: Partial<Known>): void {
  pages.set(page, { ...(pages.get(page) ?? NOTHING), ...known })
  tell()
}

/** Keeps what the content system has answered. */
export function keepComments(page: number, comments: ShownComments): void {
  change(page, { comments })
}

/** The same for the answer to something that was written. */
export function keepWritten(page: number, comments: ShownComments): void {
  change(page, { comments, writes: (pages.get(page) ?? NOTHING).writes + 1 })
}

/** Opens the dialog of a page, or closes it: see `Known`. */
export function showComments(page: number, shownPlace: string | undefined): void {
  change(page, { shownPlace })
}

/** A value of what is known; a component renders again when it is another one. */
export function useKnown<Value>(page: number, select: (known: Known) => Value): Value {
  const read = () => select(pages.get(page) ?? NOTHING)
  return useSyncExternalStore(watch, read, read)
}

/** Words that are not sent yet, by the page and what they are for: a dialog that is closed loses none. */
const unsent = new Map<string, string>()

/** What was written before and not sent. */
export function readUnsent(of: string): string | undefined {
  return unsent.get(of)
}

/** @param text `undefined` when it was sent or given up */
export function keepUnsent(of: string, text: string | undefined): void {
  if (text === undefined) unsent.delete(of)
  else unsent.set(of, text)
}
