import type { Variant } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { choiceUrl } from '../calendar/choice-form.tsx'
import type { ResolvedVisitChoice } from './resolve-visit-choice.ts'
import styles from './start-choice.module.css'
import type { StartOption } from './start-options.ts'

interface StartChoiceProps {
  readonly plan: ResolvedVisitChoice
  /** ISO date of the selected day. */
  readonly date: string
  readonly page: PageContext
}

/**
 * Starts of the selected day in the venue's time. Those that the booking link can name are links; the others are text, because their
 * time is chosen on the booking page.
 */
export function StartChoice({ plan: { starts, variants }, date, page }: StartChoiceProps) {
  if (starts.length === 0) return null
  const isOpen = variants.length > 1 && !variants.some(({ isChosen }) => isChosen)
  const hasChoices = starts.some(({ kind }) => kind === 'choice')
  return (
    <section aria-labelledby="booking-times">
      <h3 id="booking-times" className={styles.heading}>
        {page.t('booking.times', { date: page.format.date(date) })}
      </h3>
      <ul className={hasChoices ? `${styles.starts} ${styles.choices}` : styles.starts}>
        {starts.map((start) => {
          const variant = variantOfStart(start, variants)
          return (
            <li key={start.slot.startTime}>
              <StartOfDay
                start={start}
                address={startChoiceUrl(start, variant, date, page)}
                ticket={isOpen ? variant?.name : undefined}
                page={page}
              />
            </li>
          )
        })}
      </ul>
      {starts.some(({ kind }) => kind === 'laterChoice') && (
        <p className={styles.note}>{page.t('booking.timeOnNextPage')}</p>
      )}
    </section>
  )
}

/** The variant that a start is sold as. */
export function variantOfStart({ slot }: StartOption, variants: ResolvedVisitChoice['variants']): Variant | undefined {
  return variants.find(({ variant: { tourIds } }) => tourIds.includes(slot.tourId))?.variant
}

/** The page with the start selected. */
export function startChoiceUrl(
  { slot: { tourId } }: StartOption,
  variant: Variant | undefined,
  date: string,
  page: PageContext,
): string {
  return choiceUrl(page, { day: date, ...(variant ? { variantId: variant.id } : {}), tourId })
}

/** "9:00 AM – 10:30 AM", as far as it is known. */
export function startTimeRange({ slot: { startTime, endTime } }: StartOption, { t, format }: PageContext): string {
  const begins = format.time(startTime)
  return endTime ? t('show.opens', { opens: begins, closes: format.time(endTime) }) : begins
}

interface StartOfDayProps {
  readonly start: StartOption
  /** Of the page with this start selected. */
  readonly address: string
  /** The variant that the link selects too, if none is selected. */
  readonly ticket: string | undefined
  readonly page: PageContext
}

function StartOfDay({ start, address, ticket, page }: StartOfDayProps) {
  const { kind, isChosen } = start
  const isGone = kind === 'soldOut' || kind === 'tooFew'
  const words = (
    <>
      <span className={isGone ? `${styles.time} ${styles.gone}` : styles.time}>{startTimeRange(start, page)}</span>{' '}
      <span className={styles.facts}>{startPriceAndPlaces(start, page)}</span>{' '}
      {kind === 'choice' && ticket && <span className={styles.facts}>{ticket}</span>}
    </>
  )
  if (kind !== 'choice') return <span className={styles.start}>{words}</span>
  return (
    <a
      href={address}
      className={`${styles.start} ${styles.choice}`}
      data-choose=""
      rel="nofollow"
      aria-current={isChosen || undefined}
    >
      {words}
    </a>
  )
}

/** "€27.60 · 27 left", or why it cannot be had. */
export function startPriceAndPlaces(
  { kind, slot: { price, remaining } }: StartOption,
  { t, format }: PageContext,
): string {
  if (kind === 'soldOut') return t('booking.soldOut')
  const left = remaining === undefined ? '' : t('booking.left', { count: remaining })
  if (kind === 'tooFew') return [left, t('booking.tooFew')].filter(Boolean).join(' · ')
  return [price && format.money(price.display), left].filter(Boolean).join(' · ')
}
