import type { BlockEntry } from '../block.ts'
import { quoteFixtures } from './fixture.ts'
import { quoteMarkdown } from './markdown.ts'
import { QuoteView } from './view.tsx'

export const quoteEntry = {
  View: QuoteView,
  toMarkdown: quoteMarkdown,
  fixtures: quoteFixtures,
} satisfies BlockEntry<'quote'>
