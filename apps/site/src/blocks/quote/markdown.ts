import { joinPieces, paragraph } from '../../markdown/nodes.ts'
import type { BlockMarkdownRenderer } from '../block.ts'

export const quoteMarkdown: BlockMarkdownRenderer<'quote'> = ({ block: { text, author, source } }) => {
  if (text === '') return []
  const speaker = [author, source].filter(Boolean).join(', ')
  return joinPieces([{ type: 'blockquote', children: [paragraph(text)] }, paragraph(speaker)])
}
