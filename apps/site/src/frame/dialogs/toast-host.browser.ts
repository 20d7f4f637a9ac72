import { addToast, type NewToast, removeToast, type Toast, toasts } from '../../islands/stores/toasts.ts'
import type { PageEvent } from '../../ui/page-event.browser.ts'

let isStarted = false

/**
 * Renders the toasts into the page's region (toast-host.tsx) and keeps it up to date. Idempotent.
 *
 * @throws when the page has no such region
 */
export function startToastHost(root: Document): void {
  if (isStarted) return
  const region = root.querySelector<HTMLElement>('#toasts')
  if (!region) throw new Error('The page has no place for toasts')
  isStarted = true
  const keepFocus = createKeepFocus(region)
  const shown = new Map<string, HTMLElement>()
  toasts.subscribe((list) => {
    if (list.length > 0) raise(region)
    keepFocus(() => follow(list, shown, region))
    if (list.length === 0 && isShown(region)) region.hidePopover()
  })
  // Dialogs open and close by this attribute.
  const observer = new MutationObserver(() => shown.size > 0 && raise(region))
  observer.observe(root, { subtree: true, attributeFilter: ['open'] })
}

/** Adds a toast and shows it. */
export function presentToast(toast: NewToast): string {
  startToastHost(document)
  return addToast(toast)
}

/**
 * Moves the region to the top layer. While a modal dialog is open, everything outside of it is inert, so the region
 * moves into the dialog.
 */
function raise(region: HTMLElement): void {
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  if (region.parentElement !== place) place.append(region)
  if (!isShown(region)) region.showPopover()
}

function isShown(region: HTMLElement): boolean {
  return region.matches(':popover-open')
}

/** Leaves unchanged toasts alone: a live region would announce them again. */
function follow(list: readonly Toast[], shown: Map<string, HTMLElement>, region: HTMLElement): void {
  for (const [id, element] of shown) {
    if (list.some((toast) => toast.id === id)) continue
    element.remove()
    shown.delete(id)
  }
  for (const toast of list) {
    if (shown.has(toast.id)) continue
    const element = createToast(toast, region.dataset.dismiss ?? '')
    region.append(element)
    shown.set(toast.id, element)
    // Not imported: a shared module would add a name to the entry script.
    const detail: PageEvent = { name: 'Toast Shown', text: toast.text }
    document.dispatchEvent(new CustomEvent('page-event', { detail }))
  }
}

function createToast({ id, text }: Toast, dismiss: string): HTMLElement {
  const element = document.createElement('div')
  const words = document.createElement('p')
  words.textContent = text
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = '×'
  button.setAttribute('aria-label', dismiss)
  button.addEventListener('click', () => removeToast(id))
  element.append(words, button)
  return element
}

/** When a focused toast is removed, the next one gets the focus; after the last one it returns to its origin. */
function createKeepFocus(region: HTMLElement): (change: () => void) => void {
  let origin: HTMLElement | undefined
  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget)) origin = relatedTarget
  })
  return (change) => {
    const hadFocus = region.contains(document.activeElement)
    change()
    if (!hadFocus || region.contains(document.activeElement)) return
    const next = region.querySelector('button') ?? origin
    next?.focus({ preventScroll: true })
  }
}
