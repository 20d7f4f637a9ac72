import { bullets, heading, joinPieces, markdownLink, oneLine } from '../../markdown/text.ts'
import type { BlockMarkdown } from '../block.ts'

export const cardListMarkdown: BlockMarkdown<'cardList'> = ({ block, page }) => {
  const cards = block.cards.flatMap(({ action, kicker, title, text }) => {
    const link = page.link(action)
    if (!link) return []
    const remarks = [kicker, text]
      .filter((words) => words !== undefined && words !== '')
      .map((words) => oneLine(words ?? ''))
    return [[markdownLink(title, link.href), ...remarks].join(': ')]
  })
  if (cards.length === 0) return ''
  return joinPieces([heading(2, block.title), block.intro && oneLine(block.intro), bullets(cards)])
}
