import { canGoBack, closeModals, type Modal, modals, pushModal, removeTopModal } from '../../islands/stores/modals.ts'
import type { PageEvent } from '../../ui/page-event.browser.ts'

interface Host {
  readonly dialog: HTMLDialogElement
  readonly title: HTMLElement
  readonly back: HTMLElement
  readonly close: HTMLElement
  readonly body: HTMLElement
}

/** An entry of the stack in the dialog. Covered ones stay in the DOM, so input and scroll position survive. */
interface Sheet {
  readonly entry: Modal
  readonly element: HTMLElement
  /** The focused element when another entry covered this one. */
  focused?: Element | null
}

let isStarted = false

/**
 * Renders the modal stack into the page's dialog (modal-host.tsx) and keeps it up to date. Idempotent.
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

/** Pushes an entry and shows it. */
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
  back.addEventListener('click', removeTopModal)
  close.addEventListener('click', closeModals)
  // Fields inside, such as file inputs, send `cancel` events of their own.
  dialog.addEventListener('cancel', (event) => {
    if (event.target !== dialog || !event.cancelable) return
    event.preventDefault()
    removeTopModal()
  })
  // Browsers close the dialog themselves on a repeated Escape and on `<form method="dialog">`.
  dialog.addEventListener('close', (event) => {
    if (event.target === dialog && !dialog.open) removeTopModal()
  })
  // Clicks on the backdrop have the dialog as target. A text selection that ends outside is not a click there.
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

/** Creates the function that synchronises the dialog with the stack. */
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
      // Content and size stay during the closing animation, although the owner may remove the content at once.
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
  // Not imported: a shared module would add a name to the entry script.
  const dispatchPageEvent = (detail: PageEvent) => document.dispatchEvent(new CustomEvent('page-event', { detail }))
  dispatchPageEvent({ name, title, tgid })
  // What a card would lead to is shown here: it counts as the card that it belongs to.
  if (isProductCardTracking && name === 'Modal Opened') dispatchPageEvent({ name: 'Product Card Clicked', tgid })
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
