import { expect, test } from 'vitest'
import { accessiblePerformancesOf } from './accessible-performances.ts'

const days = [
  { date: '2026-12-02', tourIds: [1, 2] },
  { date: '2026-12-03', tourIds: [1] },
  { date: '2026-12-05', tourIds: [] },
  { date: '2026-12-09', tourIds: [1, 2, 3] },
]
const starts = [
  { date: '2026-12-02', startTime: '14:30', tourIds: [2], isSoldOut: false },
  { date: '2026-12-02', startTime: '19:30', tourIds: [1], isSoldOut: false },
]
const captioned = { tourId: 2, trait: 'captioned', access: 'Captioned' } as const

test('by date, with the hour where the starts of the day are known', () => {
  const accessTours = [captioned, { tourId: 3, trait: 'relaxed', access: 'Relaxed' } as const]
  expect(accessiblePerformancesOf({ accessTours }, { days }, starts)).toEqual([
    { date: '2026-12-02', access: 'Captioned', tourId: 2, startTime: '14:30' },
    { date: '2026-12-09', access: 'Captioned', tourId: 2 },
    { date: '2026-12-09', access: 'Relaxed', tourId: 3 },
  ])
})

test('each once, though several sections sell it, and none of a tour of every day', () => {
  const sections = [captioned, { tourId: 3, trait: 'captioned', access: 'Captioned' } as const]
  const dates = accessiblePerformancesOf({ accessTours: sections }, { days }, []).map(({ date }) => date)
  expect(dates).toEqual(['2026-12-02', '2026-12-09'])
  expect(
    accessiblePerformancesOf({ accessTours: [{ tourId: 1, trait: 'signed', access: 'Signed' }] }, { days }, starts),
  ).toEqual([])
  expect(accessiblePerformancesOf({}, { days }, starts)).toEqual([])
})
