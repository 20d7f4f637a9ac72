import { bullets, heading, joinPieces } from '../../markdown/nodes.ts'
import type { BlockMarkdown } from '../block.ts'

export const factsMarkdown: BlockMarkdown<'facts'> = ({ block, page }) =>
  joinPieces([
    block.title && heading(2, block.title),
    bullets(
      block.items.map(({ title, text }) => (text ? page.t('text.labelled', { label: title, value: text }) : title)),
    ),
  ])
