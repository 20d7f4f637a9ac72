import { bullets, heading, joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import type { BlockMarkdownRenderer } from '../block.ts'

export const cardListMarkdown: BlockMarkdownRenderer<'cardList'> = ({ block, page }) => {
  const cards = block.cards.flatMap(({ action, kicker, title, text }) => {
    const target = page.link(action)
    const remarks = [kicker, text].filter(Boolean).map((words) => `: ${words}`)
    return target ? [[link(title, target.href), ...remarks]] : []
  })
  if (cards.length === 0) return []
  return joinPieces([heading(2, block.title), block.intro && paragraph(block.intro), bullets(cards)])
}
