import type { Link, List } from 'mdast'
import type { Product } from '../../catalogue/product.ts'
import { bullets, heading, joinPieces, link, type MarkdownTree, paragraph } from '../../markdown/nodes.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { bookingButtonLabel } from '../booking-button-label.ts'
import { choiceUrl, visitIcsUrl } from '../calendar/choice-form.tsx'
import { type DayWithState, nextDates, statesOfDays, unavailableDayText } from '../calendar/day-states.ts'
import { startTimesByDay } from '../facts/weekly-starts.ts'
import { displayablePrice } from '../price-and-booking-link.tsx'
import { unavailableChoiceText } from './booking-card.tsx'
import { venueToday } from './load-visit-dates.ts'
import type { ResolvedVisitChoice, VisitDates } from './resolve-visit-choice.ts'
import { startChoiceUrl, startPriceAndPlaces, startTimeRange, variantOfStart } from './start-choice.tsx'
import type { StartOption } from './start-options.ts'

/** The choice of the booking card: the way to book, and the starts of the chosen day or the next fourteen days with what is known of theirs. */
export function bookingCardMarkdown(
  product: Product,
  plan: ResolvedVisitChoice,
  { performances }: VisitDates,
  page: PageContext,
): MarkdownTree {
  const { day, missing, days } = plan
  const words = displayablePrice(plan, page)
    ? bookingButtonLabel(product, day?.date, page)
    : page.t('card.checkAvailability')
  return joinPieces([
    missing && paragraph(unavailableChoiceText(missing, page)),
    paragraph(link(words, page.bookingLink(product, plan.booking).href)),
    ...(day ? chosenDayMarkdown(plan, day.date, page) : []),
    ...(!day && days.length > 0 ? nextDaysMarkdown(plan, performances, venueToday(product, page), page) : []),
  ])
}

function chosenDayMarkdown(plan: ResolvedVisitChoice, date: string, page: PageContext): MarkdownTree {
  const { t, format } = page
  return joinPieces([
    paragraph(choiceLink(t('booking.toCalendar'), visitIcsUrl(page), page)),
    plan.starts.length > 0 && heading(2, t('booking.times', { date: format.date(date) })),
    bullets(plan.starts.map((start) => startLine(start, plan, date, page))),
    plan.starts.some(({ kind }) => kind === 'laterChoice') && paragraph(t('booking.timeOnNextPage')),
  ])
}

/** A start that the booking link can name leads to the page with it chosen. */
function startLine(
  start: StartOption,
  { variants }: ResolvedVisitChoice,
  date: string,
  page: PageContext,
): (string | Link)[] {
  const variant = variantOfStart(start, variants)
  const hours = startTimeRange(start, page)
  const facts = [
    startPriceAndPlaces(start, page),
    variants.length > 1 && start.kind === 'choice' && variant?.name,
  ].filter(Boolean)
  const told = facts.length > 0 ? `: ${facts.join(' · ')}` : ''
  if (start.kind !== 'choice') return [`${hours}${told}`]
  return [choiceLink(hours, startChoiceUrl(start, variant, date, page), page), told]
}

function nextDaysMarkdown(
  { days }: ResolvedVisitChoice,
  starts: VisitDates['performances'],
  today: string,
  page: PageContext,
): MarkdownTree {
  const times = startTimesByDay(starts ?? [])
  const shown = statesOfDays(nextDates(today), days)
  const lines: List = bullets(shown.map((day) => dayLine(day, times.get(day.date) ?? [], page)))
  return [heading(2, page.t('booking.nextDays')), lines]
}

function dayLine(day: DayWithState, times: readonly string[], page: PageContext): (string | Link)[] {
  const { date, state, price } = day
  const words = page.format.date(date)
  if (state !== 'open') return [`${words}: ${unavailableDayText(state, page)}`]
  const known = [...times.map((time) => page.format.time(time)), price && page.format.money(price.display)]
  const told = known.filter(Boolean).join(' · ')
  return [choiceLink(words, choiceUrl(page, { day: date }), page), told && `: ${told}`]
}

/** A link to the page itself with another choice. */
export function choiceLink(words: string, address: string, { visit }: PageContext): Link {
  return link(words, new URL(address, visit.origin).href)
}
