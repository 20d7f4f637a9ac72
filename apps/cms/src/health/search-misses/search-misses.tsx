'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { z } from 'zod'
import { firstMessageOfRefusal, request } from '../../admin/requests.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { countOpenMisses, type SearchMiss } from './use-search-misses.ts'
import './search-misses.css'

interface SearchMissesProps {
  readonly misses: readonly SearchMiss[]
  /** Something was done about one of them. */
  readonly onRemedy: () => void
}

/** What visitors searched and did not find, each with its remedies; what is done stands at the end. */
export function SearchMisses({ misses, onRemedy }: SearchMissesProps) {
  const words = useTranslate()
  const done = misses.filter((miss) => miss.done !== undefined)
  return (
    <div className="health__view">
      <h3 className="health__title">{words('searches:heading')}</h3>
      <p className="health__help">{words(countOpenMisses(misses) === 0 ? 'searches:none' : 'searches:help')}</p>
      <ul className="health__list">
        {misses.map((miss) =>
          miss.done === undefined ? <OpenMiss key={keyOf(miss)} miss={miss} onRemedy={onRemedy} /> : null,
        )}
      </ul>
      {done.length > 0 && (
        <details className="searches__done">
          <summary>{words('searches:done', { count: done.length })}</summary>
          <ul className="health__list">
            {done.map((miss) => (
              <li key={keyOf(miss)} className="health__problem">
                <Words miss={miss} />
                <span className="health__message">{words(`searches:${miss.done ?? 'remedied'}`)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function keyOf({ site, lang, query }: SearchMiss): string {
  return `${site.id} ${lang} ${query}`
}

function Words({ miss: { query, lang, site } }: { readonly miss: SearchMiss }) {
  return (
    <>
      <strong lang={lang} dir="auto">
        {query}
      </strong>
      <span className="health__lang">
        {lang.toUpperCase()} · {site.uid}
      </span>
    </>
  )
}

type FormKind = 'synonym' | 'redirect'

interface OpenMissProps {
  readonly miss: SearchMiss
  readonly onRemedy: () => void
}

function OpenMiss({ miss, onRemedy }: OpenMissProps) {
  const words = useTranslate()
  const { i18n } = useTranslation()
  const [form, setForm] = useState<FormKind>()
  const { asked, day, outcome, mayRemedy } = miss
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
  const remedy = async (wanted: object) => {
    const { site, lang, query } = miss
    const body = { site: site.id, lang, query, remedy: wanted }
    const answer = await request(z.object({ isNoted: z.boolean() }), '/api/search-misses/remedy', {
      method: 'POST',
      body,
    })
    if (!answer.ok) return void toast.error(firstMessageOfRefusal(answer, words('searches:failed')))
    if (answer.value.isNoted) toast.success(words('searches:saved'))
    else toast.warning(words('searches:notNoted'))
    onRemedy()
  }
  return (
    <li className="health__problem">
      <Words miss={miss} />
      <span className="health__message">
        {words(`searches:${outcome}`)} {words('searches:asked', { count: asked, date })}
      </span>
      {mayRemedy && (
        <div className="searches__actions">
          {(['synonym', 'redirect'] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              className="health__check"
              aria-expanded={form === kind}
              onClick={() => setForm(form === kind ? undefined : kind)}
            >
              {words(`searches:${kind}`)}
            </button>
          ))}
          <button type="button" className="health__check" onClick={() => void remedy({ kind: 'dismiss' })}>
            {words('searches:dismiss')}
          </button>
        </div>
      )}
      {form && <RemedyForm key={form} kind={form} query={miss.query} onSave={remedy} />}
    </li>
  )
}

interface RemedyFormProps {
  readonly kind: FormKind
  readonly query: string
  readonly onSave: (remedy: object) => Promise<void>
}

/** The query stands there already; what it shall find, or where it shall lead, is asked. */
function RemedyForm({ kind, query, onSave }: RemedyFormProps) {
  const words = useTranslate()
  const id = useId()
  const [isSaving, setIsSaving] = useState(false)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = String(new FormData(event.currentTarget).get('value'))
    setIsSaving(true)
    await onSave(kind === 'synonym' ? { kind, word: value } : { kind, url: value })
    setIsSaving(false)
  }
  return (
    <form className="searches__form" onSubmit={(event) => void save(event)}>
      <label htmlFor={id}>{words(`searches:${kind}Label`, { query })}</label>
      {/* biome-ignore lint/a11y/noAutofocus: the form was asked for by a click */}
      <input id={id} name="value" required maxLength={kind === 'synonym' ? 60 : 700} autoFocus dir="auto" />
      <button type="submit" className="btn btn--style-secondary btn--size-small" disabled={isSaving}>
        {words('searches:save')}
      </button>
    </form>
  )
}
