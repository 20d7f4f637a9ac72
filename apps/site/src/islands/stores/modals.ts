import { atom, computed, type ReadableAtom } from 'nanostores'

/** Specification, section 3: an entry of the modal stack. */
export interface Modal {
  /** What is shown. Its owner gets it back as it was when the entry goes. */
  readonly children: Node
  readonly title: string
  /** On wide screens a `dialog` stands in the middle and a `drawer` at the side; on small ones both rise from below. */
  readonly variant?: 'dialog' | 'drawer'
  /** Called once, after the entry has left the stack. */
  readonly onCloseCallback?: () => void
  /** Whether it belongs to a product card, for analytics; `tgid` says which. */
  readonly isProductCardTracking?: boolean
  readonly tgid?: number
  /** Whether a click beside it closes all; it does unless `false`. */
  readonly closeOnOutsideClick?: boolean
  /** Whether it may lead back to the entry below; it may unless `false`. */
  readonly hasBack?: boolean
}

const stack = atom<readonly Modal[]>([])

/** The modal stack, the top entry last. */
export const modals: ReadableAtom<readonly Modal[]> = stack

/** Section 4: open while the stack is not empty. */
export const isModalOpen = computed(stack, (entries) => entries.length > 0)

/** Section 4: only when the top entry has a way back, and there is something to go back to. */
export const canGoBack = computed(stack, (entries) => entries.length > 1 && entries.at(-1)?.hasBack !== false)

/** Puts an entry on top. */
export function pushModal(entry: Modal): void {
  stack.set([...stack.get(), entry])
}

/** Takes the top entry away; an empty stack stays as it is. */
export function removeModal(): void {
  const entries = stack.get()
  if (entries.length === 0) return
  stack.set(entries.slice(0, -1))
  tellClosed(entries.slice(-1))
}

/** Takes all entries away; they are told from the top down. What one of them pushes meanwhile stays. */
export function closeModals(): void {
  const entries = stack.get()
  if (entries.length === 0) return
  stack.set([])
  tellClosed(entries.toReversed())
}

/** One that throws keeps nobody else from being told. */
function tellClosed(entries: readonly Modal[]): void {
  for (const { onCloseCallback } of entries) {
    try {
      onCloseCallback?.()
    } catch (error) {
      reportError(error)
    }
  }
}
