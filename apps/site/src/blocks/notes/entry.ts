import { paragraph, strong } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { notesFixtures } from './fixture.ts'
import { NotesView } from './view.tsx'

export const notesEntry = {
  View: NotesView,
  /** Rendered as a quotation, like a callout. */
  toMarkdown: ({ block: { text }, page }) => {
    if (text === '') return []
    return [{ type: 'blockquote', children: [paragraph(strong(page.t('callout.note'))), paragraph(text)] }]
  },
  fixtures: notesFixtures,
} satisfies BlockEntry<'notes'>
