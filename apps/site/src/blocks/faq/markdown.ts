import { heading, joinPieces } from '../../markdown/nodes.ts'
import { richTextMarkdown } from '../../markdown/rich-text-markdown.ts'
import type { BlockMarkdownRenderer } from '../block.ts'

export const faqMarkdown: BlockMarkdownRenderer<'faq'> = ({ block, page }) =>
  joinPieces([
    heading(2, block.title),
    ...block.items.flatMap(({ question, answer }) => [heading(3, question), ...richTextMarkdown(answer, page)]),
  ])
