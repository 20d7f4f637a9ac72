'use client'

import { useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import {
  FaultMessage,
  type FaultMessageByField,
  PlainField,
  plainInputProps,
} from '../../admin/plain-form/plain-form.tsx'
import { type RequestFailure, request } from '../../admin/requests.ts'
import { useLeaveWarning } from '../../admin/use-leave-warning.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import './new-page.css'

export interface SiteChoice {
  readonly id: number
  readonly name: string
}

interface NewPageProps {
  /** The sites that the account may write. */
  readonly sites: readonly SiteChoice[]
  /** The languages that the account may write. */
  readonly languages: readonly { readonly code: string; readonly name: string }[]
}

const createdSchema = z.object({ doc: z.object({ id: z.number() }) })

/** Asks for heading, site, language and address of a new page, and stores nothing before its draft is saved. */
export function NewPage({ sites, languages }: NewPageProps) {
  const words = useTranslate()
  const { t } = useTranslation()
  const [title, setTitle] = useState('')
  const [site, setSite] = useState(sites.length === 1 ? String(sites[0]?.id) : '')
  const [lang, setLang] = useState(languages.find(({ code }) => code === 'en')?.code ?? languages[0]?.code ?? '')
  const [path, setPath] = useState('')
  const [faults, setFaults] = useState<FaultMessageByField>(new Map())
  const [isBusy, setIsBusy] = useState(false)
  useLeaveWarning(!isBusy && (title !== '' || path !== ''))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '') return setFaults(new Map([['title', words('newPage:needsTitle')]]))
    setIsBusy(true)
    const draft = { title, lang, path, ...(site === '' ? {} : { site: Number(site) }), _status: 'draft' }
    const answer = await request(createdSchema, '/api/pages?draft=true&depth=0', { method: 'POST', body: draft })
    if (answer.ok) return window.location.replace(`/admin/collections/pages/${answer.value.doc.id}`)
    setIsBusy(false)
    setFaults(faultsOf(answer, words('newPage:failed')))
  }
  const field = (name: string) => ({ id: `field-${name}`, fault: faults.get(name) })
  const input = (name: string) => plainInputProps(`field-${name}`, faults.get(name))
  return (
    <main className="new-page">
      <h1>{words('newPage:heading')}</h1>
      <p className="new-page__intro">{words('newPage:intro')}</p>
      <form className="plain-form" onSubmit={(event) => void submit(event)} noValidate>
        <PlainField {...field('title')} label={words('newPage:title')}>
          <input
            {...input('title')}
            // biome-ignore lint/a11y/noAutofocus: the first thing to write, on a page with nothing else
            autoFocus
            maxLength={300}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </PlainField>
        <PlainField {...field('site')} label={words('newPage:site')}>
          <select {...input('site')} value={site} onChange={({ target }) => setSite(target.value)}>
            <option value="">{words('newBrand:choose')}</option>
            {sites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </PlainField>
        <PlainField {...field('lang')} label={words('newPage:language')}>
          <select {...input('lang')} value={lang} onChange={({ target }) => setLang(target.value)}>
            {languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </PlainField>
        <PlainField {...field('path')} label={words('newPage:address')} help={words('newPage:addressHelp')}>
          <input {...input('path')} value={path} onChange={({ target }) => setPath(target.value)} />
        </PlainField>
        <FaultMessage text={faults.get('')} />
        <button
          id="action-save-draft"
          type="submit"
          className="btn btn--style-primary btn--size-medium"
          disabled={isBusy}
        >
          {t('version:saveDraft')}
        </button>
      </form>
    </main>
  )
}

const SHOWN_AT_FIELDS = new Set(['title', 'site', 'lang', 'path'])

/** @param failed stands in for a reason that nobody has given */
function faultsOf({ fields, reasons }: RequestFailure, failed: string): FaultMessageByField {
  const found = fields.length > 0 ? fields : reasons.map((message) => ({ path: '', message }))
  if (found.length === 0) return new Map([['', failed]])
  return new Map(found.toReversed().map(({ path, message }) => [SHOWN_AT_FIELDS.has(path) ? path : '', message]))
}
