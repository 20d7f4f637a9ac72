import type { LanguageCode } from '@passepartout/content-model/locales'
import type { CurrencyOption } from '../../i18n/currency-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { CachedMarkup } from '../../ui/cached-markup/cached-markup.tsx'
import { hasGlyphsFor } from '../../ui/fonts/fonts-of-language.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import panel from '../../ui/panel.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { MenuPanelLink } from '../header/menu-panel-link.tsx'
import { CurrencyFilter } from './currency-filter.tsx'
import styles from './locale-selector.module.css'

interface LocaleSelectorProps {
  readonly page: PageContext
  /** Every currency on offer, the top ones first, named in the visit's language. */
  readonly currencies: readonly CurrencyOption[]
  /** Address of the menus of the site's home, and of this page, to which its form comes back. */
  readonly menu: string
  readonly ownMenu: string
}

export const LOCALE_PANEL_ID = 'locale-panel'
const CURRENCIES = 'currencies'

/** Links to the page's other languages, and the form of currencies when it is opened. */
export function LocaleSelector({ page, currencies, menu, ownMenu }: LocaleSelectorProps) {
  const { t, visit } = page
  return (
    <div>
      <button type="button" className={styles.button} popoverTarget={LOCALE_PANEL_ID}>
        <Icon name="globe" />
        <VisuallyHidden>{t('text.labelled', { label: t('locale.button'), value: '' })}</VisuallyHidden>
        <span>
          {visit.lang.toUpperCase()}
          <span className={styles.currency}>{` · ${visit.currency}`}</span>
        </span>
      </button>
      <dialog
        id={LOCALE_PANEL_ID}
        popover="auto"
        className={`${panel.panel} ${styles.panel}`}
        aria-label={t('locale.button')}
      >
        {/* One language alone is no choice, but better than nothing at all. */}
        {(page.translations.length > 1 || currencies.length === 0) && <Languages page={page} />}
        {currencies.length > 0 && (
          <MenuPanelLink
            address={menu}
            ownAddress={ownMenu}
            panel={LOCALE_PANEL_ID}
            label={t('currency.label')}
            className={styles.option}
          />
        )}
      </dialog>
    </div>
  )
}

/** A name in another script uses the fallback font: loading a font for one name would cause a layout shift. */
function classOf(lang: LanguageCode, text: string, own = ''): string {
  return hasGlyphsFor(lang, text) ? own : `${own} ${styles.foreign}`
}

interface CurrencyFormProps extends Pick<LocaleSelectorProps, 'page' | 'currencies'> {
  /** Path and query of the page to which the form returns. */
  readonly returnTo: string
}

/** Every currency on offer. Only the filter needs JavaScript. */
export function CurrencyForm({ page: { t, visit }, currencies, returnTo }: CurrencyFormProps) {
  return (
    <form method="post" action="/currency" data-content="">
      <h2 className={styles.title}>{t('currency.label')}</h2>
      <input type="hidden" name="return" value={returnTo} />
      <CurrencyFilter listId={CURRENCIES} label={t('locale.filter')} none={t('locale.none')} />
      <CachedMarkup
        element="ul"
        attributes={{ id: CURRENCIES, className: styles.currencies }}
        view={CurrencyOptions}
        props={{ currencies, current: visit.currency, lang: visit.lang }}
      />
    </form>
  )
}

interface CurrencyOptionsProps {
  readonly currencies: readonly CurrencyOption[]
  readonly current: string
  readonly lang: LanguageCode
}

function CurrencyOptions({ currencies, current, lang }: CurrencyOptionsProps) {
  return currencies.map(({ code, name, symbol }) => (
    <li key={code}>
      <button
        type="submit"
        className={styles.option}
        name="currency"
        value={code}
        aria-current={code === current ? 'true' : undefined}
      >
        <span className={styles.code}>{code}</span>
        <span className={classOf(lang, name, styles.name)}>{name}</span>
        {symbol && <bdi className={classOf(lang, symbol, styles.symbol)}>{symbol}</bdi>}
      </button>
    </li>
  ))
}

function Languages({ page }: { readonly page: PageContext }) {
  return (
    <section>
      <h2 className={styles.title}>{page.t('locale.language')}</h2>
      <ul className={styles.languages}>
        {page.translations.map(({ lang, autonym, href }) => (
          <li key={lang}>
            <a
              className={classOf(page.visit.lang, autonym, styles.option)}
              href={href}
              lang={lang}
              hrefLang={lang}
              aria-current={lang === page.visit.lang ? 'true' : undefined}
            >
              {autonym}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
