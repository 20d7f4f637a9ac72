import { atom, type ReadableAtom } from 'nanostores'

/** Input of a toast. */
export interface NewToast {
  readonly text: string
  /** Whether it closes by itself. */
  readonly autoClose?: boolean
  /** Milliseconds until it closes; default 0. */
  readonly duration?: number
}

/** Specification, section 3: an entry of the toast stack. */
export interface Toast extends NewToast {
  readonly id: string
}

const stack = atom<readonly Toast[]>([])
let added = 0

/** The toasts that are shown, the newest last. */
export const toasts: ReadableAtom<readonly Toast[]> = stack

/**
 * Specification, section 4, "Toasts".
 *
 * @returns the id that it was given, which no other toast of this page has
 */
export function addToast(toast: NewToast): string {
  added++
  const id = `toast-${added}`
  stack.set([...stack.get(), { ...toast, id }])
  if (toast.autoClose) setTimeout(() => removeToast(id), toast.duration ?? 0)
  return id
}

/** Removes a toast, if it exists. */
export function removeToast(id: string): void {
  const entries = stack.get()
  if (entries.some((toast) => toast.id === id)) stack.set(entries.filter((toast) => toast.id !== id))
}
