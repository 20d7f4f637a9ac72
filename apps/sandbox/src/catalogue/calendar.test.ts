import { expect, test } from 'vitest'
import { type TourGroup, tourGroupSchema } from '../catalogue-schema.ts'
import { buildPerLanguage } from './build-per-language.ts'
import { buildCalendar, nextAvailableDay, startTimesOf, startTimesOfVariant } from './calendar.ts'

function tourGroup(schedule: Partial<TourGroup['schedule']>): TourGroup {
  const text = { name: 'Garden', shortSummary: 'A garden', highlights: ['Roses'], inclusions: ['Entry'] }
  return tourGroupSchema.parse({
    id: 7135,
    cityCode: 'PARIS',
    primaryCollectionId: null,
    collectionIds: [1004],
    subCategoryId: 1143,
    pictures: ['giverny-day'],
    urlSlug: buildPerLanguage(() => 'garden'),
    price: 69,
    durationMinutes: 330,
    cancellableUpToMinutes: 1440,
    rating: { average: 4.6, count: 230 },
    startPoint: { latitude: 48.86, longitude: 2.32, addressLine1: buildPerLanguage(() => 'Place de la Concorde') },
    schedule: { opens: '08:00', closes: '18:00', ...schedule },
    variants: [{ name: buildPerLanguage(() => 'Standard'), priceFactor: 1 }],
    text: buildPerLanguage(() => text),
  })
}

const datesOf = (group: TourGroup, today: string) => buildCalendar(group, today).map(({ date }) => date)

test('180 days from today, less the weekdays on which it is closed', () => {
  expect(datesOf(tourGroup({}), '2026-11-20')).toHaveLength(180)
  const closed = datesOf(tourGroup({ closedWeekdays: ['MON'] }), '2026-11-20')
  expect(closed).not.toContain('2026-11-23')
  expect(closed.slice(0, 3)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
})

test('a season has its first and last day', () => {
  const summer = tourGroup({ season: { from: '04-01', to: '04-30' } })
  expect(datesOf(summer, '2026-11-20')).toHaveLength(30)
  expect(datesOf(summer, '2026-11-20')[0]).toBe('2027-04-01')
  expect(nextAvailableDay(tourGroup({ season: { from: '08-01', to: '08-31' } }), '2026-11-20')).toBeUndefined()
})

test('a season may run over New Year', () => {
  const winter = datesOf(tourGroup({ season: { from: '12-30', to: '01-02' } }), '2026-11-20')
  expect(winter).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
})

const PARIS = 'Europe/Paris'

test.each<readonly [string, Partial<TourGroup['schedule']>, number | null, string, readonly string[]]>([
  ['the stated ones', { startTimes: ['14:30', '19:30'] }, 330, '2026-11-20', ['14:30', '19:30']],
  ['hourly, over midnight', { opens: '22:15', closes: '01:15' }, 60, '2026-11-20', ['22:15', '23:15', '00:15']],
  [
    'none that ends after closing time',
    { opens: '09:00', closes: '18:00' },
    420,
    '2026-11-20',
    ['09:00', '10:00', '11:00'],
  ],
  ['one at least', { opens: '09:00', closes: '12:00' }, 330, '2026-11-20', ['09:00']],
  [
    'until an hour before closing where one stays as one likes',
    { opens: '16:00', closes: '18:00' },
    null,
    '2026-11-20',
    ['16:00', '17:00'],
  ],
  // The sun sets there at 17:04, on the longest day at 21:58.
  ['before sunset in winter', { minutesBeforeSunset: [30, 60] }, 75, '2026-11-20', ['16:00', '16:30']],
  ['before sunset in summer', { minutesBeforeSunset: [30, 60] }, 75, '2026-06-21', ['20:45', '21:15']],
])('start times: %s', (_, schedule, durationMinutes, date, expected) => {
  expect(startTimesOf({ ...tourGroup(schedule), durationMinutes }, date, PARIS)).toEqual(expected)
})

test.each([
  ['on a day of its own', '2026-11-25', ['14:30']],
  ['on any other day', '2026-11-26', []],
])('a variant of certain weekdays and start times, %s', (_, date, expected) => {
  const group = tourGroup({ startTimes: ['14:30', '19:30'] })
  const [variant] = group.variants
  if (!variant) throw new Error('the tour group has no variant')
  const captioned = { ...variant, only: { weekdays: ['WED' as const], startTimes: ['14:30'] } }
  expect(startTimesOfVariant(group, captioned, date, PARIS)).toEqual(expected)
  expect(startTimesOfVariant(group, variant, date, PARIS)).toEqual(['14:30', '19:30'])
})
