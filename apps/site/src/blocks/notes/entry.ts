import type { BlockEntry } from '../block.ts'
import { notesFixtures } from './fixture.ts'
import { notesMarkdown } from './markdown.ts'
import { NotesView } from './view.tsx'

export const notesEntry = {
  View: NotesView,
  toMarkdown: notesMarkdown,
  fixtures: notesFixtures,
} satisfies BlockEntry<'notes'>
