import type { BlockEntry } from '../block.ts'
import { relatedPagesFixtures } from './fixture.ts'
import { loadRelatedPages } from './load.ts'
import { relatedPagesMarkdown } from './markdown.ts'
import { RelatedPagesView } from './view.tsx'

export const relatedPagesEntry = {
  View: RelatedPagesView,
  toMarkdown: relatedPagesMarkdown,
  fixtures: relatedPagesFixtures,
  load: loadRelatedPages,
} satisfies BlockEntry<'relatedPages'>
