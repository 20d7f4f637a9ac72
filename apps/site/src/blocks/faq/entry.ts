import { heading, joinPieces } from '../../markdown/nodes.ts'
import { richTextMarkdown } from '../../markdown/rich-text-markdown.ts'
import type { BlockEntry } from '../block.ts'
import { faqFixtures } from './fixture.ts'
import { FaqView } from './view.tsx'

export const faqEntry = {
  View: FaqView,
  toMarkdown: ({ block, page }) =>
    joinPieces([
      heading(2, block.title),
      ...block.items.flatMap(({ question, answer }) => [heading(3, question), ...richTextMarkdown(answer, page)]),
    ]),
  fixtures: faqFixtures,
} satisfies BlockEntry<'faq'>
