import type { PageContext } from '../../page-context/page-context.ts'
import { hasSeatMap } from '../../products/booking-button-label.ts'
import { resolveVisitOfPage } from '../../products/booking-card/booking-card.tsx'
import type { ResolvedVisitChoice, VariantOption } from '../../products/booking-card/resolve-visit-choice.ts'
import { unavailableVariantText } from '../../products/booking-card/variant-choice.tsx'
import { choiceUrl } from '../../products/calendar/choice-form.tsx'
import { ProductPrice } from '../../products/product-price.tsx'
import type { DatedTourGroupProps } from '../page-model.ts'
import styles from './show-seats.module.css'

/** The sections of the house with the provider's advice and their prices: of the selected day, otherwise the lowest. */
export function ShowSeats({ product, dates, page }: DatedTourGroupProps) {
  const { plan } = resolveVisitOfPage(product, page, dates)
  if (plan.variants.length === 0) return null
  const { t, format } = page
  return (
    <section className={styles.aside} data-booking="seats" data-paper="no">
      <h2 className={styles.title}>{t(hasSeatMap(product) ? 'show.tickets' : 'booking.tickets')}</h2>
      <p className={styles.info}>
        {plan.day ? t('show.pricesOn', { date: format.date(plan.day.date) }) : t('booking.lowest')}
      </p>
      <ul>
        {plan.variants.map((offered) => (
          <Section key={offered.variant.id} offered={offered} plan={plan} page={page} />
        ))}
      </ul>
    </section>
  )
}

interface SectionProps {
  readonly offered: VariantOption
  readonly plan: ResolvedVisitChoice
  readonly page: PageContext
}

/** Its name selects it, and keeps the day. */
function Section({ offered, plan: { day }, page }: SectionProps) {
  const { variant, gone, isChosen, price } = offered
  const address = choiceUrl(page, { ...(day ? { day: day.date } : {}), variantId: variant.id })
  return (
    <li className={styles.section}>
      {gone ? (
        <p className={styles.name}>{variant.name}</p>
      ) : (
        <a href={address} className={styles.name} data-choose="" rel="nofollow" aria-current={isChosen || undefined}>
          {variant.name}
        </a>
      )}
      {gone ? (
        <p className={styles.info}>{unavailableVariantText(gone, page)}</p>
      ) : (
        price && <ProductPrice price={price} page={page} />
      )}
      {variant.info && <p className={styles.advice}>{variant.info}</p>}
    </li>
  )
}
