import type { PageContext } from '../../page-context/page-context.ts'
import { displayablePrice } from '../../products/price-and-booking-link.tsx'
import { ProductPrice } from '../../products/product-price.tsx'
import {
  addressOfTrip,
  PLAN_PARAMETER,
  START_PARAMETER,
  serializePlan,
  type Trip,
} from '../../request/address/trip-address.ts'
import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { BookEarlyNotice } from '../../trips/book-early-notice.tsx'
import { stopsToBookEarly } from '../../trips/book-early-text.ts'
import { ActionLink } from '../../ui/action-link/action-link.tsx'
import { HiddenInputs } from '../../ui/hidden-inputs/hidden-inputs.tsx'
import { Photo } from '../../ui/photo/photo.tsx'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'
import type { BlockProps } from '../block.ts'
import styles from './plan-of-days.module.css'
import { type DayWithProducts, plannedDays, type StopWithProduct, tripDays } from './planned-days.ts'

/** CSS pixels. */
const PICTURE = { width: 120, aspectRatio: 1 } as const

/** An editor's days with their stops, what of them must be reserved early, and the form that opens them as a trip. */
export function PlanOfDaysView({ block, data, page }: BlockProps<'planOfDays'>) {
  const days = plannedDays(block, data)
  if (days.length === 0) return null
  const headingId = `${block.id}-heading`
  return (
    <section id={block.id} className={styles.plan} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={<ShortcodeText text={block.title} page={page} />}
        intro={block.intro && <ShortcodeText text={block.intro} page={page} />}
      />
      <BookEarlyNotice stops={stopsToBookEarly(data.products, data.gone)} page={page} />
      <ol className={styles.days}>
        {days.map((day) => (
          <Day key={day.number} day={day} page={page} />
        ))}
      </ol>
      {!data.isAvailable && <p className={styles.unknown}>{page.t('planOfDays.unknown')}</p>}
      <FirstDay id={block.id} days={tripDays(block, data)} page={page} />
    </section>
  )
}

function Day({ day: { number, title, stops }, page }: { readonly day: DayWithProducts; readonly page: PageContext }) {
  return (
    <li className={styles.day}>
      <h3 className={styles.title}>
        <span className={styles.number}>{page.t('planOfDays.day', { number: page.format.number(number) })}</span>{' '}
        <ShortcodeText text={title} page={page} />
      </h3>
      <ol className={styles.stops}>
        {stops.map((stop) => (
          <Stop key={`${stop.tgid} ${stop.time}`} stop={stop} page={page} />
        ))}
      </ol>
    </li>
  )
}

function Stop({ stop: { product, time, note }, page }: { readonly stop: StopWithProduct; readonly page: PageContext }) {
  const [picture] = product.pictures
  const price = displayablePrice(product, page)
  return (
    <li className={styles.stop}>
      <div className={styles.picture} data-paper="no">
        {picture && <Photo address={page.image(picture, PICTURE)} alt="" width={120} height={120} sizes="72px" />}
      </div>
      <div>
        {time && <p className={styles.time}>{page.format.time(time)}</p>}
        <a {...page.linkToProduct(product)} className={styles.name}>
          {product.name}
        </a>
        {note && <ShortcodeText as="p" className={styles.note} text={note} page={page} />}
        {price && <ProductPrice price={price} page={page} />}
      </div>
    </li>
  )
}

interface FirstDayProps {
  readonly id: string
  readonly days: Trip['days']
  readonly page: PageContext
}

/** The trip says what works on its days; so this page is the same for everybody and stays cached. */
function FirstDay({ id, days, page }: FirstDayProps) {
  const { trips, t } = page
  if (!trips) return null
  return (
    <form action={trips.action} method="get" className={styles.form} data-paper="no">
      <HiddenInputs parameters={[...trips.named, [PLAN_PARAMETER, serializePlan(days)]]} />
      <label htmlFor={`${id}-start`}>{t('planOfDays.firstDay')}</label>
      <input id={`${id}-start`} type="date" name={START_PARAMETER} className={styles.start} />
      <button type="submit" className={styles.submit}>
        {t('planOfDays.check')}
      </button>
      <ActionLink link={{ href: addressOfTrip(trips, { days }) }} look="link">
        {t('planOfDays.open')}
      </ActionLink>
    </form>
  )
}
