import { heading, joinPieces } from '../../markdown/nodes.ts'
import { richTextMarkdown } from '../../markdown/rich-text-markdown.ts'
import type { BlockEntry } from '../block.ts'
import { tabsFixtures } from './fixture.ts'
import { TabsView } from './view.tsx'

export const tabsEntry = {
  View: TabsView,
  /** The tabs as sections, one after another. */
  toMarkdown: ({ block, page }) =>
    joinPieces([
      block.title && heading(2, block.title),
      ...block.items.flatMap(({ title, content }) => [heading(3, title), ...richTextMarkdown(content, page)]),
    ]),
  fixtures: tabsFixtures,
} satisfies BlockEntry<'tabs'>
