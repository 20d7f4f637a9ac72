import type { PageContext } from '../../page-context/page-context.ts'
import { buildDayTimeline, type DayTimeline, haveSamePriceUnit } from '../../products/day-timeline/day-timeline.ts'
import {
  type DayTimelineContent,
  dayFactTexts,
  editorObservationTexts,
  reasonText,
  type StartTexts,
} from '../../products/day-timeline/day-timeline-texts.ts'
import { mostOftenSoldOut, pastSellOutTexts } from '../../products/day-timeline/past-sell-outs.ts'
import { type RecommendedStart, recommendStarts } from '../../products/day-timeline/recommended-starts.ts'
import type { AttractionDay, AttractionStart } from './load-attraction-day.ts'

/**
 * The day of a place with up to three named starts of its tour groups. Of which start is the first or the cheapest nothing is said
 * as long as some are unknown.
 */
export function summarizeAttractionDay({ starts, unknown, soldOut: _, ...day }: AttractionDay) {
  const course = buildDayTimeline(
    { ...day, starts: onceEach(starts) },
    { hasAllTickets: unknown === 0 && haveSamePriceUnit(starts.map(({ price }) => price)), hasOneTicket: false },
  )
  return { course, best: recommendStarts({ ...course, starts, lacksStarts: unknown > 0 }, ({ product }) => product) }
}

/** The day of a place in words: each named start leads to the page of its tour group on that day. */
export function buildAttractionDayContent(day: AttractionDay, page: PageContext): DayTimelineContent {
  const { course, best } = summarizeAttractionDay(day)
  return {
    ...{ course, best },
    title: page.t('day.title', { date: page.format.longDate(course.date) }),
    hours: best.map((hour) => sayHour(hour, course, page)),
    soldOut: mostOftenSoldOut(day.soldOut).map(({ product, ...evidence }) => ({
      ...pastSellOutTexts(evidence, page),
      of: { name: product.name, link: page.linkToProduct(product, course.date) },
    })),
    seen: editorObservationTexts(course, page),
    facts: dayFactTexts(course, page),
    note: day.unknown > 0 ? page.t('day.unknownStarts', { count: day.unknown }) : '',
  }
}

function sayHour(
  { start, reasons }: RecommendedStart<AttractionStart>,
  course: DayTimeline,
  page: PageContext,
): StartTexts {
  const { product, price, left } = start
  return {
    time: page.format.time(start.time),
    of: { name: product.name, link: page.linkToProduct(product, course.date) },
    reasons: reasons.map((reason) => reasonText(reason, course, page)),
    facts: [price && page.format.money(price.display), left !== undefined && page.t('booking.left', { count: left })]
      .filter(Boolean)
      .join(' · '),
    address: undefined,
  }
}

/** For the drawing: each time once, open as long as one of its starts is. */
function onceEach(starts: readonly AttractionStart[]): DayTimeline['starts'] {
  const byTime = Map.groupBy(starts, ({ time }) => time)
  return [...byTime].map(([time, some]) => ({
    time,
    minute: some[0]?.minute ?? 0,
    isSoldOut: some.every(({ isSoldOut }) => isSoldOut),
    length: Math.max(...some.map(({ length = 0 }) => length)),
  }))
}
