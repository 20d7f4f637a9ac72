import type { LanguageCode } from '@passepartout/content-model/locales'
import { SuggestionBar } from '../../frame/language-suggestion/suggestion-bar.tsx'
import type { PageContext } from '../../page-context/page-context.ts'
import { InjectedContent } from './injected-content.tsx'

export interface SuggestionBarExampleProps {
  readonly page: PageContext
  /** The language that is offered. */
  readonly lang: LanguageCode
  readonly text: string
  readonly dismiss: string
}

/** The bar as filled by frame/language-suggestion/suggestion-bar.browser.ts, in the offered language. */
export function SuggestionBarExample({ page, lang, text, dismiss }: SuggestionBarExampleProps) {
  return (
    <>
      <SuggestionBar page={page} />
      <InjectedContent into="#suggestion" set={{ lang, dir: 'auto', 'aria-labelledby': 'suggestion-offer' }}>
        <a id="suggestion-offer" href={`/${lang}/`} hrefLang={lang}>
          {text}
        </a>
        <button type="button" aria-label={dismiss}>
          ×
        </button>
      </InjectedContent>
    </>
  )
}
