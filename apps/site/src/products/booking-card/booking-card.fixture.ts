import type { Calendar, CalendarDay, Slot } from '../../catalogue/calendar.ts'
import type { Price, Product, Variant } from '../../catalogue/product.ts'
import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import { addDays } from '../../i18n/day-number.ts'
import { isoToday } from '../../i18n/zoned-time.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { AddressChoices } from '../../request/address/choices/address-choices.ts'
import type { BookingCard } from './booking-card.tsx'

const price = (amount: number, more: Partial<Price> = {}): Price => ({
  display: { amount, currency: 'EUR' },
  per: 'person',
  isFrom: true,
  ...more,
})

const [entry, guided]: readonly [Variant, Variant] = [
  { id: 71101, name: 'Timed entry', info: '', tourIds: [711001], price: price(27.6) },
  { id: 71102, name: 'With a guide, and up the tower', info: '', tourIds: [711002], price: price(64) },
]

const museum: Product = {
  tgid: 7110,
  name: 'Museum of Maps',
  flowType: 'NORMAL',
  pictures: [],
  summary: '',
  cityName: 'Paris',
  price: price(27.6),
  descriptionHtml: '',
  inclusionsHtml: '',
  exclusionsHtml: '',
  variants: [entry, guided],
  descriptors: [],
  languages: [],
  slugs: {},
  isHidden: false,
  features: [],
  faq: [],
  deliveryHtml: '',
  additionalHtml: '',
  cancellationHtml: '',
  isMachineTranslated: false,
  beginning: 'place',
  isFetched: false,
  isFinal: false,
}

/** Six months that are closed on the third weekday, dearer at the end of a week, and now and then sold out. */
function calendarFrom(today: string, more: (day: CalendarDay, index: number) => CalendarDay = (day) => day): Calendar {
  const days = Array.from({ length: 180 }, (_, index): CalendarDay => {
    const amount = index % 7 < 2 ? 31.2 : 27.6
    const tourIds = index % 11 === 4 ? [] : [711001, 711002]
    return more({ date: addDays(today, index), tourIds, price: price(amount) }, index)
  })
  return { days: days.filter((_, index) => index % 7 !== 3) }
}

const slots: readonly Slot[] = ['09:30', '10:30', '11:30', '14:00', '15:30'].flatMap((startTime, index) => [
  { startTime, tourId: 711001, remaining: index === 2 ? 0 : 27 - index * 4, price: price(27.6) },
  { startTime, tourId: 711002, remaining: 6, price: price(64) },
])

const todayOf = ({ moment }: PageContext) => isoToday(moment)
const on = (page: PageContext, choice: AddressChoices): PageContext => ({ ...page, visit: { ...page.visit, choice } })

const german = 'Vormittagseintrittskarte mit Museumsführung und Turmbesteigung '

export const bookingCardFixtures: ComponentFixtures<typeof BookingCard> = {
  usual: (page) => ({ page, product: museum, dates: { calendar: calendarFrom(todayOf(page)) } }),
  chosen: (page) => ({
    page: on(page, {
      day: addDays(todayOf(page), 5),
      variantId: guided.id,
      party: { adults: 2, children: 1, infants: 1 },
    }),
    product: museum,
    dates: { calendar: calendarFrom(todayOf(page)), slots },
  }),
  month: (page) => ({
    page: on(page, { month: addDays(todayOf(page), 60).slice(0, 7) }),
    product: museum,
    dates: { calendar: calendarFrom(todayOf(page)) },
  }),
  gone: (page) => ({
    page: on(page, { day: '2020-01-01' }),
    product: museum,
    dates: { calendar: calendarFrom(todayOf(page)) },
  }),
  soldOutYear: (page) => ({
    page,
    product: museum,
    dates: { calendar: calendarFrom(todayOf(page), (day) => ({ ...day, tourIds: [] })) },
  }),
  empty: (page) => ({ page, product: museum, dates: { calendar: { days: [] } } }),
  unknown: (page) => ({ page, product: museum, dates: {} }),
  long: (page) => ({
    page: on(page, { month: todayOf(page).slice(0, 7) }),
    product: {
      ...museum,
      price: price(18_450_000, { display: { amount: 18_450_000, currency: 'IDR' } }),
      variants: Array.from({ length: 40 }, (_, index) => ({
        ...entry,
        id: index + 1,
        name: german.repeat(1 + (index % 3)),
      })),
    },
    dates: {
      calendar: calendarFrom(todayOf(page), (day) => ({
        ...day,
        price: price(0, { display: { amount: 18_450_000, currency: 'IDR' } }),
      })),
    },
  }),
}
