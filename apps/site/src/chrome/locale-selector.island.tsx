import { useEffect, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './locale-selector.module.css'

export interface LanguageOption {
  readonly lang: string
  readonly autonym: string
  readonly href: string
}

export interface CurrencyOption {
  readonly code: string
  /** In the visitor's language. */
  readonly name: string
}

export interface LocaleSelectorProps {
  readonly lang: string
  readonly currency: string
  readonly languages: readonly LanguageOption[]
  /** The top ones first. */
  readonly currencies: readonly CurrencyOption[]
  /** Where the currency form comes back to: path and query of this page. */
  readonly returnTo: string
  readonly strings: {
    readonly button: string
    readonly language: string
    readonly currency: string
    readonly filter: string
    readonly none: string
  }
}

const PANEL = 'locale-panel'
const YEAR_IN_MILLISECONDS = 31_536_000_000

/** The choice is kept in the browser, at the moment of the switch; the link itself does the rest. */
function rememberLanguage(lang: string): void {
  if (!('cookieStore' in window)) return
  const expires = Date.now() + YEAR_IN_MILLISECONDS
  void window.cookieStore.set({ name: 'content-lang', value: lang, path: '/', expires, sameSite: 'lax' })
}

function matches(option: CurrencyOption, words: string): boolean {
  return `${option.code} ${option.name}`.toLowerCase().includes(words.trim().toLowerCase())
}

/** Links to the page's other languages and a form of currencies. Works without JavaScript, but for the filter. */
export function LocaleSelector(props: LocaleSelectorProps) {
  const { strings, languages } = props
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={PANEL}>
        <Icon name="globe" />
        <VisuallyHidden>{`${strings.button}: `}</VisuallyHidden>
        {`${props.lang.toUpperCase()} · ${props.currency}`}
      </button>
      <div id={PANEL} popover="auto" className={styles.panel}>
        {languages.length > 1 && (
          <section>
            <h2 className={styles.title}>{strings.language}</h2>
            <ul className={styles.languages}>
              {languages.map((language) => (
                <li key={language.lang}>
                  <LanguageLink language={language} current={language.lang === props.lang} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <CurrencyForm {...props} />
      </div>
    </>
  )
}

function LanguageLink({ language, current }: { readonly language: LanguageOption; readonly current: boolean }) {
  return (
    <a
      className={styles.option}
      href={language.href}
      lang={language.lang}
      hrefLang={language.lang}
      aria-current={current ? 'true' : undefined}
      onClick={() => rememberLanguage(language.lang)}
    >
      {language.autonym}
    </a>
  )
}

function CurrencyForm({ currencies, currency, returnTo, strings }: LocaleSelectorProps) {
  const [words, setWords] = useState<string>()
  useEffect(() => setWords(''), [])
  const shown = words ? currencies.filter((option) => matches(option, words)) : currencies
  return (
    <form method="post" action="/currency">
      <h2 className={styles.title}>{strings.currency}</h2>
      <input type="hidden" name="return" value={returnTo} />
      <div className={styles.filter} hidden={words === undefined}>
        <Icon name="search" />
        <input
          type="search"
          className={styles.field}
          aria-label={strings.filter}
          placeholder={strings.filter}
          value={words ?? ''}
          onChange={(event) => setWords(event.target.value)}
          autoComplete="off"
        />
      </div>
      <ul className={styles.currencies}>
        {shown.map((option) => (
          <li key={option.code}>
            <button
              type="submit"
              className={styles.option}
              name="currency"
              value={option.code}
              aria-current={option.code === currency ? 'true' : undefined}
            >
              <span className={styles.code}>{option.code}</span> {option.name}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {shown.length === 0 && strings.none}
      </p>
    </form>
  )
}
