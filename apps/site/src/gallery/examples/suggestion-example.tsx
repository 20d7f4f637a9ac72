import type { LanguageCode } from '@passepartout/content-model/locales'
import { SuggestionBar } from '../../frame/suggestion/suggestion-bar.tsx'
import type { PageContext } from '../../page-context/page-context.ts'
import { Filled } from './filled.tsx'

export interface SuggestionExampleProps {
  readonly page: PageContext
  /** The language that is offered. */
  readonly lang: LanguageCode
  readonly text: string
  readonly dismiss: string
}

/** The bar as filled by frame/suggestion/suggestion-bar.browser.ts, in the offered language. */
export function SuggestionExample({ page, lang, text, dismiss }: SuggestionExampleProps) {
  return (
    <>
      <SuggestionBar page={page} />
      <Filled into="#suggestion" set={{ lang, dir: 'auto', 'aria-labelledby': 'suggestion-offer' }}>
        <a id="suggestion-offer" href={`/${lang}/`} hrefLang={lang}>
          {text}
        </a>
        <button type="button" aria-label={dismiss}>
          ×
        </button>
      </Filled>
    </>
  )
}
