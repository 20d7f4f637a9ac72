import { bullets, heading, joinPieces } from '../../markdown/nodes.ts'
import type { BlockMarkdown } from '../block.ts'

export const factsMarkdown: BlockMarkdown<'facts'> = ({ block }) =>
  joinPieces([
    block.title && heading(2, block.title),
    bullets(block.items.map(({ title, text }) => (text ? `${title}: ${text}` : title))),
  ])
