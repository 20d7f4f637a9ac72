import type { LanguageCode } from '@passepartout/content-model/locales'
import type { ReactNode } from 'react'
import { SuggestionBar } from '../../frame/language-suggestion/suggestion-bar.tsx'
import type { PageContext } from '../../page-context/page-context.ts'
import { ActionLink } from '../../ui/action-link/action-link.tsx'

interface InjectedContentProps {
  /** Selector of the container, which is then shown. */
  readonly into: string
  /** Attributes to set on it. */
  readonly set?: Readonly<Record<string, string>>
  readonly children?: ReactNode
}

/** Content that a browser script would render into an empty container (gallery-script.ts). */
function InjectedContent({ into, set = {}, children }: InjectedContentProps) {
  return (
    <template data-into={into} data-set={JSON.stringify(set)}>
      {children}
    </template>
  )
}

interface DialogExampleProps {
  readonly page: PageContext
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly variant?: 'dialog' | 'drawer'
  readonly hasBack?: boolean
}

/** An entry of the modal stack, as rendered by frame/dialogs/modal-host.browser.ts. */
export function DialogExample({ page, title, paragraphs, variant = 'dialog', hasBack = false }: DialogExampleProps) {
  return (
    <>
      <InjectedContent into="#modal-title">{title}</InjectedContent>
      <InjectedContent into="[data-modal-body]">
        <div>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <ActionLink link={{ href: '/' }} look="primary">
            {page.t('error.toHome')}
          </ActionLink>
        </div>
      </InjectedContent>
      {hasBack && <InjectedContent into="[data-modal-back]" />}
      <InjectedContent into="#modals" set={{ 'data-variant': variant }} />
    </>
  )
}

interface ToastsExampleProps {
  readonly page: PageContext
  readonly texts: readonly string[]
}

/** Toasts as rendered by frame/dialogs/toast-host.browser.ts. */
export function ToastsExample({ page, texts }: ToastsExampleProps) {
  return (
    <InjectedContent into="#toasts">
      {texts.map((text) => (
        <div key={text}>
          <p>{text}</p>
          <button type="button" aria-label={page.t('toast.dismiss')}>
            ×
          </button>
        </div>
      ))}
    </InjectedContent>
  )
}

interface SuggestionBarExampleProps {
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
