import { bookingButtonLabel } from '../../products/booking-button-label.ts'
import { venueMoment } from '../../products/booking-card/load-visit-dates.ts'
import { removeDay, type StopPosition } from '../../trips/edit-trip.ts'
import type { PlannedStop } from '../../trips/plan-trip.ts'
import { findEveningRepair, type Repair, repairsOf } from '../../trips/repair-trip.ts'
import { ActionLink } from '../../ui/action-link/action-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { LoadedTrip } from './load-trip.ts'
import styles from './trip.module.css'
import { dateTimeText, stopMisfitText, stopPriceText, stopTimeText, travelText, tripTotalText } from './trip-text.ts'
import { ChangeLink, StopTools } from './trip-tools.tsx'

interface TripDayProps {
  readonly loaded: LoadedTrip
  /** Counted from 0. */
  readonly number: number
}

/** A day of a trip; on paper a sheet. */
export function TripDay({ loaded, number }: TripDayProps) {
  const { page, planned, party } = loaded
  const { t, format } = page
  const { date, stops = [] } = planned.days[number] ?? {}
  const id = `day-${number + 1}`
  const total = tripTotalText(stops, party, page)
  return (
    <section id={id} className={styles.day} aria-labelledby={`${id}-title`} data-trip-day={number}>
      <h2 id={`${id}-title`} className={styles.heading}>
        {t('trip.day', { number: format.number(number + 1) })}
        {date && <span className={styles.date}>{format.longDate(date)}</span>}
      </h2>
      {stops.length === 0 && (
        <p className={styles.quiet}>
          {t('trip.dayEmpty')}{' '}
          {planned.days.length > 1 && (
            <ChangeLink loaded={loaded} trip={removeDay(planned.trip, number)}>
              {t('trip.removeDay')}
            </ChangeLink>
          )}
        </p>
      )}
      {stops.length > 0 && (
        <ol className={styles.stops}>
          {stops.map((stop, place) => (
            // The same tour group may be visited twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is what a stop is known by
            <TripStopItem key={place} loaded={loaded} stop={stop} date={date} at={{ day: number, place }} />
          ))}
        </ol>
      )}
      {total !== '' && <p className={styles.total}>{total}</p>}
    </section>
  )
}

interface StopProps {
  readonly loaded: LoadedTrip
  readonly stop: PlannedStop
  /** ISO date. */
  readonly date: string | undefined
  readonly at: StopPosition
}

function TripStopItem({ loaded, stop, date, at }: StopProps) {
  const { page, products } = loaded
  const { t } = page
  const product = products.get(stop.stop.tgid)
  const name =
    product?.name ??
    t(loaded.silent.has(stop.stop.tgid) ? 'trip.numbered' : 'trip.gone', { number: String(stop.stop.tgid) })
  const said = stopMisfitText(stop, page)
  const price = product && stopPriceText(stop, page)
  const time = stopTimeText(stop, venueMoment(product, page.moment).timeZone, page)
  const isOpenEnded = stop.state === 'fits' && stop.begins !== undefined && stop.ends === undefined
  return (
    <li
      className={styles.stop}
      data-trip-stop={`${at.day}-${at.place}`}
      data-tgid={stop.stop.tgid}
      data-state={stop.state}
    >
      <Way loaded={loaded} stop={stop} at={at} />
      <h3 className={styles.name}>{product ? <a href={page.linkToProduct(product, date).href}>{name}</a> : name}</h3>
      {time && <p className={styles.time}>{time}</p>}
      {isOpenEnded && <p className={styles.quiet}>{t('trip.endUnknown')}</p>}
      {price && <p>{price}</p>}
      {said && product && (
        <p className={styles.trouble}>
          <Icon name="alert" className={styles.icon} />
          {said}
        </p>
      )}
      <Repairs loaded={loaded} at={at} />
      {product && date && stop.state === 'fits' && (
        <div data-paper="no">
          <ActionLink link={page.bookingLink(product, loaded.bookingOf(stop, date))} look="secondary">
            {bookingButtonLabel(product, undefined, page)}
          </ActionLink>
        </div>
      )}
      <StopTools loaded={loaded} at={at} name={name} />
    </li>
  )
}

/** The way from the stop before that fits; that it is not known, where both fit. */
function Way({ loaded: { page, planned }, stop: { state, travel }, at }: Omit<StopProps, 'date'>) {
  if (travel) {
    if (travel.mode === 'walk' && travel.minutes === 0) return null
    return (
      <p className={styles.travel}>
        <Icon name={travel.mode === 'walk' ? 'pin' : 'bus'} className={styles.icon} />
        {travelText(travel, page)}
      </p>
    )
  }
  const before = planned.days[at.day]?.stops.slice(0, at.place) ?? []
  const isUnknown = state === 'fits' && before.some((other) => other.state === 'fits')
  return isUnknown ? <p className={styles.quiet}>{page.t('trip.wayUnknown')}</p> : null
}

/** What works instead, each one press away. */
function Repairs({ loaded, at }: Pick<StopProps, 'loaded' | 'at'>) {
  const { page, planned, facts, plan } = loaded
  const repairs = repairsOf(planned, at, { facts, plan })
  const evening = findEveningRepair(planned, at, { facts, plan })
  const product = loaded.products.get(planned.trip.days[at.day]?.[at.place]?.tgid ?? 0)
  const when = ({ date, begins }: Repair) =>
    dateTimeText(date, begins, venueMoment(product, page.moment).timeZone, page)
  if (repairs.length === 0 && !evening) return null
  return (
    <ul className={styles.repairs} data-paper="no">
      {repairs.map((repair) => (
        <li key={repair.kind}>
          <ChangeLink loaded={loaded} trip={repair.trip}>
            {page.t(repair.kind === 'newDay' ? 'trip.moveToNewDay' : 'trip.moveTo', { when: when(repair) })}
          </ChangeLink>
        </li>
      ))}
      {evening && (
        <li>
          <ChangeLink loaded={loaded} trip={evening.trip}>
            {page.t('trip.evening', { when: when(evening) })}
          </ChangeLink>
        </li>
      )}
    </ul>
  )
}
