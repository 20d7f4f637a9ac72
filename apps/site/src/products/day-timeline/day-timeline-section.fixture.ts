import type { BestTimeToVisit } from '@passepartout/content-model/best-time-to-visit'
import type { Slot } from '../../catalogue/calendar.ts'
import type { Product } from '../../catalogue/product.ts'
import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { buildDayTimelineContent } from './build-day-timeline-content.ts'
import type { DayTimelineSection } from './day-timeline-section.tsx'
import type { DayTimelineContent } from './day-timeline-texts.ts'

const PARIS = { startLocation: { latitude: 48.8584, longitude: 2.2945 }, timeZone: 'Europe/Paris' }
const variants = [{ id: 1, name: 'Timed entry', info: '', tourIds: [1, 2, 3, 4] }]

function slot(startTime: string, tourId: number, amount: number, remaining: number): Slot {
  return { startTime, tourId, remaining, price: { display: { amount, currency: 'EUR' }, per: 'adult', isFrom: false } }
}

const SLOTS = [slot('09:30', 1, 42, 12), slot('12:00', 2, 36, 0), slot('16:10', 3, 42, 28), slot('18:30', 4, 36, 5)]

const LATE_SLOTS = [slot('18:30', 1, 42, 12), slot('20:00', 2, 36, 8), slot('22:15', 3, 36, 28)]

/** Its façade looks to the north, which has the sun in the morning and in the evening of that day. */
const RIGHT_HOUR: BestTimeToVisit = {
  facing: 0,
  lights: { from: '22:15', until: '01:00' },
  notes: [{ seenOn: '2026-05-12', text: 'Quiet after 17:00' }],
  tides: [
    { date: '2026-06-21', time: '06:12', level: 'high' },
    { date: '2026-06-21', time: '12:20', level: 'low' },
    { date: '2026-06-21', time: '18:40', level: 'high' },
  ],
}

/** What is said of a product on a day; examples are of products of which enough is known. */
function dayOf(
  product: Partial<Product>,
  date: string,
  slots: readonly Slot[],
  page: PageContext,
  rightHour?: BestTimeToVisit,
): DayTimelineContent {
  const chosen = { ...page, visit: { ...page.visit, choice: { day: date } } }
  const dates = { calendar: { days: [{ date, tourIds: [1, 2, 3, 4] }] }, slots, rightHour }
  const whole = { tgid: 7110, variants, ...PARIS, ...product } as Product
  const said = buildDayTimelineContent(whole, dates, {
    ...chosen,
    moment: { ...page.moment, now: Date.parse(`${date}T00:00:00Z`) - 86_400_000 },
  })
  if (!said) throw new Error('nothing is said of this product')
  return said
}

export const dayTimelineSectionFixtures: ComponentFixtures<typeof DayTimelineSection> = {
  usual: (page) => ({
    page,
    said: dayOf({ traits: ['view'], schedule: { opens: '09:30', closes: '22:45' } }, '2026-12-05', SLOTS, page),
  }),
  rightHour: (page) => ({
    page,
    said: dayOf({ schedule: { opens: '09:30', closes: '22:45' } }, '2026-06-21', SLOTS, page, RIGHT_HOUR),
  }),
  overnight: (page) => ({
    page,
    said: dayOf({ traits: ['night'], schedule: { opens: '18:00', closes: '02:00' } }, '2026-06-21', LATE_SLOTS, page),
  }),
  midnightSun: (page) => ({
    page,
    said: dayOf(
      { startLocation: { latitude: 69.65, longitude: 18.96 }, schedule: { opens: '09:00', closes: '18:00' } },
      '2026-06-21',
      [],
      page,
    ),
  }),
}
