import type { SoldOutEvidence } from '../../availability/sold-out-history.ts'
import type { Product } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { visitPlanOf } from '../booking-card/booking-card.tsx'
import type { VisitDates, VisitPlan } from '../booking-card/plan-visit.ts'
import { factsOf, startAddress, variantOf } from '../booking-card/start-choice.tsx'
import { choiceAddress } from '../calendar/choice-form.tsx'
import { type BestHour, bestHours, wishedHours } from './best-hours.ts'
import { type CourseOfDay, courseOfDay } from './course-of-day.ts'
import { factsOfDay, type SaidDay, type SaidHour, sayNotes, sayReason, sayWish } from './day-words.ts'
import { mostSoldOut, saySoldOut, soldOutOn } from './sold-out-before.ts'

/** @returns `undefined` where too little is known of the place or its days */
export function sayDay(product: Product, dates: VisitDates, page: PageContext): SaidDay | undefined {
  const { plan } = visitPlanOf(product, page, dates)
  const course = courseOfDay(product, plan, dates)
  if (!course) return undefined
  const best = bestHours(course, () => product)
  return {
    course,
    best,
    title: page.t('day.title', { date: page.format.longDate(course.date) }),
    hours: best.map((hour) => sayHour(hour, course, plan, page)),
    wishes: wishedHours(course, product).map((wished) => ({
      ...wished,
      ...sayWish(wished.wish, course, page),
      hours: wished.starts.map((start) => sayHour({ start, reasons: [] }, course, plan, page)),
    })),
    soldOut: soldOutStarts(course, dates).map((evidence) => saySoldOut(evidence, page)),
    seen: sayNotes(course, page),
    facts: factsOfDay(course, page),
  }
}

/** The evidence of the day's weekday, of starts that the day has, where they are known. */
export function soldOutStarts({ date, starts }: CourseOfDay, { soldOut }: VisitDates): readonly SoldOutEvidence[] {
  const times = new Set(starts.map(({ time }) => time))
  return mostSoldOut(soldOutOn(date, soldOut).filter(({ start }) => times.size === 0 || times.has(start)))
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
