'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useTranslate } from '../messages/use-translate.ts'
import './translations.css'

const answerSchema = z.object({
  translations: z.array(
    z.object({
      lang: z.string(),
      autonym: z.string(),
      id: z.number().nullable(),
      status: z.enum(['draft', 'published']).nullable(),
    }),
  ),
})
type Translation = z.infer<typeof answerSchema>['translations'][number]

const createdSchema = z.object({ id: z.number() })

/** The same page in the other languages of its site: a link to each, and a button that starts a missing one. */
export function Translations() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const words = useTranslate()
  const translations = useTranslations(id, lastUpdateTime)
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
  readonly translation: Translation
}

function TranslationEntry({ pageId, translation }: TranslationEntryProps) {
  const { autonym, id, lang, status } = translation
  const words = useTranslate()
  if (id === pageId) return <strong lang={lang}>{autonym}</strong>
  if (id === null) {
    return (
      <button
        type="button"
        className="translations__create"
        onClick={() => void createTranslation(pageId, lang, words('translations:failed'))}
      >
        {words('translations:start')} <span lang={lang}>{autonym}</span>
      </button>
    )
  }
  return (
    <a href={`/admin/collections/pages/${id}`} lang={lang}>
      {autonym}
      {status === 'published' ? '' : ` ${words('translations:draft')}`}
    </a>
  )
}

function useTranslations(id: number | string | undefined, savedAt: number | undefined): readonly Translation[] {
  const [translations, setTranslations] = useState<readonly Translation[]>([])
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    readTranslations(id, savedAt, stop.signal).then(setTranslations, () => undefined)
    return () => stop.abort()
  }, [id, savedAt])
  return translations
}

/** @param savedAt part of the address, so that no cache answers with the list of before the save */
async function readTranslations(
  id: number | string,
  savedAt: number | undefined,
  signal: AbortSignal,
): Promise<readonly Translation[]> {
  const answer = await fetch(`/api/pages/${id}/translations?savedAt=${savedAt ?? 0}`, {
    signal,
    credentials: 'same-origin',
  })
  return answerSchema.parse(await answer.json()).translations
}

async function createTranslation(pageId: number | string, lang: string, failed: string): Promise<void> {
  const answer = await fetch(`/api/pages/${pageId}/translations`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lang }),
  })
  const created = createdSchema.safeParse(await answer.json())
  if (created.success) window.location.assign(`/admin/collections/pages/${created.data.id}`)
  else toast.error(failed)
}
