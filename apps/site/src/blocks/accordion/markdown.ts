import { heading, joinPieces } from '../../markdown/nodes.ts'
import { richTextMarkdown } from '../../markdown/rich-text-markdown.ts'
import type { BlockMarkdownRenderer } from '../block.ts'

/** Panels are shown open. */
export const accordionMarkdown: BlockMarkdownRenderer<'accordion'> = ({ block, page }) =>
  joinPieces([
    block.title && heading(2, block.title),
    ...block.items.flatMap(({ title, content }) => [heading(3, title), ...richTextMarkdown(content, page)]),
  ])
