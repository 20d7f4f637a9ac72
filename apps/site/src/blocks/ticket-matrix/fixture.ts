import type { ProductCard } from '../../catalogue/product.ts'
import type { BlockFixturesOf } from '../block.ts'

const card = (tgid: number, name: string, more: Partial<ProductCard> = {}): ProductCard => ({
  tgid,
  name,
  flowType: 'NORMAL',
  pictures: [],
  summary: '',
  cityName: 'Rome',
  ...more,
})

const entry = card(7210, 'Colosseum: timed entry', {
  isGuided: false,
  duration: { min: 10_800_000 },
  freeCancellationMinutes: 1440,
  price: { display: { amount: 24, currency: 'EUR' }, per: 'person', isFrom: true },
})
const arena = card(7211, 'Arena floor & the Gate of Death', {
  isGuided: true,
  duration: { min: 5_400_000, max: 7_200_000 },
  freeCancellationMinutes: 0,
  price: {
    display: { amount: 51, currency: 'EUR' },
    original: { amount: 60, currency: 'EUR' },
    discountPercent: 15,
    per: 'person',
    isFrom: false,
  },
})
const underground = card(7212, 'Underground')

const block = {
  id: 'which',
  type: 'ticketMatrix',
  title: 'Which ticket?',
  tickets: [
    { tgid: 7210, opens: 'First and second tier' },
    { tgid: 7211, opens: 'The tiers and the [icon Ticket /] arena floor' },
    { tgid: 7212, opens: 'The tiers, the arena floor and the cellars' },
  ],
} as const
const tickets = () => block.tickets.map((ticket) => ({ ...ticket }))

const long = 'Kombinationseintrittskartenreservierungsbestätigung mit Unterbodenführung '

export const ticketMatrixFixtures: BlockFixturesOf<'ticketMatrix'> = {
  usual: {
    block: { ...block, intro: 'The price of each is today’s lowest.', tickets: tickets() },
    data: { products: [entry, arena, underground] },
  },
  minimal: { block: { ...block, tickets: tickets() }, data: { products: [entry, underground] } },
  oneAlone: { block: { ...block, tickets: tickets() }, data: { products: [entry] } },
  empty: { block: { ...block, tickets: tickets() }, data: { products: [] } },
  long: {
    block: {
      ...block,
      title: long.repeat(3),
      tickets: tickets().map((ticket) => ({ ...ticket, opens: long.repeat(4) })),
    },
    data: { products: [entry, arena, underground].map((product) => ({ ...product, name: long.repeat(4) })) },
  },
  rightToLeft: {
    block: {
      ...block,
      title: 'أي تذكرة؟',
      tickets: tickets().map((ticket) => ({ ...ticket, opens: 'المدرّجات وأرض الحلبة' })),
    },
    data: { products: [{ ...entry, name: 'الكولوسيوم: دخول بموعد' }, arena] },
  },
}
