import type { Product } from '../../catalogue/product.ts'
import type { PlaceDay } from '../../lists/place-day/load-place-day.ts'
import { judgePlaceDay } from '../../lists/place-day/say-place-day.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { type BestHour, bestHours, wishedHours } from '../../products/day-course/best-hours.ts'
import { type CourseOfDay, clockOf } from '../../products/day-course/course-of-day.ts'
import type { DayCourseJson } from './page-json-schema.ts'

/** The day of a visit to one product. */
export function dayCourseJson(course: CourseOfDay, product: Product): DayCourseJson {
  return {
    ...sunJson(course),
    goodStarts: bestHours(course, () => product).map(startJson),
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
  const goodStarts = best.map((hour) => {
    const { tgid, name } = hour.start.product
    return {
      ...startJson(hour),
      product: { id: tgid, name, url: page.linkToProduct(hour.start.product, course.date).href },
    }
  })
  return { ...sunJson(course), goodStarts }
}

function sunJson({ date, hours, sun }: CourseOfDay): Omit<DayCourseJson, 'goodStarts' | 'wishes'> {
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
  }
}

function startJson({ start, reasons }: BestHour): DayCourseJson['goodStarts'][number] {
  return { start: start.time, reasons: [...reasons] }
}
