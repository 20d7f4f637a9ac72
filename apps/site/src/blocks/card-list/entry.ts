import type { BlockEntry } from '../block.ts'
import { cardListFixtures } from './fixture.ts'
import { cardListMarkdown } from './markdown.ts'
import { CardListView } from './view.tsx'

export const cardListEntry = {
  View: CardListView,
  toMarkdown: cardListMarkdown,
  fixtures: cardListFixtures,
} satisfies BlockEntry<'cardList'>
