import type { ReactNode } from 'react'
import type { PageContext } from '../../page-context/page-context.ts'
import { type Party, serializeParty } from '../../request/address/choices/party.ts'
import {
  addressOfTrip,
  PLAN_PARAMETER,
  START_PARAMETER,
  serializePlan,
  type Trip,
} from '../../request/address/trip-address.ts'
import { chooseStopTime, moveStop, removeStop, type StopPosition } from '../../trips/edit-trip.ts'
import { HiddenInputs } from '../../ui/hidden-inputs/hidden-inputs.tsx'
import type { LoadedTrip } from './load-trip.ts'
import styles from './trip.module.css'
import { startRangeText } from './trip-text.ts'

interface ChangeLinkProps {
  readonly loaded: LoadedTrip
  /** The trip that it leads to. */
  readonly trip: Trip
  /** Accessible name, if the visible text needs context. */
  readonly label?: string | undefined
  /** Key that does the same beside the stop. */
  readonly shortcut?: 'Alt+ArrowUp' | 'Alt+ArrowDown'
  readonly children: ReactNode
}

/** A change as a link to the changed trip; trip-editing.browser.ts shows it without leaving the page. */
export function ChangeLink({ loaded: { page, party }, trip, label, shortcut, children }: ChangeLinkProps) {
  if (!page.trips) return null
  return (
    <a
      href={addressOfTrip(page.trips, trip, party)}
      data-trip-change=""
      aria-label={label}
      aria-keyshortcuts={shortcut}
      className={styles.change}
      rel="nofollow"
    >
      {children}
    </a>
  )
}

interface ChangeFormProps {
  readonly page: PageContext
  readonly party?: Party
  /** What of the trip stays as it is. */
  readonly start?: string | undefined
  readonly days?: Trip['days']
  /** Text of its button. */
  readonly submit: string
  readonly children: ReactNode
}

/** A change as a form, whose fields are the other parts of the trip's address. */
export function ChangeForm({ page, party, start, days, submit, children }: ChangeFormProps) {
  if (!page.trips) return null
  const plan = days && serializePlan(days)
  return (
    <form action={page.trips.action} method="get" data-trip-change="" data-paper="no" className={styles.form}>
      <HiddenInputs parameters={page.trips.named} />
      {start !== undefined && <input type="hidden" name={START_PARAMETER} value={start} />}
      {plan && <input type="hidden" name={PLAN_PARAMETER} value={plan} />}
      {children}
      <button type="submit" className={styles.button}>
        {submit}
      </button>
      {party && <HiddenInputs parameters={[...new URLSearchParams(serializeParty(party))]} />}
    </form>
  )
}

interface StopToolsProps {
  readonly loaded: LoadedTrip
  readonly at: StopPosition
  readonly name: string
}

/** All that can be done with a stop: earlier, later, on another day, at another start, or not at all. */
export function StopTools({ loaded, at, name }: StopToolsProps) {
  const { page, planned } = loaded
  const { t } = page
  const { trip } = planned
  const [earlier, later] = [earlierThan(trip, at), laterThan(trip, at)]
  return (
    <details className={styles.tools} data-paper="no">
      <summary className={styles.summary} aria-label={t('text.labelled', { label: t('trip.change'), value: name })}>
        {t('trip.change')}
      </summary>
      <div className={styles.links}>
        {earlier && (
          <ChangeLink loaded={loaded} trip={moveStop(trip, at, earlier)} shortcut="Alt+ArrowUp">
            {t('trip.earlier')}
          </ChangeLink>
        )}
        {later && (
          <ChangeLink loaded={loaded} trip={moveStop(trip, at, later)} shortcut="Alt+ArrowDown">
            {t('trip.later')}
          </ChangeLink>
        )}
        <ChangeLink
          loaded={loaded}
          trip={removeStop(trip, at)}
          label={t('text.labelled', { label: t('trip.remove'), value: name })}
        >
          {t('trip.remove')}
        </ChangeLink>
      </div>
      <StartForm loaded={loaded} at={at} />
      <DayForm loaded={loaded} at={at} />
    </details>
  )
}

/** The place before, which may be the end of the day before. */
function earlierThan({ days }: Trip, { day, place }: StopPosition): StopPosition | undefined {
  if (place > 0) return { day, place: place - 1 }
  return day > 0 ? { day: day - 1, place: days[day - 1]?.length ?? 0 } : undefined
}

function laterThan({ days }: Trip, { day, place }: StopPosition): StopPosition | undefined {
  if (place < (days[day]?.length ?? 0) - 1) return { day, place: place + 1 }
  return day < days.length - 1 ? { day: day + 1, place: 0 } : undefined
}

/** The starts of the stop's day; each is the whole plan with it. */
function StartForm({ loaded: { page, party, planned, facts }, at }: Pick<StopToolsProps, 'loaded' | 'at'>) {
  const { t, format } = page
  const { trip, days } = planned
  const stop = trip.days[at.day]?.[at.place]
  const day = facts.ofTourGroup(stop?.tgid ?? 0)?.onDay(days[at.day]?.date ?? '')
  if (!stop || day?.kind !== 'open' || day.starts.length === 0) return null
  const planWith = (time: string | undefined) => serializePlan(chooseStopTime(trip, at, time).days)
  return (
    <ChangeForm page={page} party={party} start={trip.start} submit={t('party.apply')}>
      <label className={styles.field}>
        {t('trip.start')}
        <select name={PLAN_PARAMETER} defaultValue={planWith(stop.time)} autoComplete="off" className={styles.input}>
          <option value={planWith(undefined)}>{t('trip.firstThatFits')}</option>
          {day.starts.map(({ time, hasRoom }) => (
            <option key={time} value={planWith(time)} disabled={!hasRoom && time !== stop.time}>
              {hasRoom ? format.time(time) : `${format.time(time)} · ${t('booking.soldOut')}`}
            </option>
          ))}
        </select>
      </label>
    </ChangeForm>
  )
}

/** The days of the trip, with the first and last start of each; each is the whole plan with the stop at the end of that day. */
function DayForm({ loaded: { page, party, planned, facts }, at }: Pick<StopToolsProps, 'loaded' | 'at'>) {
  const { t, format } = page
  const { trip, days } = planned
  const tourGroup = facts.ofTourGroup(trip.days[at.day]?.[at.place]?.tgid ?? 0)
  if (trip.days.length < 2) return null
  const planOn = (day: number) => {
    const place = day === at.day ? at.place : (trip.days[day]?.length ?? 0)
    return serializePlan(moveStop(trip, at, { day, place }).days)
  }
  return (
    <ChangeForm page={page} party={party} start={trip.start} submit={t('trip.move')}>
      <label className={styles.field}>
        {t('trip.dayOfStop')}
        <select name={PLAN_PARAMETER} defaultValue={planOn(at.day)} autoComplete="off" className={styles.input}>
          {days.map(({ date }, day) => (
            <option key={planOn(day)} value={planOn(day)}>
              {[
                t('trip.day', { number: format.number(day + 1) }),
                date && format.date(date),
                date && tourGroup && startRangeText(tourGroup.onDay(date), page),
              ]
                .filter(Boolean)
                .join(' · ')}
            </option>
          ))}
        </select>
      </label>
    </ChangeForm>
  )
}
