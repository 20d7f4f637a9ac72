import { bullets, heading, joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { cardListFixtures } from './fixture.ts'
import { CardListView } from './view.tsx'

export const cardListEntry = {
  View: CardListView,
  toMarkdown: ({ block, page }) => {
    const cards = block.cards.flatMap(({ action, kicker, title, text }) => {
      const target = page.link(action)
      const remarks = [kicker, text].filter(Boolean).map((words) => `: ${words}`)
      return target ? [[link(title, target.href), ...remarks]] : []
    })
    if (cards.length === 0) return []
    return joinPieces([heading(2, block.title), block.intro && paragraph(block.intro), bullets(cards)])
  },
  fixtures: cardListFixtures,
} satisfies BlockEntry<'cardList'>
