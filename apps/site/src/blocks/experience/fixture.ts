import type { Product } from '../../catalogue/product.ts'
import type { FixturesOf } from '../block.ts'

const chapel: Product = {
  tgid: 7120,
  name: 'Sainte-Chapelle & Conciergerie',
  flowType: 'NORMAL',
  pictures: [{ url: '/catalogue/sainte-chapelle-day', alt: 'Blue light on the floor' }],
  summary: 'Fifteen windows before the crowd.',
  cityName: 'Paris',
  rating: { average: 4.7, count: 2104 },
  freeCancellationMinutes: 1440,
  price: { display: { amount: 19, currency: 'EUR' }, per: 'group', isFrom: true },
  highlightsHtml: '',
  inclusionsHtml: '',
  exclusionsHtml: '',
  summaryHtml: '',
  variants: [],
  descriptors: [],
  languages: [],
  slugs: {},
  isHidden: false,
}

const { price: _, ...priceless } = chapel

const block = { id: 'chapel', type: 'experience', tgid: 7120 } as const

export const experienceFixtures: FixturesOf<'experience'> = {
  usual: { block: { ...block, title: 'First slot of the day', text: 'Be at the gate at nine.' }, data: chapel },
  withoutPrice: { block, data: priceless },
  unavailable: { block: { ...block, title: 'First slot of the day' }, data: undefined },
  empty: { block, data: undefined },
  long: { block: { ...block, title: 'Frühmorgeneintrittskarte '.repeat(8) }, data: chapel },
  rightToLeft: { block: { ...block, title: 'سانت شابيل', text: 'كن عند البوابة في التاسعة.' }, data: chapel },
}
