import type { PageContext } from '../../page-context/page-context.ts'
import { DayTimelineSection } from '../../products/day-timeline/day-timeline-section.tsx'
import { buildAttractionDayContent } from './attraction-day-content.ts'
import type { AttractionDay } from './load-attraction-day.ts'

interface PlaceDayProps {
  readonly day: AttractionDay
  readonly page: PageContext
}

/** The day at the point of interest of a list. Its styles are loaded only with it; update-lists.browser.ts replaces it with the list. */
export function AttractionDayView({ day, page }: PlaceDayProps) {
  return (
    <div data-place-day="">
      <DayTimelineSection said={buildAttractionDayContent(day, page)} page={page} />
    </div>
  )
}
