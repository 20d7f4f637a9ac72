import { expect, test } from 'vitest'
import { type TourGroup, tourGroupSchema } from '../catalogue-source.ts'
import { byLanguage } from './by-language.ts'
import { buildCalendar, nextAvailableDay, startTimesOf } from './calendar.ts'

function tourGroup(schedule: Partial<TourGroup['schedule']>): TourGroup {
  const text = { name: 'Garden', shortSummary: 'A garden', highlights: ['Roses'], inclusions: ['Entry'] }
  return tourGroupSchema.parse({
    id: 7135,
    cityCode: 'PARIS',
    primaryCollectionId: null,
    collectionIds: [1004],
    subCategoryId: 1143,
    pictures: ['giverny-day'],
    urlSlug: byLanguage(() => 'garden'),
    price: 69,
    durationMinutes: 330,
    cancellableUpToMinutes: 1440,
    rating: { average: 4.6, count: 230 },
    startPoint: { latitude: 48.86, longitude: 2.32, addressLine1: byLanguage(() => 'Place de la Concorde') },
    schedule: { opens: '08:00', closes: '18:00', ...schedule },
    variants: [{ name: byLanguage(() => 'Standard'), priceFactor: 1 }],
    text: byLanguage(() => text),
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

test('start times are the stated ones, or hourly', () => {
  expect(startTimesOf(tourGroup({ startTimes: ['14:30', '19:30'] }))).toEqual(['14:30', '19:30'])
  expect(startTimesOf(tourGroup({ opens: '22:15', closes: '01:00' }))).toEqual(['22:15', '23:15', '00:15'])
})
