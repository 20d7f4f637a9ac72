import type { Modal } from '../../islands/stores/modals.ts'
import type { NewToast } from '../../islands/stores/toasts.ts'

/**
 * Shows a modal on top of those that are open. Stack and host are fetched now, if nobody has before.
 *
 * @throws when they cannot be fetched, or the page has no place for them: fall back to what works without
 */
export async function openModal(entry: Modal): Promise<void> {
  const { presentModal } = await import('./modal-host.browser.ts')
  presentModal(entry)
}

/**
 * Shows a toast, above everything. Stack and host are fetched now, if nobody has before.
 *
 * @returns its id, for `removeToast`
 * @throws when they cannot be fetched, or the page has no place for them
 */
export async function showToast(toast: NewToast): Promise<string> {
  const { presentToast } = await import('./toast-host.browser.ts')
  return presentToast(toast)
}
