import type { Modal } from '../../islands/stores/modals.ts'
import type { NewToast } from '../../islands/stores/toasts.ts'

/**
 * Shows a modal above the open ones. Loads the code of the modal stack if necessary.
 *
 * @throws when it cannot be loaded or the page has no container: use the fallback without JavaScript
 */
export async function openModal(entry: Modal): Promise<void> {
  const { presentModal } = await import('./modal-host.browser.ts')
  presentModal(entry)
}

/**
 * Shows a toast above everything. Loads the code of toasts if necessary.
 *
 * @returns its id, for `removeToast`
 * @throws when it cannot be loaded or the page has no container
 */
export async function showToast(toast: NewToast): Promise<string> {
  const { presentToast } = await import('./toast-host.browser.ts')
  return presentToast(toast)
}
