import type { PageContext } from '../../page-context/page-context.ts'
import { type BestHour, bestHours } from '../../products/day-course/best-hours.ts'
import { type CourseOfDay, drawCourse, payAlike } from '../../products/day-course/course-of-day.ts'
import { factsOfDay, type SaidDay, type SaidHour, sayNotes, sayReason } from '../../products/day-course/day-words.ts'
import { mostSoldOut, saySoldOut } from '../../products/day-course/sold-out-before.ts'
import type { PlaceDay, PlaceStart } from './load-place-day.ts'

/** The day of a place with up to three named starts of its tour groups. */
export interface JudgedPlaceDay {
  readonly course: CourseOfDay
  readonly best: readonly BestHour<PlaceStart>[]
}

/** Of which start is the first or the cheapest nothing is said as long as some are unknown. */
export function judgePlaceDay({ starts, unknown, soldOut: _, ...day }: PlaceDay): JudgedPlaceDay {
  const course = drawCourse(
    { ...day, starts: onceEach(starts) },
    { hasAllTickets: unknown === 0 && payAlike(starts.map(({ price }) => price)), hasOneTicket: false },
  )
  return { course, best: bestHours({ ...course, starts, lacksStarts: unknown > 0 }, ({ product }) => product) }
}

/** The day of a place in words: each named start leads to the page of its tour group on that day. */
export function sayPlaceDay(day: PlaceDay, page: PageContext): SaidDay {
  const { course, best } = judgePlaceDay(day)
  return {
    ...{ course, best },
    title: page.t('day.title', { date: page.format.longDate(course.date) }),
    hours: best.map((hour) => sayHour(hour, course, page)),
    soldOut: mostSoldOut(day.soldOut).map(({ product, ...evidence }) => ({
      ...saySoldOut(evidence, page),
      of: { name: product.name, link: page.linkToProduct(product, course.date) },
    })),
    seen: sayNotes(course, page),
    facts: factsOfDay(course, page),
    note: day.unknown > 0 ? page.t('day.unknownStarts', { count: day.unknown }) : '',
  }
}

function sayHour({ start, reasons }: BestHour<PlaceStart>, course: CourseOfDay, page: PageContext): SaidHour {
  const { product, price, left } = start
  return {
    time: page.format.time(start.time),
    of: { name: product.name, link: page.linkToProduct(product, course.date) },
    reasons: reasons.map((reason) => sayReason(reason, course, page)),
    facts: [price && page.format.money(price.display), left !== undefined && page.t('booking.left', { count: left })]
      .filter(Boolean)
      .join(' · '),
    address: undefined,
  }
}

/** For the drawing: each time once, open as long as one of its starts is. */
function onceEach(starts: readonly PlaceStart[]): CourseOfDay['starts'] {
  const byTime = Map.groupBy(starts, ({ time }) => time)
  return [...byTime].map(([time, some]) => ({
    time,
    minute: some[0]?.minute ?? 0,
    isSoldOut: some.every(({ isSoldOut }) => isSoldOut),
    length: Math.max(...some.map(({ length = 0 }) => length)),
  }))
}
