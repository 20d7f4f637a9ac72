import type { Translate } from '../../i18n/translate.ts'
import styles from './consent-banner.module.css'

interface ConsentBannerProps {
  readonly t: Translate
  /** Of what shows it and hears the answer. */
  readonly script?: string
  /** A browser shows it once it is styled. */
  readonly isShown?: boolean
  /** What can be chosen is unfolded. */
  readonly isOpen?: boolean
}

const CATEGORIES = [
  { name: 'necessary', title: 'consent.necessary', text: 'consent.necessaryText' },
  { name: 'analytics', title: 'consent.analytics', text: 'consent.analyticsText' },
  { name: 'marketing', title: 'consent.marketing', text: 'consent.marketingText' },
] as const

/**
 * The question about cookies. No page has it: a browser asks for it where it is needed, and puts it first into the page, over
 * which it lies, so that nothing moves (analytics/consent/ask-consent.browser.ts). Two forms of the same words: a question,
 * and what is said to a browser that has refused by a signal.
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
