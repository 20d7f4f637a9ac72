import type { PageContext } from '../../page-context/page-context.ts'
import { InjectedContent } from './injected-content.tsx'

export interface ToastsExampleProps {
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
