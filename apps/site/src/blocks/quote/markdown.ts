import { joinPieces, paragraph } from '../../markdown/nodes.ts'
import type { BlockMarkdown } from '../block.ts'

export const quoteMarkdown: BlockMarkdown<'quote'> = ({ block: { text, author, source } }) => {
  if (text === '') return []
  const speaker = [author, source].filter(Boolean).join(', ')
  return joinPieces([{ type: 'blockquote', children: [paragraph(text)] }, paragraph(speaker)])
}
