import type { PageContext } from '../../page-context/page-context.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import panel from '../../ui/panel.module.css'
import { MenuPanelLink } from '../header/menu-panel-link.tsx'
import styles from './call-us.module.css'

export const CALL_US_ID = 'call-us'

/**
 * The Call-us control and its panel (specification, section 2, "Header"): a drawer on small screens, an entry of the
 * modal stack on wide ones (call-us.browser.ts). Without JavaScript it is a popover on both.
 */
export function CallUs({ page }: { readonly page: PageContext }) {
  const { t, site } = page
  if (site.contacts.length === 0) return null
  return (
    <>
      <button type="button" className={styles.control} popoverTarget={CALL_US_ID} aria-label={t('callUs.button')}>
        <Icon name="headset" />
        <span className={styles.words}>{t('callUs.button')}</span>
      </button>
      <dialog
        id={CALL_US_ID}
        popover="auto"
        data-modal=""
        className={`${panel.panel} ${styles.panel}`}
        aria-labelledby="call-us-title"
      >
        <div className={styles.head}>
          <h2 id="call-us-title" className={styles.title}>
            {t('callUs.title')}
          </h2>
          <button
            type="button"
            className={styles.close}
            popoverTarget={CALL_US_ID}
            popoverTargetAction="hide"
            aria-label={t('dialog.close')}
          >
            <Icon name="close" />
          </button>
        </div>
        <div
          className={styles.content}
          data-copy={t('callUs.copy', { number: NUMBER })}
          data-copied={t('callUs.copied', { number: NUMBER })}
        >
          <p className={styles.text}>{t('callUs.text')}</p>
          <MenuPanelLink address="" panel={CALL_US_ID} label={t('footer.contact')} className={styles.control} />
        </div>
      </dialog>
    </>
  )
}

/** Placeholder that the script replaces by the number. */
const NUMBER = '{number}'
