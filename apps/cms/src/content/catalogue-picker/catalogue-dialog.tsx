'use client'

import { useState } from 'react'
import { SideDialog } from '../../admin/side-dialog/side-dialog.tsx'
import { useWords } from '../../messages/use-words.ts'
import { CatalogueEntry } from './catalogue-entry.tsx'
import type { Say } from './catalogue-words.ts'
import type { EntriesAnswer, EntryKind } from './entry.ts'
import { useEntries } from './use-entries.ts'

interface CatalogueDialogProps {
  readonly kind: EntryKind
  readonly chosen: readonly string[]
  /** Whether several can be chosen, one after the other. */
  readonly many: boolean
  readonly onToggle: (id: string) => void
  readonly onClose: () => void
}

/** Where something of the catalogue is looked for by its name, its city or its number, and chosen. */
export function CatalogueDialog({ kind, chosen, many, onToggle, onClose }: CatalogueDialogProps) {
  const say = useWords()
  const [words, setWords] = useState('')
  const answer = useEntries(kind, { words })
  const choose = (id: string) => {
    onToggle(id)
    if (!many) onClose()
  }
  return (
    <SideDialog
      title={say(many ? 'picking:products' : `picking:${kind}`)}
      closing={say(many ? 'picking:done' : 'picking:cancel')}
      onClose={onClose}
    >
      <input
        type="search"
        aria-label={say('picking:search')}
        placeholder={say('picking:search')}
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p className="side-dialog__state" role="status">
        {answer === undefined ? say('picking:searching') : stateOf(answer, say)}
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

function stateOf({ entries, state }: EntriesAnswer, say: Say): string {
  if (state === 'down') return say('picking:silent')
  if (state === 'reading') return say('picking:reading')
  return entries.length === 0 ? say('picking:none') : ''
}
