import type { SoldOutEvidence } from '../../availability/sold-out-history.ts'
import type { Product, ProductCard } from '../../catalogue/product.ts'
import type { PlaceDay } from '../../lists/place-day/load-place-day.ts'
import { judgePlaceDay } from '../../lists/place-day/say-place-day.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { VisitDates } from '../../products/booking-card/plan-visit.ts'
import { type BestHour, bestHours, wishedHours } from '../../products/day-course/best-hours.ts'
import { type CourseOfDay, clockOf } from '../../products/day-course/course-of-day.ts'
import type { RightHourOnDay } from '../../products/day-course/right-hour-on.ts'
import { soldOutStarts } from '../../products/day-course/say-day.ts'
import { mostSoldOut } from '../../products/day-course/sold-out-before.ts'
import type { DayCourseJson } from './page-json-schema.ts'

/** The day of a visit to one product. */
export function dayCourseJson(course: CourseOfDay, product: Product, dates: VisitDates): DayCourseJson {
  return {
    ...sunJson(course),
    goodStarts: bestHours(course, () => product).map(startJson),
    soldOutBefore: soldOutStarts(course, dates).map(evidenceJson),
    wishes: wishedHours(course, product).map(({ wish, starts }) => ({ wish, starts: starts.map(({ time }) => time) })),
  }
}

/**
 * The day at the place of a list, each start with its product.
 *
 * @param page with absolute links
 */
export function placeDayJson(day: PlaceDay, page: PageContext): DayCourseJson {
  const { course, best } = judgePlaceDay(day)
  const productJson = (product: ProductCard) => {
    return { id: product.tgid, name: product.name, url: page.linkToProduct(product, course.date).href }
  }
  return {
    ...sunJson(course),
    unknownStarts: day.unknown || undefined,
    goodStarts: best.map((hour) => ({ ...startJson(hour), product: productJson(hour.start.product) })),
    soldOutBefore: mostSoldOut(day.soldOut).map((one) => ({ ...evidenceJson(one), product: productJson(one.product) })),
  }
}

function evidenceJson({ start, days, soldOut, first }: SoldOutEvidence) {
  return { start, days, soldOut, soldOutFirst: first }
}

function sunJson({
  date,
  hours,
  sun,
  rightHour,
}: CourseOfDay): Omit<DayCourseJson, 'goodStarts' | 'wishes' | 'soldOutBefore'> {
  const clock = (minute: number | undefined) => (minute === undefined ? undefined : clockOf(minute))
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
function editorsJson({ facade, lights, tides, notes }: RightHourOnDay = { tides: [], notes: [] }) {
  return {
    facade: facade && [...facade],
    lights,
    tides: tides.length > 0 ? [...tides] : undefined,
    notes: notes.length > 0 ? [...notes] : undefined,
  }
}

function startJson({ start, reasons }: BestHour): DayCourseJson['goodStarts'][number] {
  return { start: start.time, reasons: [...reasons] }
}
