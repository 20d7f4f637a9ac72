import type { Price, Product } from '../../catalogue/product.ts'
import { addDays } from '../../i18n/day-number.ts'
import { isoToday } from '../../i18n/zoned-time.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { ActionLink } from '../../ui/action-link/action-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { bookingButtonLabel } from '../booking-button-label.ts'
import { CalendarMonth } from '../calendar/calendar-month.tsx'
import { BOOKING_ANCHOR, ChoiceForm, choiceUrl, monthUrl, visitIcsUrl } from '../calendar/choice-form.tsx'
import { NEXT_DAYS_COUNT } from '../calendar/day-states.ts'
import { PartyFields } from '../party/party-fields.tsx'
import { displayablePrice } from '../price-and-booking-link.tsx'
import { PriceNote } from '../price-note.tsx'
import { ProductPrice } from '../product-price.tsx'
import { AddToTrip } from './add-to-trip.tsx'
import styles from './booking-card.module.css'
import { DateStrip } from './date-strip.tsx'
import { venueMoment } from './load-visit-dates.ts'
import { PartyPriceNote } from './party-price-note.tsx'
import { type ResolvedVisitChoice, resolveVisitChoice, type VisitDates } from './resolve-visit-choice.ts'
import { StartChoice } from './start-choice.tsx'
import { VariantChoice } from './variant-choice.tsx'

export interface BookingCardProps {
  readonly product: Product
  readonly page: PageContext
  readonly dates: VisitDates
}

/**
 * Price, dates and booking link. The state is in the address, so it works as forms and links without JavaScript;
 * apply-choices.browser.ts fetches the same page and replaces each `data-booking` part.
 */
export function BookingCard({ product, page, dates }: BookingCardProps) {
  const { plan, today } = resolveVisitOfPage(product, page, dates)
  const { day, days } = plan
  return (
    <>
      <section
        id={BOOKING_ANCHOR}
        className={styles.card}
        data-booking="card"
        data-priced={product.tgid}
        data-said={announcementOf(plan, page)}
        aria-labelledby="booking-title"
        tabIndex={-1}
      >
        <h2 id="booking-title" className={styles.title}>
          {page.t('booking.title')}
        </h2>
        <CardPrice plan={plan} page={page} />
        <PartyPriceNote plan={plan} dates={dates} variants={product.variants} page={page} />
        {plan.missing && <p className={styles.missing}>{unavailableChoiceText(plan.missing, page)}</p>}
        <PartyChoice plan={plan} page={page} />
        {days.length > 0 && (
          <DateStrip
            page={page}
            today={today}
            chosen={day?.date}
            variantId={chosenVariantId(plan)}
            days={days}
            starts={dates.performances}
          />
        )}
        {days.length === 0 && (
          <p className={styles.quiet}>{page.t(dates.calendar ? 'booking.noDates' : 'booking.datesUnknown')}</p>
        )}
        <VariantChoice product={product} plan={plan} page={page} />
        {day && <StartChoice plan={plan} date={day.date} page={page} />}
        <BookingAction product={product} plan={plan} page={page} />
        {days.length > 0 && <AllDates plan={plan} page={page} today={today} />}
      </section>
      {/* It outlives the card, which is replaced. */}
      <VisuallyHidden>
        <span role="status" data-booking-status="" />
      </VisuallyHidden>
    </>
  )
}

/** The plan of the visit, shared by all prices and buttons of a page. */
export function resolveVisitOfPage(product: Product, page: PageContext, dates: VisitDates) {
  const today = isoToday(venueMoment(product, page.moment))
  return {
    plan: resolveVisitChoice(product, dates, page.visit.choice ?? {}, today, page.asksForDate(product.tgid)),
    today,
  }
}

function chosenVariantId({ variants }: ResolvedVisitChoice): number | undefined {
  return variants.find(({ isChosen }) => isChosen)?.variant.id
}

interface PartProps {
  readonly plan: ResolvedVisitChoice
  readonly page: PageContext
}

