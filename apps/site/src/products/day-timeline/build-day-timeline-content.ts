import type { SoldOutFrequency } from '../../availability/sold-out-history.ts'
import type { Product } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { resolveVisitOfPage } from '../booking-card/booking-card.tsx'
import type { ResolvedVisitChoice, VisitDates } from '../booking-card/resolve-visit-choice.ts'
import { startChoiceUrl, startPriceAndPlaces, variantOfStart } from '../booking-card/start-choice.tsx'
import { choiceUrl } from '../calendar/choice-form.tsx'
import { type DayTimeline, timelineOfVisitDay } from './day-timeline.ts'
import {
  criterionTexts,
  type DayTimelineContent,
  dayFactTexts,
  editorObservationTexts,
  reasonText,
  type StartTexts,
} from './day-timeline-texts.ts'
import { mostOftenSoldOut, pastSellOutsOfWeekday, pastSellOutTexts } from './past-sell-outs.ts'
import { type RecommendedStart, recommendStarts, startsByCriterion } from './recommended-starts.ts'

/** @returns `undefined` where too little is known of the place or its days */
export function buildDayTimelineContent(
  product: Product,
  dates: VisitDates,
  page: PageContext,
): DayTimelineContent | undefined {
  const { plan } = resolveVisitOfPage(product, page, dates)
  const course = timelineOfVisitDay(product, plan, dates)
  if (!course) return undefined
  const best = recommendStarts(course, () => product)
  return {
    course,
    best,
    title: page.t('day.title', { date: page.format.longDate(course.date) }),
    hours: best.map((hour) => sayHour(hour, course, plan, page)),
    wishes: startsByCriterion(course, product).map((wished) => ({
      ...wished,
      ...criterionTexts(wished.wish, course, page),
      hours: wished.starts.map((start) => sayHour({ start, reasons: [] }, course, plan, page)),
    })),
    soldOut: pastSellOutsOfDay(course, dates).map((evidence) => pastSellOutTexts(evidence, page)),
    seen: editorObservationTexts(course, page),
    facts: dayFactTexts(course, page),
  }
}

/** The evidence of the day's weekday, of starts that the day has, where they are known. */
export function pastSellOutsOfDay({ date, starts }: DayTimeline, { soldOut }: VisitDates): readonly SoldOutFrequency[] {
  const times = new Set(starts.map(({ time }) => time))
  return mostOftenSoldOut(
    pastSellOutsOfWeekday(date, soldOut).filter(({ start }) => times.size === 0 || times.has(start)),
  )
}

function sayHour(
  { start, reasons }: RecommendedStart,
  course: DayTimeline,
  plan: ResolvedVisitChoice,
  page: PageContext,
): StartTexts {
  const hour = {
    time: page.format.time(start.time),
    reasons: reasons.map((reason) => reasonText(reason, course, page)),
  }
  const chosen = plan.variants.find(({ isChosen }) => isChosen)?.variant
  const offered = plan.day && plan.starts.find(({ slot }) => slot.startTime === start.time)
  if (!offered) {
    const address = choiceUrl(page, { day: course.date, ...(chosen ? { variantId: chosen.id } : {}) })
    return { ...hour, facts: '', address }
  }
  const variant = chosen ?? variantOfStart(offered, plan.variants)
  const isLink = offered.kind === 'choice'
  const ticket = isLink && !chosen && plan.variants.length > 1 && variant?.name
  return {
    ...hour,
    facts: [startPriceAndPlaces(offered, page), ticket].filter(Boolean).join(' · '),
    address: isLink ? startChoiceUrl(offered, variant, course.date, page) : undefined,
  }
}
