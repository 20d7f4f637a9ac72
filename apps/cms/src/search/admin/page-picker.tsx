'use client'

import { FieldDescription, useForm, useFormFields } from '@payloadcms/ui'
import type { StaticDescription } from 'payload'
import { useEffect, useId, useRef, useState } from 'react'
import { useFormatFieldPath } from '../../admin/form-fields/use-format-field-path.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { useContentSearch } from './use-content-search.ts'
import './search-box.css'

interface PagePickerProps {
  readonly path: string
  readonly readOnly?: boolean
  readonly field: { readonly admin?: { readonly description?: StaticDescription } }
}

/** Replaces a relation's description: a button to find a page by its text or address, in a dialog that names the field. */
export function PagePicker({ field, path, readOnly = false }: PagePickerProps) {
  const { dispatchFields, setModified } = useForm()
  const words = useTranslate()
  const heading = useId()
  const site = useFormFields(([fields]) => fields?.site?.value)
  const [isOpen, setIsOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  const choose = (id: number) => {
    dispatchFields({ type: 'UPDATE', path, value: id })
    setModified(true)
    setIsOpen(false)
  }
  return (
    <>
      {field.admin?.description ? <FieldDescription description={field.admin.description} path={path} /> : null}
      {readOnly ? null : (
        <button type="button" className="page-choice__open" onClick={() => setIsOpen(true)}>
          {words('finding:findPage')}
        </button>
      )}
      <dialog ref={dialog} className="search-box" aria-labelledby={heading} onClose={() => setIsOpen(false)}>
        {isOpen ? (
          <>
            <Heading id={heading} path={path} />
            <Finder site={Number(site) || undefined} onChoose={choose} />
          </>
        ) : null}
      </dialog>
    </>
  )
}

/** Names the field that the chosen page goes into. */
function Heading({ id, path }: { readonly id: string; readonly path: string }) {
  const words = useTranslate()
  const nameOf = useFormatFieldPath()
  return (
    <h2 id={id} className="page-choice__heading">
      {words('finding:pageFor', { field: nameOf(path) })}
    </h2>
  )
}

/** Searches the pages of the site; one click includes other sites. */
function Finder({ site, onChoose }: { readonly site: number | undefined; readonly onChoose: (id: number) => void }) {
  const [typed, setTyped] = useState('')
  const words = useTranslate()
  const [isEverywhere, setIsEverywhere] = useState(site === undefined)
  const within = site === undefined || isEverywhere ? {} : { site: String(site) }
  const found = useContentSearch(typed, { kind: 'page', ...within })?.found ?? []
  return (
    <>
      <input
        className="search-box__input"
        type="search"
        aria-label={words('finding:pageLabel')}
        placeholder={words('finding:pagePlaceholder')}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Enter would submit the surrounding form.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          const [first] = found
          if (first) onChoose(first.id)
        }}
        ref={(input) => input?.focus()}
      />
      {site === undefined ? null : (
        <label className="search-box__note">
          <input type="checkbox" checked={isEverywhere} onChange={({ target }) => setIsEverywhere(target.checked)} />{' '}
          {words('finding:everySite')}
        </label>
      )}
      <ul className="search-box__list">
        {found.map(({ id, title, english, address, lang, languages, state }) => (
          <li key={id}>
            <button type="button" className="search-box__entry page-choice__entry" onClick={() => onChoose(id)}>
              <span className="search-box__kind">{lang?.toUpperCase()}</span>
              <span className="search-box__title">{english ? `${title} (${english})` : title}</span>
              <span className="search-box__more">
                {address}
                {languages > 1 ? ` · ${words('uses:languages', { count: languages })}` : ''}
                {state === 'draft' ? ` · ${words('uses:draft')}` : ''}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