/** Keeps the space of the price when there is none. */
function CardPrice({ plan, page }: PartProps) {
  const price = displayablePrice(plan, page)
  return (
    <div className={styles.price}>
      {price && <ProductPrice price={price} page={page} size="page" />}
      {price && (
        <p className={styles.quiet}>
          {whatPriceIs(price, plan, page)}
          <PriceNote page={page} />
        </p>
      )}
    </div>
  )
}

/** "Lowest price across all dates · ", or the day of the price. */
function whatPriceIs(price: Price, { day }: ResolvedVisitChoice, { t, format }: PageContext): string {
  const when = day ? format.date(day.date) : price.isFrom && t('booking.lowest')
  const before = price.original && t('booking.lowestBefore', { amount: format.money(price.original) })
  return [when, before, ''].filter((part) => part !== false && part !== undefined).join(' · ')
}

/** How many people come; the rest of the choice stays. */
function PartyChoice({ plan, page }: PartProps) {
  const { choice } = page.visit
  return (
    <ChoiceForm
      page={page}
      date={plan.day?.date ?? choice?.month}
      variantId={chosenVariantId(plan)}
      tourId={choice?.tourId}
      label={page.t('party.label')}
      isParty
    >
      <PartyFields page={page} />
    </ChoiceForm>
  )
}

/** What of the address's selection cannot be had. */
export function unavailableChoiceText(
  missing: NonNullable<ResolvedVisitChoice['missing']>,
  { t, format, visit }: PageContext,
): string {
  const date = visit.choice?.day
  if (missing === 'day' && date) return t('booking.dayGone', { date: format.date(date) })
  return t(missing === 'start' ? 'booking.startGone' : 'booking.variantGone')
}

/** The month of the selection. A page without one has a link to it: most visitors open no calendar. */
function AllDates({ plan, page, today }: PartProps & { readonly today: string }) {
  const { day, days, month } = plan
  const variantId = chosenVariantId(plan)
  const isMonthAsked = page.visit.choice?.month !== undefined
  const label = (
    <>
      {page.t('booking.allDates')}
      <Icon name="down" className={styles.mark} />
    </>
  )
  if (!day && !isMonthAsked) {
    const href = monthUrl(page, month, variantId)
    return (
      <a href={href} className={`${styles.month} ${styles.summary}`} rel="nofollow" data-choose="month" data-paper="no">
        {label}
      </a>
    )
  }
  // A selected day beyond the strip is shown in the month.
  const isOpen = isMonthAsked || (day && day.date >= addDays(today, NEXT_DAYS_COUNT))
  return (
    <details className={styles.month} data-paper="no" open={isOpen}>
      <summary className={styles.summary} data-choose="month">
        {label}
      </summary>
      <CalendarMonth page={page} today={today} chosen={day?.date} variantId={variantId} days={days} month={month} />
    </details>
  )
}

/** The booking link with the selection; without a price its text is "Check availability". */
export function BookingAction({ product, plan, page }: PartProps & { readonly product: Product }) {
  const price = displayablePrice(plan, page)
  const { day } = plan
  return (
    <div className={styles.action} data-paper="no">
      <ActionLink link={page.bookingLink(product, plan.booking)} look="primary">
        {price ? bookingButtonLabel(product, day?.date, page) : page.t('card.checkAvailability')}
      </ActionLink>
      <p className={styles.others}>
        {day && (
          <>
            <a href={visitIcsUrl(page)} download={`${day.date}.ics`} rel="nofollow">
              {page.t('booking.toCalendar')}
            </a>
            <a href={choiceUrl(page, {})} data-choose="" rel="nofollow">
              {page.t('booking.anyDay')}
            </a>
          </>
        )}
        <AddToTrip tgid={product.tgid} plan={plan} page={page} />
      </p>
    </div>
  )
}

/** Announcement for screen readers after the card was replaced. */
function announcementOf({ day, start, price, missing }: ResolvedVisitChoice, page: PageContext): string {
  if (missing) return unavailableChoiceText(missing, page)
  const { t, format } = page
  const amount = price && format.money(price.display)
  const time = start && format.time(start.startTime)
  return [day ? format.longDate(day.date) : t('booking.title'), time, amount].filter(Boolean).join(' · ')
}
