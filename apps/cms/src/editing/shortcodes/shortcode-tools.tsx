'use client'

import { useTranslation } from '@payloadcms/ui'
import { useMemo, useState } from 'react'
import { useDebounced } from '../../admin/use-debounced.ts'
import { useFrozenWhilePressed } from '../../admin/use-frozen-while-pressed.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { listShortcodeFaults } from './list-shortcode-faults.ts'
import { ShortcodeDialog } from './shortcode-dialog.tsx'
import './shortcodes.css'

interface ShortcodeToolsProps {
  /** The name of the field, for screen readers. */
  readonly label: string
  /** The texts of the field; a shortcode cannot span several. */
  readonly lines: readonly string[]
  readonly readOnly: boolean
  /** Reads the selected text once, before the form takes the focus. */
  readonly readSelected: () => string
  /** @param replaces whether the text contains the selected words */
  readonly insert: (shortcode: string, replaces: boolean) => void
}

/** The tools below every field that may contain shortcodes: faults, and a form that inserts one. */
export function ShortcodeTools({ label, lines, readOnly, readSelected, insert }: ShortcodeToolsProps) {
  const words = useTranslate()
  const { language } = useTranslation().i18n
  const [selected, setSelected] = useState<string>()
  const settled = useDebounced(lines, 400)
  const faults = useFrozenWhilePressed(useMemo(() => listShortcodeFaults(settled, language), [settled, language]))
  return (
    <div className="shortcode-tools">
      <ul className="shortcode-tools__faults" aria-live="polite">
        {faults.named.map(({ key, where, message }) => (
          <li key={key}>
            <code>{where}</code> {message}
          </li>
        ))}
        {faults.others > 0 && <li>{words('shortcodes:more', { count: faults.others })}</li>}
      </ul>
      {!readOnly && (
        <button
          type="button"
          className="shortcode-tools__button"
          aria-label={words('shortcodes:insertInto', { label })}
          onClick={() => setSelected(readSelected())}
        >
          [ ] {words('shortcodes:button')}
        </button>
      )}
      {selected !== undefined && (
        <ShortcodeDialog selected={selected} onInsert={insert} onClose={() => setSelected(undefined)} />
      )}
    </div>
  )
}
