import { expect, test } from 'vitest'
import { hasBannerPeriod, isBannerShown } from './banner-period.ts'
import { bannerFixtures } from './fixture.ts'

/** In Tokyo it is the fifth already. */
const moment = { now: Date.UTC(2027, 2, 4, 20), timeZone: 'Asia/Tokyo' }

test.each([
  [{}, true],
  [{ from: '2027-03-05' }, true],
  [{ from: '2027-03-06' }, false],
  [{ until: '2027-03-05' }, true],
  [{ until: '2027-03-04' }, false],
  [{ from: '2027-03-01', until: '2027-03-31' }, true],
  [{ from: '2027-03-31', until: '2027-03-01' }, false],
])('%o', (days, shown) => {
  expect(isBannerShown(days, moment)).toBe(shown)
})

test('only a banner with a first or a last day changes by itself', () => {
  const { usual, minimal } = bannerFixtures
  expect([usual, minimal].map((fixture) => fixture && hasBannerPeriod(fixture.block))).toEqual([true, false])
})
