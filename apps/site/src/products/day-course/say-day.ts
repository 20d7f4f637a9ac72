import type { Product } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { visitPlanOf } from '../booking-card/booking-card.tsx'
import type { VisitDates, VisitPlan } from '../booking-card/plan-visit.ts'
import { factsOf, startAddress, variantOf } from '../booking-card/start-choice.tsx'
import { choiceAddress } from '../calendar/choice-form.tsx'
import { type BestHour, bestHours, type HourReason } from './best-hours.ts'
import { type CourseOfDay, clockOf, courseOfDay } from './course-of-day.ts'

/** A named start as the page says it. */
export interface SaidHour {
  /** "4:10 PM" */
  readonly time: string
  readonly reasons: readonly string[]
  /** "€24 · 9 left"; empty on a day that is not chosen. */
  readonly facts: string
  /** The page with this start chosen, or with its day; absent where the booking page asks for the time. */
  readonly address: string | undefined
}

/** The day of a visit in words. */
export interface SaidDay {
  readonly course: CourseOfDay
  readonly best: readonly BestHour[]
  readonly title: string
  readonly hours: readonly SaidHour[]
  /** Label and value: opening hours, last entry, sunrise, golden hour, sunset, nightfall. */
  readonly facts: readonly (readonly [label: string, value: string])[]
}

/** @returns `undefined` where too little is known of the place or its days */
export function sayDay(product: Product, dates: VisitDates, page: PageContext): SaidDay | undefined {
  const { plan } = visitPlanOf(product, page, dates)
  const course = courseOfDay(product, plan, dates)
  if (!course) return undefined
  const best = bestHours(course, product)
  return {
    course,
    best,
    title: page.t('day.title', { date: page.format.longDate(course.date) }),
    hours: best.map((hour) => sayHour(hour, course, plan, page)),
    facts: factsOfDay(course, page),
  }
}

function sayHour({ start, reasons }: BestHour, course: CourseOfDay, plan: VisitPlan, page: PageContext): SaidHour {
  const hour = { time: page.format.time(start.time), reasons: reasons.map((reason) => sayReason(reason, course, page)) }
  const chosen = plan.variants.find(({ isChosen }) => isChosen)?.variant
  const offered = plan.day && plan.starts.find(({ slot }) => slot.startTime === start.time)
  if (!offered) {
    const address = choiceAddress(page, { day: course.date, ...(chosen ? { variantId: chosen.id } : {}) })
    return { ...hour, facts: '', address }
  }
  const variant = chosen ?? variantOf(offered, plan.variants)
  const isLink = offered.kind === 'choice'
  const ticket = isLink && !chosen && plan.variants.length > 1 && variant?.name
  return {
    ...hour,
    facts: [factsOf(offered, page), ticket].filter(Boolean).join(' · '),
    address: isLink ? startAddress(offered, variant, course.date, page) : undefined,
  }
}

function sayReason(reason: HourReason, { sun }: CourseOfDay, { t, format }: PageContext): string {
  const time = format.time(clockOf(sun.sets ?? 0))
  const words: Record<HourReason, string> = {
    golden: t('day.golden', { time }),
    dark: t('day.dark', { time }),
    cheapest: t('day.cheapest'),
    roomiest: t('day.roomiest'),
    first: t('day.first'),
  }
  return words[reason]
}

function factsOfDay({ hours, lastEntry, sun }: CourseOfDay, { t, format }: PageContext): SaidDay['facts'] {
  const clock = (minute: number | undefined) => (minute === undefined ? '' : format.time(clockOf(minute)))
  const span = (from: number | undefined, until: number | undefined) =>
    from === undefined || until === undefined ? '' : t('show.opens', { opens: clock(from), closes: clock(until) })
  const facts = [
    [t('show.schedule'), span(hours?.opens, hours?.closes)],
    [t('day.lastStart'), lastEntry === undefined ? '' : format.time(lastEntry)],
    [t('day.sunrise'), clock(sun.rises)],
    [t('day.goldenHour'), span(sun.goldenFrom, sun.sets)],
    [t('day.sunset'), clock(sun.sets)],
    [t('day.nightfall'), clock(sun.isDarkFrom)],
  ] as const
  return facts.filter(([, value]) => value !== '')
}
