import type { ProductCard } from '../../catalogue/product.ts'
import type { BlockFixturesOf } from '../block.ts'

export const experienceProduct: ProductCard = {
  tgid: 7120,
  name: 'Sainte-Chapelle & Conciergerie',
  flowType: 'NORMAL',
  pictures: [{ url: '/catalogue/sainte-chapelle-day', alt: 'Blue light on the floor' }],
  summary: 'Fifteen windows before the crowd.',
  cityName: 'Paris',
  rating: { average: 4.7, count: 2104 },
  freeCancellationMinutes: 1440,
  price: { display: { amount: 19, currency: 'EUR' }, per: 'group', isFrom: true },
  duration: { min: 5_400_000 },
  nextAvailableDate: '2027-03-06',
}

const { price: _, ...priceless } = experienceProduct

const block = { id: 'chapel', type: 'experience', tgid: 7120 } as const
const popup = { ...block, experienceType: 'Popup' } as const

export const experienceFixtures: BlockFixturesOf<'experience'> = {
  usual: {
    block: { ...block, title: 'First slot of the day', text: 'Be at the gate at nine.' },
    data: experienceProduct,
  },
  popup: {
    block: { ...popup, title: 'First slot of the day', text: 'Be at the gate at nine.' },
    data: experienceProduct,
  },
  popupUnavailable: { block: { ...popup, tgid: 7121, title: 'First slot of the day' }, data: undefined },
  popupLong: { block: { ...popup, title: 'Frühmorgeneintrittskarte '.repeat(8) }, data: experienceProduct },
  popupRightToLeft: {
    block: { ...popup, title: 'سانت شابيل', text: 'كن عند البوابة في التاسعة.' },
    data: experienceProduct,
  },
  withoutPrice: { block, data: priceless },
  unavailable: { block: { ...block, title: 'First slot of the day' }, data: undefined },
  empty: { block, data: undefined },
  gone: { block: { ...block, title: 'First slot of the day' }, data: { isGone: true } },
  long: { block: { ...block, title: 'Frühmorgeneintrittskarte '.repeat(8) }, data: experienceProduct },
  rightToLeft: {
    block: { ...block, title: 'سانت شابيل', text: 'كن عند البوابة في التاسعة.' },
    data: experienceProduct,
  },
}
