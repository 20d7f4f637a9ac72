import { FACT_ICONS } from '@passepartout/content-model/blocks/facts'
import type { BlockFixturesOf } from '../block.ts'

export const factsFixtures: BlockFixturesOf<'facts'> = {
  usual: {
    block: {
      id: 'facts',
      type: 'facts',
      title: 'Paris in practice',
      items: FACT_ICONS.slice(0, 4).map((icon) => ({ icon, title: `Tickets & ${icon}`, text: 'Confirmed at once.' })),
    },
    data: undefined,
  },
  empty: { block: { id: 'facts', type: 'facts', items: [{ title: 'One figure alone' }] }, data: undefined },
  long: {
    block: {
      id: 'facts',
      type: 'facts',
      items: [{ icon: 'clock', title: 'Warteschlangenumgehungsmöglichkeiten '.repeat(4), text: 'Ja. '.repeat(80) }],
    },
    data: undefined,
  },
  rightToLeft: {
    block: {
      id: 'facts',
      type: 'facts',
      title: 'قبل أن تسافر',
      items: [{ icon: 'ticket', title: 'تذكرتك على هاتفك', text: 'تصل خلال دقائق.' }],
    },
    data: undefined,
  },
}
