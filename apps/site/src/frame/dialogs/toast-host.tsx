import type { PageContext } from '../../page-context/page-context.ts'
import styles from './toast-host.module.css'

/**
 * The empty region into which the browser renders toasts (toast-host.browser.ts): a popover, so that they are above
 * dialogs, and a live region.
 */
export function ToastHost({ page: { t } }: { readonly page: PageContext }) {
  return (
    <div
      id="toasts"
      role="status"
      aria-live="polite"
      aria-atomic={false}
      aria-label={t('toast.label')}
      popover="manual"
      data-dismiss={t('toast.dismiss')}
      className={styles.toasts}
    />
  )
}
