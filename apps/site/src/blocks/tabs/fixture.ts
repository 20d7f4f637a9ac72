import type { RichText } from '@passepartout/content-model/rich-text'
import type { BlockFixturesOf } from '../block.ts'

const words = (text: string): RichText => [{ type: 'paragraph', children: [{ type: 'text', text }] }]

export const tabsFixtures: BlockFixturesOf<'tabs'> = {
  usual: {
    block: {
      id: 'seasons',
      type: 'tabs',
      title: 'When to go',
      items: [
        { title: 'Spring', content: words('Cherry trees behind the cathedral, and the first chairs outside.') },
        { title: 'Summer', content: words('The city empties in August, and the river fills.') },
        { title: 'Autumn & winter', content: words('Museums by day, kitchens by night. [icon Snow /]') },
      ],
    },
    data: undefined,
  },
  minimal: {
    block: { id: 'seasons', type: 'tabs', items: [{ title: 'All year', content: words('It never closes.') }] },
    data: undefined,
  },
  empty: { block: { id: 'seasons', type: 'tabs', items: [{ title: 'Spring', content: [] }] }, data: undefined },
  long: {
    block: {
      id: 'seasons',
      type: 'tabs',
      title: 'Jahreszeitenabhängigkeiten',
      items: [
        'Frühlingsanfang',
        'Hochsommerwochenenden',
        'Spätherbstnachmittage',
        'Weihnachtsmarktzeit',
        'Fasching',
      ].map((title) => ({ title, content: words('Öffnungszeitenverlängerungsankündigung. '.repeat(40)) })),
    },
    data: undefined,
  },
  rightToLeft: {
    block: {
      id: 'seasons',
      type: 'tabs',
      title: 'متى تسافر؟',
      items: [
        { title: 'الربيع', content: words('تزهر أشجار الكرز خلف الكاتدرائية.') },
        { title: 'الصيف', content: words('تخلو المدينة في أغسطس.') },
      ],
    },
    data: undefined,
  },
}
