import { expect, test } from 'vitest'
import type { Product } from '../../catalogue/product.ts'
import { resolveVisitChoice } from '../booking-card/resolve-visit-choice.ts'
import { timelineOfVisitDay, timeOfMinute } from './day-timeline.ts'

/** The course of a chosen day without starts, of a venue that is open from 9 to 18. */
function courseAt(latitude: number, longitude: number, timeZone: string, date: string) {
  const venue = { place: { latitude, longitude }, timeZone, schedule: { opens: '09:00', closes: '18:00' } }
  const product = { ...venue, variants: [] } as unknown as Product
  const dates = { calendar: { days: [{ date, tourIds: [1] }] }, slots: [] }
  return timelineOfVisitDay(product, resolveVisitChoice(product, dates, { day: date }, date), dates)
}

test.each([
  ['clocks have gone forward', 'Europe/Paris', '2027-03-28', ['07:37', '20:15']],
  ['clocks have gone back', 'Europe/Paris', '2026-10-25', ['07:26', '17:42']],
] as const)('the sun is told by the clock of the day on which %s', (_what, timeZone, date, times) => {
  const sun = courseAt(48.8584, 2.2945, timeZone, date)?.sun
  expect([timeOfMinute(sun?.rises ?? 0), timeOfMinute(sun?.sets ?? 0)]).toEqual(times)
})

test('a sunset after midnight belongs to the day before it', () => {
  const course = courseAt(64.1466, -21.9426, 'Atlantic/Reykjavik', '2026-06-21')
  expect(course?.sun).toEqual({ rises: 175, goldenUntil: 292, goldenFrom: 1326, sets: 1444 })
  expect([course?.from, course?.until]).toEqual([60, 1560])
})

test('hours after midnight end on the next day', () => {
  const venue = {
    place: { latitude: 51.5, longitude: 0 },
    timeZone: 'Europe/London',
    schedule: { opens: '18:00', closes: '02:00' },
  }
  const product = { ...venue, variants: [] } as unknown as Product
  const dates = { calendar: { days: [{ date: '2026-12-05', tourIds: [1] }] }, slots: [] }
  const plan = resolveVisitChoice(product, dates, { day: '2026-12-05' }, '2026-12-01')
  const course = timelineOfVisitDay(product, plan, dates)
  expect([course?.hours, course?.until]).toEqual([{ opens: 1080, closes: 1560 }, 1620])
})

test('the heights of the sun are those of the drawn hours, highest about noon', () => {
  const course = courseAt(41.8902, 12.4922, 'Europe/Rome', '2026-06-21')
  const { heights = [], from = 0, until = 0 } = course ?? {}
  expect(heights).toHaveLength((until - from) / 20 + 1)
  const highest = heights.indexOf(Math.max(...heights))
  expect([timeOfMinute(from + highest * 20), Math.round(heights[highest] ?? 0)]).toEqual(['13:20', 71])
})

test('of a chosen ticket the next day and its starts are its own', () => {
  const venue = { place: { latitude: 51.5, longitude: 0 }, timeZone: 'Europe/London' }
  const variants = [
    { id: 1, name: 'Entry', info: '', tourIds: [11] },
    { id: 2, name: 'With a guide', info: '', tourIds: [12] },
  ]
  const product = { ...venue, variants } as unknown as Product
  const start = (date: string, startTime: string, tourId: number) => ({
    date,
    startTime,
    tourIds: [tourId],
    isSoldOut: false,
  })
  const dates = {
    calendar: {
      days: [
        { date: '2026-12-05', tourIds: [11] },
        { date: '2026-12-06', tourIds: [11, 12] },
      ],
    },
    performances: [
      start('2026-12-05', '09:00', 11),
      start('2026-12-06', '10:00', 11),
      start('2026-12-06', '14:00', 12),
    ],
  }
  const course = timelineOfVisitDay(product, resolveVisitChoice(product, dates, { variantId: 2 }, '2026-12-01'), dates)
  expect([course?.date, course?.starts]).toEqual(['2026-12-06', [{ time: '14:00', minute: 840, isSoldOut: false }]])
})
