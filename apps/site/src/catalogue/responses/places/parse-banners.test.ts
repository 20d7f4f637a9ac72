import { expect, test } from 'vitest'
import { parseBanners } from './parse-banners.ts'

const answer = {
  id: 901,
  platform: 'DESKTOP',
  resourceType: 'MB_CITY_BANNER',
  title: 'An <b>evening</b> on the river',
  imageUrl: '/catalogue/seine-cruise-dusk',
  mobileImageUrl: '/catalogue/seine-cruise-night',
  altText: 'A boat',
  link: '/things-to-do-in-paris/',
  startDate: '2026-01-01',
  endDate: '2030-12-31',
  rank: 2,
}
const banner = {
  title: 'An evening on the river',
  picture: { url: '/catalogue/seine-cruise-dusk', alt: 'A boat' },
  mobilePicture: { url: '/catalogue/seine-cruise-night', alt: 'A boat' },
  link: '/things-to-do-in-paris/',
  from: '2026-01-01',
  until: '2030-12-31',
}

// spec: D.banner.3
test('banners by rank, their titles without markup; one without a rank is the last', () => {
  const first = { ...answer, rank: 1, title: 'First' }
  const { rank: _, ...unranked } = { ...answer, title: 'Last' }
  expect(parseBanners({ banners: [unranked, answer, first] })?.banners.map(({ title }) => title)).toEqual([
    'First',
    'An evening on the river',
    'Last',
  ])
  expect(parseBanners({ banners: [answer] })).toEqual({ banners: [banner] })
})

test('what cannot be is left out: a day, a description, the picture for phones; without picture, words or link the banner', () => {
  const { from: _, until: __, mobilePicture: ___, ...always } = banner
  const odd = { ...answer, startDate: '01.01.2026', endDate: null, altText: 7, mobileImageUrl: '' }
  expect(parseBanners({ banners: [odd] })).toEqual({
    banners: [{ ...always, picture: { ...banner.picture, alt: '' } }],
  })
  for (const lost of [{ title: '<script>x</script>' }, { imageUrl: '' }, { link: null }])
    expect(parseBanners({ banners: [answer, { ...answer, ...lost }] })).toEqual({ banners: [banner] })
})

test.each([null, [], {}, { banners: null }, { banners: [{}] }])('%j is no answer', (value) => {
  expect(parseBanners(value)).toBeUndefined()
})

test('a city may have none', () => {
  expect(parseBanners({ banners: [] })).toEqual({ banners: [] })
})
