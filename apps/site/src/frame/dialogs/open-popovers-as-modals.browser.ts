import { isPlainClick } from '../../dom/clicks.browser.ts'
import { MAX_MOBILE_WIDTH } from '../../islands/correct-viewport.ts'
import { whenIdle } from '../../islands/when-seen.ts'

const loadCallUs = () => import('../call-us/call-us.browser.ts')

/**
 * Opens the page's popover dialogs (`<dialog popover data-modal>`) as modal ones, which trap focus and scrolling. On
 * wide screens Call us is an entry of the modal stack (specification, section 4, "Header"). Popovers close when one of
 * their links is followed.
 */
export function openPopoversAsModals(root: Document): void {
  // Preload, so that the first tap does not wait; a failed load is retried on the tap.
  if (isWide()) whenIdle(() => loadCallUs().catch(() => {}))
  root.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const button = event.target.closest<HTMLButtonElement>('button[popovertarget]')
    const dialog = button && root.getElementById(button.getAttribute('popovertarget') ?? '')
    if (dialog instanceof HTMLDialogElement && 'modal' in dialog.dataset) {
      event.preventDefault()
      if (dialog.open) dialog.close()
      else open(dialog)
      return
    }
    const popover = event.target.closest<HTMLElement>('[popover]')
    if (!popover) return
    if (event.target.closest('a[href]') && isPlainClick(event)) close(popover)
    else if (event.target === popover && isOutside(event, popover)) close(popover)
  })
}

function open(dialog: HTMLDialogElement): void {
  const show = () => dialog.showModal()
  if (isWide() && dialog.id === 'call-us') {
    // If loading fails, the numbers open as a popover.
    loadCallUs()
      .then(({ openCallUs }) => openCallUs(dialog))
      .catch(show)
  } else show()
}

const isWide = (): boolean => innerWidth > MAX_MOBILE_WIDTH

function close(element: HTMLElement): void {
  if (element instanceof HTMLDialogElement && element.open) element.close()
  else element.hidePopover()
}

/** A click on the backdrop is one on the dialog itself, beside its box. */
function isOutside({ clientX, clientY }: MouseEvent, element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
