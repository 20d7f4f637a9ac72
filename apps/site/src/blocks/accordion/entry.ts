import { heading, joinPieces } from '../../markdown/nodes.ts'
import { richTextMarkdown } from '../../markdown/rich-text-markdown.ts'
import type { BlockEntry } from '../block.ts'
import { accordionFixtures } from './fixture.ts'
import { AccordionView } from './view.tsx'

export const accordionEntry = {
  View: AccordionView,
  /** Panels are shown open. */
  toMarkdown: ({ block, page }) =>
    joinPieces([
      block.title && heading(2, block.title),
      ...block.items.flatMap(({ title, content }) => [heading(3, title), ...richTextMarkdown(content, page)]),
    ]),
  fixtures: accordionFixtures,
} satisfies BlockEntry<'accordion'>
