import type { PageContext } from '../../page-context/page-context.ts'
import { DayCourse } from '../../products/day-course/day-course.tsx'
import type { PlaceDay } from './load-place-day.ts'
import { sayPlaceDay } from './say-place-day.ts'

interface PlaceDayProps {
  readonly day: PlaceDay
  readonly page: PageContext
}

/** The day at the point of interest of a list. Its styles are loaded only with it; choose-list.browser.ts replaces it with the list. */
export function PlaceDayView({ day, page }: PlaceDayProps) {
  return (
    <div data-place-day="">
      <DayCourse said={sayPlaceDay(day, page)} page={page} />
    </div>
  )
}
