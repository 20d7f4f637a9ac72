import type { BlockEntry } from '../block.ts'
import { factsFixtures } from './fixture.ts'
import { factsMarkdown } from './markdown.ts'
import { FactsView } from './view.tsx'

export const factsEntry = {
  View: FactsView,
  toMarkdown: factsMarkdown,
  fixtures: factsFixtures,
} satisfies BlockEntry<'facts'>
