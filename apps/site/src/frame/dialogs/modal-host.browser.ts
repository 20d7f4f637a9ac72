import { canGoBack, closeModals, type Modal, modals, pushModal, removeModal } from '../../islands/stores/modals.ts'
import type { PageEvent } from '../../ui/page-event.browser.ts'

interface Host {
  readonly dialog: HTMLDialogElement
  readonly title: HTMLElement
  readonly back: HTMLElement
  readonly close: HTMLElement
  readonly body: HTMLElement
}

/** An entry of the stack as it stands in the dialog. Covered ones stay there, with what was typed and scrolled. */
interface Sheet {
  readonly entry: Modal
  readonly element: HTMLElement
  /** What had the focus when another entry covered this one. */
  focused?: Element | null
}

let isStarted = false

/**
 * Shows the modal stack in the dialog that the page holds ready (modal-host.tsx), from now on and what is on it
 * already. Starting again changes nothing.
 *
 * @throws when the page has no such dialog
 */
export function startModalHost(root: Document): void {
  if (isStarted) return
  const host = findHost(root)
  isStarted = true
  listen(host)
  modals.subscribe(createShow(host))
}

/** Pushes an entry and sees to it that it is shown. */
export function presentModal(entry: Modal): void {
  startModalHost(document)
  pushModal(entry)
}

function findHost(root: Document): Host {
  const dialog = root.querySelector<HTMLDialogElement>('dialog#modals')
  const title = dialog?.querySelector<HTMLElement>('#modal-title')
  const back = dialog?.querySelector<HTMLElement>('[data-modal-back]')
  const close = dialog?.querySelector<HTMLElement>('[data-modal-close]')
  const body = dialog?.querySelector<HTMLElement>('[data-modal-body]')
  if (!dialog || !title || !back || !close || !body) throw new Error('The page has no place for modals')
  return { dialog, title, back, close, body }
}

function listen({ dialog, back, close }: Host): void {
  back.addEventListener('click', removeModal)
  close.addEventListener('click', closeModals)
  // Fields inside, such as one for files, have a `cancel` of their own.
  dialog.addEventListener('cancel', (event) => {
    if (event.target !== dialog || !event.cancelable) return
    event.preventDefault()
    removeModal()
  })
  // A browser closes the dialog itself at a second Escape in a row, and at `<form method="dialog">`.
  dialog.addEventListener('close', (event) => {
    if (event.target === dialog && !dialog.open) removeModal()
  })
  // Only the backdrop has the dialog itself as its target. Who marks text and lets go outside has not clicked there.
  let isOutside = false
  dialog.addEventListener('pointerdown', ({ target }) => {
    isOutside = target === dialog
  })
  dialog.addEventListener('pointerup', ({ target }) => {
    isOutside &&= target === dialog
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && isOutside && modals.get().at(-1)?.closeOnOutsideClick !== false) closeModals()
  })
}

/** What brings the dialog in step with the stack. */
function createShow(host: Host): (stack: readonly Modal[]) => void {
  const { dialog, body } = host
  const sheets: Sheet[] = []
  let leaving: Sheet[] = []
  const giveBackLeaving = () => {
    for (const sheet of leaving) giveBack(sheet)
    leaving = []
    dialog.style.blockSize = ''
  }
  return (stack) => {
    const differs = sheets.findIndex(({ entry }, index) => entry !== stack[index])
    const kept = differs < 0 ? sheets.length : differs
    const left = sheets.splice(kept)
    leaving.push(...left)
    for (const sheet of left.toReversed()) tell('Modal Closed', sheet.entry)
    if (stack.length === 0) {
      // What is shown stays while the dialog leaves, and so does its size: the owner may take it away at once.
      dialog.style.blockSize = `${dialog.offsetHeight}px`
      dialog.close()
      void endOfMotion(dialog).then(() => dialog.open || giveBackLeaving())
      return
    }
    giveBackLeaving()
    if (stack.length > kept) rememberFocus(sheets.at(-1))
    for (const entry of stack.slice(kept)) {
      sheets.push(createSheet(entry, body))
      tell('Modal Opened', entry)
    }
    present(sheets, host)
  }
}

function tell(name: 'Modal Opened' | 'Modal Closed', { title, tgid, isProductCardTracking }: Modal): void {
  // By itself: what both hosts import is one more name in the first script.
  const tellPage = (detail: PageEvent) => document.dispatchEvent(new CustomEvent('page-event', { detail }))
  tellPage({ name, title, tgid })
  // What a card would lead to is shown here: it counts as the card that it belongs to.
  if (isProductCardTracking && name === 'Modal Opened') tellPage({ name: 'Product Card Clicked', tgid })
}

function present(sheets: readonly Sheet[], { dialog, title, back }: Host): void {
  const top = sheets.at(-1)
  if (!top) return
  for (const sheet of sheets) sheet.element.hidden = sheet !== top
  title.textContent = top.entry.title
  dialog.dataset.variant = top.entry.variant ?? 'dialog'
  back.hidden = !canGoBack.get()
  if (!dialog.open) dialog.showModal()
  // The heading says where one is now; a button that was there before would not.
  title.focus()
  const wanted = top.focused ?? top.element.querySelector('[autofocus]')
  if (wanted instanceof HTMLElement) wanted.focus({ preventScroll: wanted === top.focused })
}

function rememberFocus(sheet: Sheet | undefined): void {
  if (sheet) sheet.focused = sheet.element.contains(document.activeElement) ? document.activeElement : null
}

function createSheet(entry: Modal, body: HTMLElement): Sheet {
  const element = document.createElement('div')
  element.append(entry.children)
  body.append(element)
  return { entry, element }
}

function giveBack({ entry, element }: Sheet): void {
  // A fragment gave its nodes away when it was shown.
  if (entry.children instanceof DocumentFragment) entry.children.append(...element.childNodes)
  element.replaceChildren()
  element.remove()
}

function endOfMotion(element: Element): Promise<unknown> {
  return Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
}
