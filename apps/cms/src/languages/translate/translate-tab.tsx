import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { TabBreadcrumb } from '../../admin/tab-breadcrumb.tsx'
import { formatMessage } from '../../messages/format-message.ts'
import { message } from '../../messages/message.ts'
import { isSource } from '../find-source.ts'
import { SourceTranslations } from './source-translations.tsx'
import { TranslateView } from './translate-view.tsx'

/** A translation beside its source; of the source itself, its translations. */
export async function TranslateTab({ doc, initPageResult: { req } }: DocumentViewServerProps) {
  const id = Number(doc.id)
  const isOfSource = await isSource({ id, translationGroup: doc.translationGroup }, req)
  return (
    <>
      <TabBreadcrumb tab="translate:tab" />
      {isOfSource ? (
        <Gutter className="translate">
          <SourceTranslations pageId={id} note={formatMessage(req.i18n.language, message('translation.isSource'))} />
        </Gutter>
      ) : (
        <TranslateView />
      )}
    </>
  )
}
