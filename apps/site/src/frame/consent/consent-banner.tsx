import type { Translate } from '../../i18n/translate.ts'
import styles from './consent-banner.module.css'

interface ConsentBannerProps {
  readonly t: Translate
  /** Address of the script that shows it. */
  readonly script?: string
  /** Hidden until the script has loaded its styles. */
  readonly isShown?: boolean
  /** Whether the categories are expanded. */
  readonly isOpen?: boolean
}

const CATEGORIES = [
  { name: 'necessary', title: 'consent.necessary', text: 'consent.necessaryText' },
  { name: 'analytics', title: 'consent.analytics', text: 'consent.analyticsText' },
  { name: 'marketing', title: 'consent.marketing', text: 'consent.marketingText' },
] as const

/**
 * The consent banner. It is not part of pages: the browser requests it if needed and inserts it near the start of the
 * page, over which it is shown without layout shift (analytics/consent/ask-consent.browser.ts). It has two variants: a
 * question, and a message for browsers that refuse by a signal.
 */
export function ConsentBanner({ t, script, isShown = false, isOpen = false }: ConsentBannerProps) {
  return (
    <section
      id="consent"
      className={styles.banner}
      aria-labelledby="consent-title"
      hidden={!isShown}
      data-script={script}
    >
      <div className={styles.words}>
        <h2 id="consent-title" tabIndex={-1}>
          {t('consent.title')}
        </h2>{' '}
        <p data-asked="">{t('consent.text')}</p>
        <p data-refused="">{t('consent.signal')}</p>
      </div>
      <form>
        <details data-asked="" open={isOpen}>
          <summary>{t('consent.choose')}</summary>
          <div className={styles.choice}>
            {CATEGORIES.map(({ name, title, text }) => (
              <label key={name}>
                <input
                  type="checkbox"
                  name={name}
                  disabled={name === 'necessary'}
                  defaultChecked={name === 'necessary'}
                />
                <span>
                  <strong>{t(title)}</strong> {t(text)}
                </span>
              </label>
            ))}
            <button type="submit" className={styles.save} name="answer" value="choice">
              {t('consent.save')}
            </button>
          </div>
        </details>
        <button type="submit" data-asked="" name="answer" value="none">
          {t('consent.reject')}
        </button>
        <button type="submit" data-asked="" name="answer" value="all">
          {t('consent.accept')}
        </button>
        <button type="submit" data-refused="" name="answer" value="close">
          {t('consent.close')}
        </button>
      </form>
    </section>
  )
}
