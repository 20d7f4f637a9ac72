import { bullets, heading, joinPieces } from '../../markdown/nodes.ts'
import type { BlockMarkdownRenderer } from '../block.ts'

export const factsMarkdown: BlockMarkdownRenderer<'facts'> = ({ block, page }) =>
  joinPieces([
    block.title && heading(2, block.title),
    bullets(
      block.items.map(({ title, text }) => (text ? page.t('text.labelled', { label: title, value: text }) : title)),
    ),
  ])
