import type { SoldOutFrequency } from '../../availability/sold-out-history.ts'
import type { Product, ProductCard } from '../../catalogue/product.ts'
import { summarizeAttractionDay } from '../../lists/attraction-day/attraction-day-content.ts'
import type { AttractionDay } from '../../lists/attraction-day/load-attraction-day.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { VisitDates } from '../../products/booking-card/resolve-visit-choice.ts'
import type { BestTimeOnDay } from '../../products/day-timeline/best-time-on-day.ts'
import { pastSellOutsOfDay } from '../../products/day-timeline/build-day-timeline-content.ts'
import { type DayTimeline, timeOfMinute } from '../../products/day-timeline/day-timeline.ts'
import { mostOftenSoldOut } from '../../products/day-timeline/past-sell-outs.ts'
import {
  type RecommendedStart,
  recommendStarts,
  startsByCriterion,
} from '../../products/day-timeline/recommended-starts.ts'
import type { DayTimelineJson } from './page-json-schema.ts'

/** The day of a visit to one product. */
export function dayTimelineJson(course: DayTimeline, product: Product, dates: VisitDates): DayTimelineJson {
  return {
    ...sunJson(course),
    goodStarts: recommendStarts(course, () => product).map(startJson),
    soldOutBefore: pastSellOutsOfDay(course, dates).map(evidenceJson),
    wishes: startsByCriterion(course, product).map(({ wish, starts }) => ({
      wish,
      starts: starts.map(({ time }) => time),
    })),
  }
}

/**
 * The day at the place of a list, each start with its product.
 *
 * @param page with absolute links
 */
export function attractionDayJson(day: AttractionDay, page: PageContext): DayTimelineJson {
  const { course, best } = summarizeAttractionDay(day)
  const productJson = (product: ProductCard) => {
    return { id: product.tgid, name: product.name, url: page.linkToProduct(product, course.date).href }
  }
  return {
    ...sunJson(course),
    unknownStarts: day.unknown || undefined,
    goodStarts: best.map((hour) => ({ ...startJson(hour), product: productJson(hour.start.product) })),
    soldOutBefore: mostOftenSoldOut(day.soldOut).map((one) => ({
      ...evidenceJson(one),
      product: productJson(one.product),
    })),
  }
}

function evidenceJson({ start, days, soldOut, first }: SoldOutFrequency) {
  return { start, days, soldOut, soldOutFirst: first }
}

function sunJson({ date, hours, sun, rightHour }: DayTimeline) {
  const clock = (minute: number | undefined) => (minute === undefined ? undefined : timeOfMinute(minute))
  const [from, until] = [clock(sun.goldenFrom), clock(sun.sets)]
  return {
    date,
    opens: clock(hours?.opens),
    closes: clock(hours?.closes),
    sunrise: clock(sun.rises),
    goldenHour: from && until ? { from, until } : undefined,
    sunset: until,
    darkFrom: clock(sun.isDarkFrom),
    ...editorsJson(rightHour),
  }
}

/** Nothing of what editors do not say. */
function editorsJson({ facade, lights, tides, notes }: BestTimeOnDay = { tides: [], notes: [] }) {
  return {
    facade: facade && [...facade],
    lights,
    tides: tides.length > 0 ? [...tides] : undefined,
    notes: notes.length > 0 ? [...notes] : undefined,
  }
}

function startJson({ start, reasons }: RecommendedStart): DayTimelineJson['goodStarts'][number] {
  return { start: start.time, reasons: [...reasons] }
}
