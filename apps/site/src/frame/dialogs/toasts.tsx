import type { PageContext } from '../../page-context/page-context.ts'
import styles from './toasts.module.css'

/**
 * The empty region in which a browser shows toasts (toast-host.browser.ts): a popover, so that they lie above dialogs,
 * and read out one by one as they come.
 */
export function Toasts({ page: { t } }: { readonly page: PageContext }) {
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
