import type { PageContext } from '../../page-context/page-context.ts'
import { ActionLink } from '../../ui/action-link/action-link.tsx'
import { InjectedContent } from './injected-content.tsx'

export interface DialogExampleProps {
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
