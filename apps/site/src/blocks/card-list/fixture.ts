import type { BlockOfType } from '@passepartout/content-model/blocks'
import type { BlockFixturesOf } from '../block.ts'

type Card = BlockOfType<'cardList'>['cards'][number]

const card = (title: string, over: Partial<Card> = {}): Card => ({
  image: {
    mediaId: 'm1',
    url: '/catalogue/colosseum-dusk',
    alt: 'The arena at dusk',
    width: 1600,
    height: 1200,
    focalPoint: { x: 0.5, y: 0.4 },
  },
  title,
  action: { type: 'CUSTOM', url: '/colosseum-tickets/', newTab: false, label: '', appearance: 'link' },
  ...over,
})

const block = { id: 'places', type: 'cardList', title: 'Where are you going?', layout: 'grid' } as const

export const cardListFixtures: BlockFixturesOf<'cardList'> = {
  usual: {
    block: {
      ...block,
      intro: 'Four good places to begin.',
      cards: ['Paris', 'Rome', 'London', 'The Louvre', 'Vatican Museums'].map((title) =>
        card(title, { kicker: 'City', text: 'Forty ways in: museums, the river & kitchens.' }),
      ),
    },
    data: undefined,
  },
  carousel: {
    block: { ...block, layout: 'carousel', cards: [card('Paris'), card('Rome'), card('London')] },
    data: undefined,
  },
  empty: {
    block: {
      ...block,
      cards: [
        card('A page that is gone', {
          action: { type: 'REFERENCE', uid: 'www.gone.example', newTab: false, label: '', appearance: 'link' },
        }),
      ],
    },
    data: undefined,
  },
  long: {
    block: { ...block, cards: [card('Sehenswürdigkeitenrundgang '.repeat(8)), card('Rome')] },
    data: undefined,
  },
  rightToLeft: {
    block: { ...block, title: 'إلى أين؟', cards: [card('باريس', { kicker: 'مدينة', text: 'أربعون تجربة.' })] },
    data: undefined,
  },
}
