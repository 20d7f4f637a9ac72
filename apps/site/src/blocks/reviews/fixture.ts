import type { BlockOfType } from '@passepartout/content-model/blocks'
import type { Review } from '../../catalogue/product.ts'
import type { BlockFixturesOf } from '../block.ts'

const block: BlockOfType<'reviews'> = { id: 'reviews', type: 'reviews', tgid: 7120, limit: 6, pinned: [] }
const data = {
  tourGroupName: 'Sainte-Chapelle',
  rating: { average: 4.6, count: 2104 },
  split: [21, 42, 105, 421, 1515],
}

const couple: Review = {
  id: 1,
  source: 'CUSTOMER',
  rating: 5,
  title: 'Blue light on the floor',
  text: 'We were through the gate at five past nine & had the upper chapel to ourselves for ten minutes.',
  lang: 'en',
  name: 'Martha',
  countryCode: 'IE',
  traveller: 'Couple',
  date: '2026-10-03',
  photos: ['/catalogue/louvre-day', '/catalogue/seine-cruise-dusk'],
}
const translated: Review = {
  id: 2,
  source: 'CUSTOMER',
  rating: 4,
  title: 'Schöner als gedacht',
  text: 'Die Schlange war lang, das Licht war länger.',
  lang: 'de',
  translation: 'The queue was long, the light was longer.',
  name: 'Jürgen',
  countryCode: 'DE',
  traveller: 'Family',
  date: '2026-09-14',
}
const partner: Review = { id: 3, source: 'PARTNER', rating: 2, text: 'Too crowded at noon. <b>Come early.</b>' }

const german = 'Warteschlangenumgehungsmöglichkeiten und Donaudampfschifffahrtsgesellschaft. '
const endless: Review = { ...couple, id: 4, title: german.repeat(2), text: german.repeat(130), name: 'Ä'.repeat(120) }
const oneWord: Review = { ...couple, id: 5, rating: 1, text: 'a'.repeat(10_000) }

const arabic: Review = {
  ...couple,
  title: 'ضوء أزرق على الأرض',
  text: 'دخلنا بعد التاسعة بخمس دقائق وكانت الكنيسة العليا لنا وحدنا.',
  lang: 'ar',
  name: 'ليلى',
  countryCode: 'AE',
  traveller: 'زوجان',
}

export const reviewsFixtures: BlockFixturesOf<'reviews'> = {
  usual: { block, data: { ...data, reviews: [couple, translated, partner] } },
  empty: { block, data: { tourGroupName: undefined, rating: undefined, split: undefined, reviews: [] } },
  withoutRating: { block, data: { tourGroupName: undefined, rating: undefined, split: undefined, reviews: [partner] } },
  pinned: {
    block: { ...block, limit: 2, pinned: [{ reviewId: 3 }] },
    data: { ...data, reviews: [couple, translated, partner] },
  },
  withoutReviews: { block: { ...block, title: 'How it was' }, data: { ...data, reviews: [] } },
  long: { block: { ...block, title: german.repeat(2) }, data: { ...data, reviews: [endless, oneWord, translated] } },
  rightToLeft: { block: { ...block, title: 'ما يقوله الزوار' }, data: { ...data, reviews: [arabic, translated] } },
}
