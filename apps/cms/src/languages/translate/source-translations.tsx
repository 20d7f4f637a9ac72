'use client'

import { Link } from '@payloadcms/ui'
import { pageTranslationsSchema, StartTranslationButton } from '../../admin/page-translations.tsx'
import { useRequest } from '../../admin/requests.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import './translate.css'

interface SourceTranslationsProps {
  readonly pageId: number
  /** That this page is the source, in the language of the admin. */
  readonly note: string
}

/** What stands in place of a translation on the source itself: a link to each of its translations, and the missing ones. */
export function SourceTranslations({ pageId, note }: SourceTranslationsProps) {
  const words = useTranslate()
  const answer = useRequest(pageTranslationsSchema, `/api/pages/${pageId}/translations?savedAt=0`)
  const others = answer?.translations.filter(({ id }) => String(id) !== String(pageId)) ?? []
  return (
    <nav aria-label={words('translations:label')}>
      <p className="translate__intro">{note}</p>
      <ul className="translate__languages">
        {others.map((translation) => (
          <li key={translation.lang}>
            {translation.id === null ? (
              <StartTranslationButton pageId={pageId} translation={translation} />
            ) : (
              <Link
                href={`/admin/collections/pages/${translation.id}/translate`}
                prefetch={false}
                lang={translation.lang}
              >
                {translation.autonym}
                {translation.status === 'published' ? '' : ` ${words('translations:draft')}`}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
