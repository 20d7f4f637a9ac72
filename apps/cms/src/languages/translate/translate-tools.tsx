'use client'

import { isLanguageCode, localeOf } from '@passepartout/content-model/locales'
import { useDocumentInfo } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { useTranslate } from '../../messages/use-translate.ts'
import { mayConfirmTranslation, type TranslationView } from './translation-view.ts'

interface TranslateToolsProps {
  readonly address: string
  readonly shown: TranslationView
  readonly mayWrite: boolean
  readonly writtenCount: number
  readonly isOpenOnly: boolean
  readonly onOpenOnly: (isOpenOnly: boolean) => void
  readonly onSave: () => Promise<void>
  readonly onUpToDate: () => Promise<void>
  readonly onRead: () => Promise<void>
  readonly onFile: (content: string) => Promise<void>
  readonly onPropose: () => Promise<void>
}

export const autonymOf = (lang: string) => (isLanguageCode(lang) ? localeOf(lang).autonym : lang)

/** The toolbar above the fields: source, saving, files, and machine translation. */
export function TranslateTools(props: TranslateToolsProps) {
  const { shown, mayWrite, isOpenOnly, onOpenOnly, onRead } = props
  const words = useTranslate()
  const { id } = useDocumentInfo()
  const todo = shown.units.filter(({ state }) => state !== 'done').length
  return (
    <header className="translate__tools">
      <h2 className="translate__heading">
        <a href={`/admin/collections/pages/${shown.source.id}`}>{autonymOf(shown.source.lang)}</a> →{' '}
        {autonymOf(shown.lang)}.{' '}
        {todo === 0 ? words('translate:finished') : words('translate:todo', { count: todo, total: shown.units.length })}
        {todo === 0 ? (
          <>
            {' '}
            <a href={`/admin/collections/pages/${id}`}>{words('translate:toPage')}</a>
          </>
        ) : null}
      </h2>
      <p className="translate__address">
        {words('newPage:address')}: {shown.path || '–'}
      </p>
      {shown.byMachine ? (
        <p className="translate__note">
          {words('translate:byMachine')} {mayWrite ? <Button label={words('translate:read')} onPress={onRead} /> : null}
        </p>
      ) : null}
      <div className="translate__buttons">
        <label>
          <input type="checkbox" checked={isOpenOnly} onChange={({ target }) => onOpenOnly(target.checked)} />{' '}
          {words('translate:onlyOpen')}
        </label>
        <a href={`${props.address}/file?format=xliff`} download>
          {words('translate:xliff')}
        </a>
        <a href={`${props.address}/file?format=csv`} download>
          {words('translate:table')}
        </a>
        {mayWrite ? <Writing {...props} todo={todo} /> : null}
      </div>
    </header>
  )
}

function Writing({
  shown,
  writtenCount,
  onSave,
  onUpToDate,
  onFile,
  onPropose,
  todo,
}: TranslateToolsProps & { readonly todo: number }) {
  const words = useTranslate()
  return (
    <>
      <FileButton onFile={onFile} />
      {shown.hasMachine ? <Button label={words('translate:propose')} isIdle={todo === 0} onPress={onPropose} /> : null}
      {mayConfirmTranslation(shown.units) ? <Button label={words('translate:fits')} onPress={onUpToDate} /> : null}
      <Button
        label={writtenCount === 0 ? words('translate:saved') : words('translate:save', { count: writtenCount })}
        isIdle={writtenCount === 0}
        isMain
        onPress={onSave}
      />
    </>
  )
}

interface ButtonProps {
  readonly label: string
  readonly isIdle?: boolean
  readonly isMain?: boolean
  readonly onPress: () => Promise<void>
}

function Button({ label, isIdle = false, isMain = false, onPress }: ButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await onPress()
    setBusy(false)
  }
  return (
    <button
      type="button"
      className={`btn btn--style-${isMain ? 'primary' : 'secondary'} btn--size-small`}
      disabled={isIdle || isBusy}
      onClick={() => void press()}
    >
      {label}
    </button>
  )
}

/** Imports a file from a translator. */
function FileButton({ onFile }: { readonly onFile: (content: string) => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null)
  const words = useTranslate()
  const choose = async (file: File | undefined) => {
    if (!file) return
    await onFile(await file.text())
    if (input.current) input.current.value = ''
  }
  return (
    <label className="translate__file">
      {words('translate:file')}{' '}
      <input
        ref={input}
        type="file"
        accept=".xlf,.xliff,.csv"
        onChange={({ target }) => void choose(target.files?.[0])}
      />
    </label>
  )
}
