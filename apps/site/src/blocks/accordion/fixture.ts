import type { RichText } from '@passepartout/content-model/rich-text'
import type { BlockFixturesOf } from '../block.ts'

const words = (text: string): RichText => [{ type: 'paragraph', children: [{ type: 'text', text }] }]

export const accordionFixtures: BlockFixturesOf<'accordion'> = {
  usual: {
    block: {
      id: 'routes',
      type: 'accordion',
      title: 'Three ways to the island',
      items: [
        { title: 'By ferry', content: words('Every twenty minutes from the north quay.') },
        { title: 'On foot & by bridge', content: words('Half an hour along the water.') },
        { title: 'By bus [icon Bus /]', content: words('Line 7 stops at the gate: [link url="/bus/"]times[/link].') },
      ],
    },
    data: undefined,
  },
  minimal: {
    block: { id: 'routes', type: 'accordion', items: [{ title: 'By ferry', content: words('Every hour.') }] },
    data: undefined,
  },
  empty: { block: { id: 'routes', type: 'accordion', items: [{ title: 'By ferry', content: [] }] }, data: undefined },
  long: {
    block: {
      id: 'routes',
      type: 'accordion',
      title: 'Verkehrsverbindungsmöglichkeiten',
      items: [
        { title: 'Straßenbahnhaltestellenumgebungsplan '.repeat(6), content: words('Umsteigen. '.repeat(150)) },
        { title: 'Kurz', content: words('Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(12)) },
      ],
    },
    data: undefined,
  },
  rightToLeft: {
    block: {
      id: 'routes',
      type: 'accordion',
      title: 'ثلاث طرق إلى الجزيرة',
      items: [{ title: 'بالعبّارة', content: words('كل عشرين دقيقة من الرصيف الشمالي.') }],
    },
    data: undefined,
  },
}
