'use client'

import { useState } from 'react'
import { SideDialog } from '../admin/side-dialog/side-dialog.tsx'
import { CatalogueEntry } from './catalogue-entry.tsx'
import { KIND_NAMES } from './catalogue-words.ts'
import type { EntryKind } from './entry.ts'
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
  const [words, setWords] = useState('')
  const answer = useEntries(kind, { words })
  const choose = (id: string) => {
    onToggle(id)
    if (!many) onClose()
  }
  const { many: name, one } = KIND_NAMES[kind]
  return (
    <SideDialog
      title={many ? `Choose ${name}` : `Choose a ${one}`}
      closing={many ? 'Done' : 'Cancel'}
      onClose={onClose}
    >
      <input
        type="search"
        aria-label={`Search ${name}`}
        placeholder="Name, city or number"
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p className="side-dialog__state" role="status">
        {answer === undefined ? 'Searching …' : stateOf(answer.state, answer.entries.length, name)}
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

function stateOf(state: 'whole' | 'reading' | 'down', count: number, name: string): string {
  if (state === 'down') return 'The catalogue does not answer. Type the number, or try again later.'
  if (state === 'reading') return 'The catalogue is being read: there may be more in a moment.'
  return count === 0 ? `There are no ${name} with these words.` : ''
}
