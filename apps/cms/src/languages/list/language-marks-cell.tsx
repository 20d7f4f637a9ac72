'use client'

import { isLanguageCode, localeOf } from '@passepartout/content-model/locales'
import { toast, useListDrawerContext } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { type ReactNode, useState } from 'react'
import { startTranslation } from '../../admin/page-translations.tsx'
import { useLinkClickHandler } from '../../admin/use-link-click-handler.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { type LanguageMarkData, listRowKey } from './build-language-marks.ts'
import { LANGUAGE_MARK_SYMBOLS } from './language-mark-symbols.ts'
import { useLanguageMarks } from './language-marks-provider.tsx'
import './language-marks.css'

interface Row {
  readonly id: number
  readonly lang?: unknown
  readonly title?: unknown
  readonly site?: unknown
  readonly translationGroup?: string | null
}

/** The languages of a page in the list, each with its state and a link to its form. */
export function LanguageMarksCell({ rowData, viewType }: DefaultCellComponentProps) {
  const row = rowData as Row
  const words = useTranslate()
  const marks = useLanguageMarks(listRowKey(typeof row.site === 'number' ? row.site : null, row.translationGroup))
  const { isInDrawer } = useListDrawerContext()
  const followLink = useLinkClickHandler()
  const isTrash = viewType === 'trash'
  const shown = isTrash || !marks ? ownMark(row) : marks
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by a key is clicked
    <ul
      className="language-marks"
      aria-label={words('pages:marksOf', { title: String(row.title ?? '') })}
      onClick={followLink}
    >
      {shown.map((mark) => (
        <li key={mark.lang}>
          <LanguageMark mark={mark} row={row.id} leads={!isTrash && !isInDrawer} />
        </li>
      ))}
    </ul>
  )
}

/** Its language alone, where nothing is known of the others. */
function ownMark({ id, lang }: Row): readonly LanguageMarkData[] {
  return typeof lang === 'string' && isLanguageCode(lang) ? [{ lang, id, states: [], mayStart: false }] : []
}

interface LanguageMarkProps {
  readonly mark: LanguageMarkData
  /** The number of the row's own document. */
  readonly row: number
  /** Whether it leads to the form; not from the trash, nor from a window in which a page is chosen. */
  readonly leads: boolean
}

function LanguageMark({ mark, row, leads }: LanguageMarkProps) {
  const { lang, id, states, mayStart } = mark
  const words = useTranslate()
  const { autonym } = localeOf(lang)
  const said = [autonym, states.map((state) => words(`pages:${state}`)).join(', ')].filter(Boolean).join(': ')
  // The name begins with what is seen, for those who say what they want to press.
  const looks = { className: 'language-mark', 'data-state': states[0], 'aria-label': `${lang}, ${said}`, title: said }
  const content = (
    <>
      {lang}
      {states.map((state) => (
        <span key={state} aria-hidden="true">
          {LANGUAGE_MARK_SYMBOLS[state]}
        </span>
      ))}
    </>
  )
  if (id !== null && leads) {
    return (
      <a {...looks} href={`/admin/collections/pages/${id}`} aria-current={id === row ? 'true' : undefined}>
        {content}
      </a>
    )
  }
  if (mayStart && leads) return <StartMark looks={looks} lang={lang} autonym={autonym} row={row} content={content} />
  return (
    <span role="img" {...looks}>
      {content}
    </span>
  )
}

interface StartMarkProps {
  readonly looks: object
  readonly lang: string
  readonly autonym: string
  readonly row: number
  readonly content: ReactNode
}

/** A missing language: the first press asks, the second starts the translation and opens it. */
function StartMark({ looks, lang, autonym, row, content }: StartMarkProps) {
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const words = useTranslate()
  if (!isAsked) {
    return (
      <button type="button" {...looks} onClick={() => setAsked(true)}>
        {content}
      </button>
    )
  }
  const start = async () => {
    setBusy(true)
    if (!(await startTranslation(row, lang))) toast.error(words('translations:failed'))
    setBusy(false)
  }
  return (
    <button type="button" className="language-mark language-mark--sure" disabled={isBusy} onClick={() => void start()}>
      {words('translations:start')} <span lang={lang}>{autonym}</span>
    </button>
  )
}
