import type { PageContext } from '../../page-context/page-context.ts'
import { Action } from '../../ui/action/action.tsx'
import { Filled } from './filled.tsx'

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
      <Filled into="#modal-title">{title}</Filled>
      <Filled into="[data-modal-body]">
        <div>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <Action link={{ href: '/' }} look="primary">
            {page.t('error.toHome')}
          </Action>
        </div>
      </Filled>
      {hasBack && <Filled into="[data-modal-back]" />}
      <Filled into="#modals" set={{ 'data-variant': variant }} />
    </>
  )
}
