'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { z } from 'zod'
import {
  FaultMessage,
  type FaultMessageByField,
  PlainField,
  plainInputProps,
} from '../../admin/plain-form/plain-form.tsx'
import { type RequestFailure, request } from '../../admin/requests.ts'
import { TabBreadcrumb } from '../../admin/tab-breadcrumb.tsx'
import { autonymOf } from '../../languages/translate/translate-tools.tsx'
import { useTranslate } from '../../messages/use-translate.ts'
import { copyablePageSchema, PagesToCopyPicker, toggleInList } from './pages-to-copy-picker.tsx'
import './new-brand.css'

const offerSchema = z.object({
  site: z.object({
    name: z.string().nullish(),
    host: z.string(),
    brand: z.string(),
    languages: z.array(z.string()),
    brands: z.array(z.string()),
  }),
  choices: z.array(copyablePageSchema),
})
type Offer = z.infer<typeof offerSchema>

const createdSchema = z.object({ id: z.number() })

/** Creates a new brand from the open site: its host and brand, and the pages to copy as drafts. */
export function NewBrandView() {
  return (
    <>
      <TabBreadcrumb tab="newBrand:tab" />
      <NewBrandOffer />
    </>
  )
}

function NewBrandOffer() {
  const { id } = useDocumentInfo()
  const offer = useOffer(id)
  const words = useTranslate()
  if (!id || offer === undefined) return <main className="new-brand" aria-busy="true" />
  if (offer === null) return <main className="new-brand">{words('newBrand:notYours')}</main>
  return <NewBrandForm sourceId={id} offer={offer} />
}

interface NewBrandFormProps {
  readonly sourceId: number | string
  readonly offer: Offer
}

function NewBrandForm({ sourceId, offer: { site, choices } }: NewBrandFormProps) {
  const words = useTranslate()
  const [name, setName] = useState('')
  const [host, setHost] = useState('')
  const [brand, setBrand] = useState('')
  const [languages, setLanguages] = useState<readonly string[]>(site.languages)
  const [groups, setGroups] = useState<readonly string[]>(choices.map(({ group }) => group))
  const [faults, setFaults] = useState<FaultMessageByField>(new Map())
  const [isBusy, setIsBusy] = useState(false)
  const copies = choices.filter(({ group }) => groups.includes(group))
  const count = copies.flatMap((choice) => choice.languages.filter((lang) => languages.includes(lang))).length
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    const wish = { name, host: host.trim(), nakedDomain: nakedDomainOf(host.trim()), brand, languages, groups }
    const result = await makeBrand(sourceId, wish, words('newBrand:failed'))
    if (typeof result === 'number') return window.location.assign(`/admin/collections/sites/${result}`)
    setIsBusy(false)
    setFaults(result)
  }
  return (
    <main className="new-brand">
      <h2>{words('newBrand:heading', { host: site.host })}</h2>
      <p className="new-brand__intro">{words('newBrand:intro', { host: site.host })}</p>
      <form className="plain-form" onSubmit={(event) => void submit(event)} noValidate>
        <PlainField id="new-brand-name" label={words('newBrand:name')} fault={faults.get('name')}>
          <input {...fieldOf('name', faults)} value={name} onChange={({ target }) => setName(target.value)} />
        </PlainField>
        <PlainField
          id="new-brand-host"
          label={words('newBrand:host', { example: 'www.velvet-circle.example' })}
          fault={faults.get('host')}
        >
          <input {...fieldOf('host', faults)} value={host} onChange={({ target }) => setHost(target.value)} />
        </PlainField>
        <PlainField id="new-brand-brand" label={words('newBrand:brand')} fault={faults.get('brand')}>
          <select {...fieldOf('brand', faults)} value={brand} onChange={({ target }) => setBrand(target.value)}>
            <option value="">{words('newBrand:choose')}</option>
            {site.brands.map((known) => (
              <option key={known}>{known}</option>
            ))}
          </select>
        </PlainField>
        <fieldset className="new-brand__languages">
          <legend>{words('newBrand:languages')}</legend>
          {site.languages.map((lang) => (
            <label key={lang}>
              <input
                type="checkbox"
                checked={languages.includes(lang)}
                onChange={() => setLanguages(toggleInList(languages, lang))}
              />
              {autonymOf(lang)}
            </label>
          ))}
          <FaultMessage text={faults.get('languages')} />
        </fieldset>
        <PagesToCopyPicker choices={choices} chosen={groups} onChange={setGroups} />
        <FaultMessage text={faults.get('groups')} />
        <FaultMessage text={faults.get('')} />
        <button type="submit" className="btn btn--style-primary btn--size-medium" disabled={isBusy}>
          {isBusy ? words('newBrand:making') : words('newBrand:make', { count })}
        </button>
      </form>
    </main>
  )
}

/** Links an input to its label and message. */
const fieldOf = (name: string, faults: FaultMessageByField) => plainInputProps(`new-brand-${name}`, faults.get(name))

/** Booking addresses are built from it; it can be changed later, under “Addresses”. */
function nakedDomainOf(host: string): string {
  return host.replace(/^www\./, '')
}

/** @returns `undefined` while it is read, `null` when it is refused */
function useOffer(id: number | string | undefined): Offer | null | undefined {
  const [offer, setOffer] = useState<Offer | null>()
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    request(offerSchema, `/api/sites/${id}/new-brand`, { signal: stop.signal }).then((answer) => {
      if (answer.ok) setOffer(answer.value)
      else if (answer.status !== undefined) setOffer(null)
    })
    return () => stop.abort()
  }, [id])
  return offer
}

/** @returns the number of the new site, or the messages */
async function makeBrand(
  sourceId: number | string,
  body: object,
  failed: string,
): Promise<number | FaultMessageByField> {
  const answer = await request(createdSchema, `/api/sites/${sourceId}/new-brand`, { method: 'POST', body })
  return answer.ok ? answer.value.id : (faultsOf(answer) ?? new Map([['', failed]]))
}

/** The naked domain follows from the host. */
const SHOWN_ELSEWHERE: ReadonlyMap<string, string> = new Map([['nakedDomain', 'host']])
const SHOWN_AT_FIELDS = new Set(['name', 'host', 'nakedDomain', 'brand', 'languages', 'groups'])

function faultsOf({ status = 500, fields, reasons }: RequestFailure): FaultMessageByField | undefined {
  const found = fields.length > 0 ? fields : reasons.map((message) => ({ path: '', message }))
  if (status >= 500 || found.length === 0) return undefined
  return new Map(
    found
      .toReversed()
      .map(({ path, message }) =>
        SHOWN_AT_FIELDS.has(path)
          ? [SHOWN_ELSEWHERE.get(path) ?? path, message]
          : ['', path === '' ? message : `${path}: ${message}`],
      ),
  )
}
