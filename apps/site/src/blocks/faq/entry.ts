import type { BlockEntry } from '../block.ts'
import { faqFixtures } from './fixture.ts'
import { faqMarkdown } from './markdown.ts'
import { FaqView } from './view.tsx'

export const faqEntry = {
  View: FaqView,
  toMarkdown: faqMarkdown,
  fixtures: faqFixtures,
} satisfies BlockEntry<'faq'>
