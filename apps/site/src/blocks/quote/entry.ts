import { joinPieces, paragraph } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { quoteFixtures } from './fixture.ts'
import { QuoteView } from './view.tsx'

export const quoteEntry = {
  View: QuoteView,
  toMarkdown: ({ block: { text, author, source } }) => {
    if (text === '') return []
    const speaker = [author, source].filter(Boolean).join(', ')
    return joinPieces([{ type: 'blockquote', children: [paragraph(text)] }, paragraph(speaker)])
  },
  fixtures: quoteFixtures,
} satisfies BlockEntry<'quote'>
