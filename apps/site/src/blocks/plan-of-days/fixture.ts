import type { ProductCard } from '../../catalogue/product.ts'
import type { BlockFixturesOf } from '../block.ts'

const card = (tgid: number, name: string, amount: number, picture: string): ProductCard => ({
  tgid,
  name,
  flowType: 'NORMAL',
  pictures: [{ url: `/catalogue/${picture}`, alt: '' }],
  summary: '',
  cityName: 'Rome',
  price: { display: { amount, currency: 'EUR' }, per: 'person', isFrom: true },
})

const colosseum = card(7210, 'Colosseum: timed entry', 24, 'colosseum-day')
const pantheon = card(7232, 'Pantheon: entry', 9, 'pantheon-rome-day')
const borghese = card(7216, 'Borghese Gallery & its gardens', 27, 'borghese-day')
const all = { products: [colosseum, pantheon, borghese], isAvailable: true }

const days = () => [
  {
    title: 'Arena and dome',
    stops: [
      { tgid: 7210, time: '09:00', note: 'The first slots are the quietest.' },
      { tgid: 7232, time: '15:00' },
    ],
  },
  { title: 'The villa', stops: [{ tgid: 7216, time: '11:00', note: 'Two hours, to the minute.' }] },
]
const block = { id: 'plan', type: 'planOfDays', title: 'Two days, hour by hour' } as const
/** 5 December 2026, noon in Rome. */
const READ_AT = 1_796_468_400_000
const gone = [{ tgid: 7216, firstOpen: '2026-12-19', lastGone: '2026-12-18', readAt: READ_AT }]

const long = 'Kombinationseintrittskartenreservierungsbestätigung mit Unterbodenführung '

export const planOfDaysFixtures: BlockFixturesOf<'planOfDays'> = {
  usual: {
    block: { ...block, intro: 'One appointment each morning.', days: days() },
    data: { ...all, gone },
  },
  minimal: { block: { ...block, days: days() }, data: { products: [pantheon], isAvailable: true, gone: [] } },
  laterUnknown: {
    block: { ...block, days: days() },
    data: { ...all, gone: [{ tgid: 7210, lastGone: '2026-12-18', readAt: READ_AT }, ...gone] },
  },
  unavailable: { block: { ...block, days: days() }, data: { products: [], isAvailable: false, gone } },
  empty: { block: { ...block, days: days() }, data: { products: [], isAvailable: true, gone: [] } },
  long: {
    block: {
      ...block,
      title: long.repeat(3),
      intro: long.repeat(4),
      days: [...days(), ...days()].map(({ stops }) => ({
        title: long.repeat(2),
        stops: [...stops, ...stops, ...stops].slice(0, 5).map((stop) => ({ ...stop, note: long.repeat(3) })),
      })),
    },
    data: { ...all, products: all.products.map((one) => ({ ...one, name: long.repeat(2) })), gone },
  },
  rightToLeft: {
    block: {
      ...block,
      title: 'يومان، ساعة بساعة',
      days: days().map((day) => ({
        title: 'الكولوسيوم والقبة',
        stops: day.stops.map((stop) => ({ ...stop, note: 'المواعيد الأولى هي الأهدأ.' })),
      })),
    },
    data: { ...all, products: [{ ...colosseum, name: 'الكولوسيوم: دخول بموعد' }, pantheon, borghese], gone },
  },
}
