import type { ProductCard } from '../../catalogue/product.ts'
import type { BlockFixturesOf } from '../block.ts'

const louvre: ProductCard = {
  tgid: 7110,
  name: 'Louvre Museum: timed entry & audio guide',
  flowType: 'NORMAL',
  pictures: [{ url: '/catalogue/louvre-day', alt: 'The pyramid in the morning' }],
  summary: 'Through the pyramid at the time on your ticket.',
  cityName: 'Paris',
  primaryCategory: { id: 1, displayName: 'Tickets' },
  primarySubCategory: { id: 1041, displayName: 'Museums' },
  rating: { average: 4.6, count: 12_345 },
  booster: 'BestSeller',
  duration: { min: 7_200_000, max: 10_800_000 },
  freeCancellationMinutes: 1440,
  nextAvailableDate: '2026-11-21',
  price: {
    display: { amount: 25.5, currency: 'EUR' },
    original: { amount: 30, currency: 'EUR' },
    discountPercent: 15,
    per: 'person',
    isFrom: true,
  },
}

const cruise: ProductCard = {
  tgid: 7111,
  name: 'An hour on the Seine',
  flowType: 'NORMAL',
  pictures: [{ url: '/catalogue/seine-cruise-dusk', alt: 'A boat under a bridge' }],
  summary: '',
  cityName: 'Paris',
  booster: 'SellingOutFast',
  nextAvailableDate: '2026-11-23',
  ticketsLeft: 9,
  duration: { min: 3_600_000 },
  price: { display: { amount: 18, currency: 'EUR' }, per: 'person', isFrom: false },
}

/** The least that the catalogue may say about a tour group. */
const bare: ProductCard = {
  tgid: 7112,
  name: 'Catacombs after hours',
  flowType: 'NORMAL',
  pictures: [],
  summary: '',
  cityName: 'Paris',
}

const block = {
  id: 'paris',
  type: 'productList',
  title: 'What visitors book in Paris',
  intro: 'Towers, galleries and boats.',
  source: { kind: 'collection', id: 1004 },
  limit: 40,
  layout: 'grid',
} as const

const long = 'Schnelleinlass-Eintrittskarte mit Aussichtsplattformzugang und Kombinationsermäßigung '.repeat(3)

export const productListFixtures: BlockFixturesOf<'productList'> = {
  usual: { block, data: { products: [louvre, cruise, bare], total: 3, available: true } },
  carousel: {
    block: {
      ...block,
      layout: 'carousel',
      action: {
        type: 'CUSTOM',
        url: '/things-to-do-in-paris/',
        newTab: false,
        label: 'All of Paris',
        appearance: 'link',
      },
    },
    data: { products: [louvre, cruise, bare], total: 3, available: true },
  },
  empty: { block, data: { products: [], total: 0, available: true } },
  unavailable: { block, data: { products: [], total: 0, available: false } },
  long: {
    block: { ...block, title: long },
    data: {
      products: [
        { ...louvre, name: long },
        { ...cruise, name: long },
      ],
      total: 2,
      available: true,
    },
  },
  rightToLeft: {
    block: { ...block, title: 'ما يحجزه الزوار في باريس', intro: 'أبراج ومتاحف وقوارب.' },
    data: { products: [{ ...louvre, name: 'متحف اللوفر: تذكرة بموعد محدد' }, bare], total: 2, available: true },
  },
}
