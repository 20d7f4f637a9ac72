'use client'

import { toast, useDocumentInfo, useForm } from '@payloadcms/ui'
import { z } from 'zod'
import { useTranslate } from '../messages/use-translate.ts'
import { writePositionQuery } from './form-position/position-query.ts'
import { readVisibleFieldPath } from './form-position/visible-field-path.ts'
import { request, useRequest } from './requests.ts'
import './page-translations.css'

export const pageTranslationsSchema = z.object({
  translations: z.array(
    z.object({
      lang: z.string(),
      autonym: z.string(),
      /** The number of the page in that language; `null` when there is none yet. */
      id: z.number().nullable(),
      status: z.enum(['draft', 'published']).nullable(),
    }),
  ),
})
export type PageTranslation = z.infer<typeof pageTranslationsSchema>['translations'][number]

const createdSchema = z.object({ id: z.number() })

/** The other languages of a page: a link to each, which opens the same block there, and a button that starts a missing one. */
export function PageTranslations() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const words = useTranslate()
  const address = id === undefined ? undefined : `/api/pages/${id}/translations?savedAt=${lastUpdateTime ?? 0}`
  const { translations } = useRequest(pageTranslationsSchema, address) ?? { translations: [] }
  if (!id || translations.length === 0) return null
  return (
    <nav className="translations" aria-label={words('translations:label')}>
      <h2 className="translations__heading">{words('translations:heading')}</h2>
      <ul className="translations__list">
        {translations.map((translation) => (
          <li key={translation.lang}>
            <TranslationEntry pageId={id} translation={translation} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface TranslationEntryProps {
  readonly pageId: number | string
  readonly translation: PageTranslation
}

function TranslationEntry({ pageId, translation }: TranslationEntryProps) {
  const { autonym, id, lang, status } = translation
  const words = useTranslate()
  const { getFields } = useForm()
  const placeShown = () => writePositionQuery(readVisibleFieldPath(), getFields().blocks?.rows ?? [])
  if (id === pageId) return <strong lang={lang}>{autonym}</strong>
  if (id === null) return <StartTranslationButton pageId={pageId} translation={translation} />
  return (
    <a
      href={formOf(id)}
      lang={lang}
      onClick={({ currentTarget }) => {
        currentTarget.href = `${formOf(id)}${placeShown()}`
      }}
    >
      {autonym}
      {status === 'published' ? '' : ` ${words('translations:draft')}`}
    </a>
  )
}

/** A button that starts the translation of a page into a language that it lacks. */
export function StartTranslationButton({ pageId, translation: { autonym, lang } }: TranslationEntryProps) {
  const words = useTranslate()
  const start = async () => {
    if (!(await startTranslation(pageId, lang))) toast.error(words('translations:failed'))
  }
  return (
    <button type="button" className="translations__create" onClick={() => void start()}>
      {words('translations:start')} <span lang={lang}>{autonym}</span>
    </button>
  )
}

const formOf = (id: number) => `/admin/collections/pages/${id}`

/** Starts the translation of a page and opens it beside its source. @returns whether it was started */
export async function startTranslation(pageId: number | string, lang: string): Promise<boolean> {
  const address = `/api/pages/${pageId}/translations`
  const created = await request(createdSchema, address, { method: 'POST', body: { lang } })
  if (created.ok) window.location.assign(`${formOf(created.value.id)}/translate`)
  return created.ok
}
