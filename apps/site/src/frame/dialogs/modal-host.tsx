import type { PageContext } from '../../page-context/page-context.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './modal-host.module.css'

export const MODAL_HOST_ID = 'modals'

/** The empty, hidden dialog into which the browser renders the modal stack (modal-host.browser.ts). */
export function ModalHost({ page: { t } }: { readonly page: PageContext }) {
  return (
    <dialog id={MODAL_HOST_ID} className={styles.host} aria-labelledby="modal-title">
      <div className={styles.bar}>
        <button type="button" data-modal-back="" hidden className={styles.button} aria-label={t('dialog.back')}>
          <Icon name="chevron" className={styles.back} />
        </button>
        {/* biome-ignore lint/a11y/useHeadingContent: nothing is seen of it before an entry of the stack gives its title */}
        <h2 id="modal-title" tabIndex={-1} className={styles.title} />
        <button type="button" data-modal-close="" className={styles.button} aria-label={t('dialog.close')}>
          <Icon name="close" />
        </button>
      </div>
      <div data-modal-body="" className={styles.body} />
    </dialog>
  )
}
