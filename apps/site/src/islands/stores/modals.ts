import { atom, computed, type ReadableAtom } from 'nanostores'

/** Specification, section 3: an entry of the modal stack. */
export interface Modal {
  /** What is shown. Its owner gets it back as it was when the entry goes. */
  readonly children: Node
  readonly title: string
  /** On wide screens a `dialog` is centred and a `drawer` is at the side; on small screens both slide in from below. */
  readonly variant?: 'dialog' | 'drawer'
  /** Called once, after the entry was removed. */
  readonly onCloseCallback?: () => void
  /** Whether it belongs to a product card, for analytics; `tgid` identifies it. */
  readonly isProductCardTracking?: boolean
  readonly tgid?: number
  /** Whether a click outside closes all entries; default true. */
  readonly closeOnOutsideClick?: boolean
  /** Whether it has a back button to the entry below; default true. */
  readonly hasBack?: boolean
}

const stack = atom<readonly Modal[]>([])

/** The modal stack, the top entry last. */
export const modals: ReadableAtom<readonly Modal[]> = stack

/** Section 4: open while the stack is not empty. */
export const isModalOpen = computed(stack, (entries) => entries.length > 0)

/** Section 4: whether the top entry allows going back and there is an entry below. */
export const canGoBack = computed(stack, (entries) => entries.length > 1 && entries.at(-1)?.hasBack !== false)

/** Puts an entry on top. */
export function pushModal(entry: Modal): void {
  stack.set([...stack.get(), entry])
}

/** Removes the top entry, if any. */
export function removeTopModal(): void {
  const entries = stack.get()
  if (entries.length === 0) return
  stack.set(entries.slice(0, -1))
  tellClosed(entries.slice(-1))
}

/** Removes all entries; callbacks run from top to bottom. Entries that a callback pushes stay. */
export function closeModals(): void {
  const entries = stack.get()
  if (entries.length === 0) return
  stack.set([])
  tellClosed(entries.toReversed())
}

/** Calls all callbacks, even if one throws. */
function tellClosed(entries: readonly Modal[]): void {
  for (const { onCloseCallback } of entries) {
    try {
      onCloseCallback?.()
    } catch (error) {
      reportError(error)
    }
  }
}
