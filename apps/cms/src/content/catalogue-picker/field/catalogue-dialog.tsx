'use client'

import { useState } from 'react'
import { SideDialog } from '../../../admin/side-dialog/side-dialog.tsx'
import type { Translate } from '../../../messages/translate.ts'
import { useTranslate } from '../../../messages/use-translate.ts'
import type { EntriesAnswer, EntryKind } from '../picker-entry.ts'
import { CatalogueEntry } from './catalogue-entry.tsx'
import { useCatalogueEntries, useCityPriority } from './use-entries.ts'

interface CatalogueDialogProps {
  readonly kind: EntryKind
  readonly chosen: readonly string[]
  /** Whether several can be chosen. */
  readonly many: boolean
  readonly onToggle: (id: string) => void
  readonly onClose: () => void
}

/** A dialog to search the catalogue by name, city or number, and to choose entries. */
export function CatalogueDialog({ kind, chosen, many, onToggle, onClose }: CatalogueDialogProps) {
  const translate = useTranslate()
  const [words, setWords] = useState('')
  const answer = useCatalogueEntries(kind, { words, ...useCityPriority() })
  const choose = (id: string) => {
    onToggle(id)
    if (!many) onClose()
  }
  return (
    <SideDialog
      title={translate(many ? 'picking:products' : `picking:${kind}`)}
      closing={translate(many ? 'picking:done' : 'picking:cancel')}
      onClose={onClose}
    >
      <input
        type="search"
        aria-label={translate('picking:search')}
        placeholder={translate('picking:search')}
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p className="side-dialog__state" role="status">
        {answer === undefined ? translate('picking:searching') : stateOf(answer, translate)}
      </p>
      <ul className="side-dialog__list">
        {answer?.entries.map((entry) => (
          <li key={entry.id}>
            <button type="button" aria-pressed={chosen.includes(entry.id)} onClick={() => choose(entry.id)}>
              <CatalogueEntry entry={entry} />
            </button>
          </li>
        ))}
      </ul>
    </SideDialog>
  )
}

function stateOf({ entries, state }: EntriesAnswer, translate: Translate): string {
  if (state === 'down') return translate('picking:silent')
  if (state === 'reading') return translate('picking:reading')
  return entries.length === 0 ? translate('picking:none') : ''
}
