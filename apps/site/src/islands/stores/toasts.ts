import { atom, type ReadableAtom } from 'nanostores'

/** What a toast is made from. */
export interface NewToast {
  readonly text: string
  /** Whether it goes by itself. */
  readonly autoClose?: boolean
  /** Milliseconds until then; 0 if absent. */
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

/** Takes a toast away; one that is gone, or never was, changes nothing. */
export function removeToast(id: string): void {
  const entries = stack.get()
  if (entries.some((toast) => toast.id === id)) stack.set(entries.filter((toast) => toast.id !== id))
}
