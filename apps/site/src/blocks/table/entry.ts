import type { BlockEntry } from '../block.ts'
import { tableFixtures } from './fixture.ts'
import { tableMarkdown } from './markdown.ts'
import { TableView } from './view.tsx'

export const tableEntry = {
  View: TableView,
  toMarkdown: tableMarkdown,
  fixtures: tableFixtures,
} satisfies BlockEntry<'table'>
