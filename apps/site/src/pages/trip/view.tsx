import { PartyFields } from '../../products/party/party-fields.tsx'
import { VISIT_ICS_FILE_NAME } from '../../request/address/parse-address.ts'
import { MAX_QUERY_LENGTH, SEARCH_QUERY_PARAMETER } from '../../request/address/search-address.ts'
import {
  ARRANGED_SEGMENT,
  addressOfTrip,
  countStops,
  MOST_DAYS,
  START_PARAMETER,
  serializeTrip,
  type TripRequest,
} from '../../request/address/trip-address.ts'
import { BookEarlyNotice } from '../../trips/book-early-notice.tsx'
import { addDay, addStop, mayAddStop } from '../../trips/edit-trip.ts'
import { ActionLink } from '../../ui/action-link/action-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { ShareButtons } from '../wish-list/view.tsx'
import type { LoadedTrip } from './load-trip.ts'
import styles from './trip.module.css'
import { TripDay } from './trip-day.tsx'
import { tripTotalText } from './trip-text.ts'
import { ChangeForm, ChangeLink } from './trip-tools.tsx'

interface TripPageProps extends LoadedTrip {
  readonly asked: TripRequest
}

/**
 * The trip of the address, day by day. Each change is a link or a form that leads to the changed trip, so all works without scripts;
 * trip-editing.browser.ts shows it without leaving the page, and keeps it in the browser.
 */
export function TripPageView({ asked, ...loaded }: TripPageProps) {
  const { page, planned, party, silent } = loaded
  const { t } = page
  const isEmpty = countStops(planned.trip.days) === 0
  const total = tripTotalText(
    planned.days.flatMap(({ stops }) => stops),
    party,
    page,
  )
  return (
    <>
      <div
        className={styles.trip}
        data-trips=""
        data-trip={serializeTrip(planned.trip)}
        data-address={page.trips && addressOfTrip(page.trips, planned.trip, party, asked.query)}
        tabIndex={-1}
      >
        <h1 className={styles.title}>{t('trip.title')}</h1>
        <p className={styles.about} data-paper="no">
          {t(isEmpty ? 'trip.empty' : 'trip.about')}
        </p>
        <p data-paper="no">
          <a href={page.trips?.action} hidden data-trip-kept="" className={styles.change}>
            {t('trip.kept')}
          </a>
        </p>
        {asked.dropped > 0 && <p className={styles.trouble}>{t('trip.dropped', { count: asked.dropped })}</p>}
        {silent.size > 0 && <p className={styles.trouble}>{t('products.unavailable')}</p>}
        <ChangeForm page={page} days={planned.trip.days} submit={t('party.apply')}>
          <label className={styles.field}>
            {t('trip.firstDay')}
            <input type="date" name={START_PARAMETER} defaultValue={planned.trip.start} className={styles.input} />
          </label>
          <PartyFields page={page} />
        </ChangeForm>
        <BookEarlyNotice stops={loaded.early} page={page} />
        {planned.days.map(({ date }, number) => (
          <TripDay key={date ?? number} loaded={loaded} number={number} />
        ))}
        {!isEmpty && (
          <>
            <p className={styles.total}>{total}</p>
            <p className={styles.quiet}>{t('trip.estimate')}</p>
            <TripActions loaded={loaded} />
          </>
        )}
        <AddForm loaded={loaded} query={asked.query} />
      </div>
      {/* It outlives the trip, which is replaced. */}
      <VisuallyHidden>
        <span role="status" data-trip-status="">
          {isEmpty ? '' : total}
        </span>
      </VisuallyHidden>
    </>
  )
}

/** What can be done with the whole trip. */
function TripActions({ loaded }: { readonly loaded: LoadedTrip }) {
  const { page, planned, party } = loaded
  const { t, trips } = page
  const { trip } = planned
  if (!trips) return null
  const below = (part: string) => addressOfTrip({ ...trips, action: `${trips.action}${part}` }, trip, party)
  return (
    <div className={styles.links} data-paper="no">
      {trip.days.length < MOST_DAYS && (
        <ChangeLink loaded={loaded} trip={addDay(trip)}>
          {t('trip.addDay')}
        </ChangeLink>
      )}
      {trip.start !== undefined && countStops(trip.days) > 1 && (
        <a href={below(`${ARRANGED_SEGMENT}/`)} data-trip-change="" className={styles.change} rel="nofollow">
          {t('trip.arrange')}
        </a>
      )}
      {trip.start !== undefined && (
        <ActionLink link={{ href: below(VISIT_ICS_FILE_NAME), download: '' }} look="link">
          {t('booking.toCalendar')}
        </ActionLink>
      )}
      <button type="button" hidden data-print="" className={styles.button}>
        {t('trip.print')}
      </button>
      <ShareButtons page={page} />
    </div>
  )
}

/** The site's search, with results that are added to a day. */
function AddForm({ loaded, query }: { readonly loaded: LoadedTrip; readonly query: string }) {
  const { page, planned, party, found } = loaded
  const { t } = page
  const { trip } = planned
  if (!mayAddStop(trip)) return <p className={styles.quiet}>{t('trip.full')}</p>
  return (
    <section className={styles.add} aria-labelledby="add-title" data-paper="no">
      <h2 id="add-title" className={styles.heading}>
        {t('trip.add')}
      </h2>
      <ChangeForm page={page} party={party} start={trip.start} days={trip.days} submit={t('search.title')}>
        <input
          type="search"
          name={SEARCH_QUERY_PARAMETER}
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          className={styles.input}
        />
      </ChangeForm>
      {query !== '' && !found && <p>{t('trip.searchUnavailable')}</p>}
      {found?.length === 0 && <p>{t('search.none.title', { query })}</p>}
      {found && found.length > 0 && (
        <ul className={styles.found}>
          {found.map(({ tgid = 0, title, href }) => (
            <li key={tgid} className={styles.result}>
              <a href={href} className={styles.name}>
                {title}
              </a>
              <AddLinks loaded={loaded} tgid={tgid} title={title} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface AddLinksProps {
  readonly loaded: LoadedTrip
  readonly tgid: number
  readonly title: string
}

/** A link for each day. */
function AddLinks({ loaded, tgid, title }: AddLinksProps) {
  const { page, planned } = loaded
  const count = Math.max(1, planned.days.length)
  return (
    <span className={styles.links}>
      {Array.from({ length: count }, (_, day) => {
        const words = page.t('trip.addTo', { number: page.format.number(day + 1) })
        return (
          <ChangeLink
            key={`${tgid} ${words}`}
            loaded={loaded}
            trip={addStop(planned.trip, { tgid }, { day })}
            label={`${words}: ${title}`}
          >
            {words}
          </ChangeLink>
        )
      })}
    </span>
  )
}
