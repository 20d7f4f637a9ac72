import type { PageContext } from '../../page-context/page-context.ts'
import { DayTimelineChart, type NumberedStarts } from './day-timeline-chart.tsx'
import styles from './day-timeline-section.module.css'
import {
  type CriterionTexts,
  type DayTimelineContent,
  type PastSellOutTexts,
  type StartTexts,
  timelineFootnote,
} from './day-timeline-texts.ts'

interface DayTimelineSectionProps {
  readonly said: DayTimelineContent
  readonly page: PageContext
}

/** The day of a visit: a drawing of its course, the named starts with their reasons, and the same in words. */
export function DayTimelineSection({ said, page }: DayTimelineSectionProps) {
  const { course, best, title, hours, wishes = [], soldOut = [], seen = [], facts } = said
  const notes = timelineFootnote(said, page)
  return (
    <section aria-labelledby="day-title" className={styles.course}>
      <h2 id="day-title" className={styles.title}>
        {title}
      </h2>
      <DayTimelineChart course={course} named={namedStarts(best, wishes)} page={page} />
      <Key course={course} page={page} />
      {wishes.length > 0 ? (
        <>
          <WishChoice wishes={wishes} page={page} />
          <NamedHours hours={hours} wish={USUAL} />
          {wishes.map(({ wish, rule, hours: fitting }) => (
            <NamedHours key={wish} hours={fitting} wish={wish} rule={rule} />
          ))}
        </>
      ) : (
        hours.length > 0 && (
          <>
            <h3 className={styles.heading}>{page.t('day.goodHours')}</h3>
            <NamedHours hours={hours} />
          </>
        )
      )}
      {soldOut.length > 0 && <SoldOutBefore soldOut={soldOut} page={page} />}
      {seen.length > 0 && <SeenByEditors seen={seen} page={page} />}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes && <p className={styles.rules}>{notes}</p>}
    </section>
  )
}

/** What is named while no wish is chosen. */
const USUAL = 'usual'

/** The starts that the drawing numbers, by the wish of which they are; without any wish none is told. */
function namedStarts(best: DayTimelineContent['best'], wishes: readonly CriterionTexts[]): readonly NumberedStarts[] {
  const usual = { wish: wishes.length > 0 ? USUAL : undefined, starts: best.map(({ start }) => start) }
  return [usual, ...wishes]
}

/** Which wish the style sheet shows the starts of; without it all are shown. */
function WishChoice({ wishes, page }: { readonly wishes: readonly CriterionTexts[]; readonly page: PageContext }) {
  return (
    <fieldset className={styles.wishes}>
      <legend className={styles.heading}>{page.t('day.wish')}</legend>
      {[{ wish: USUAL, label: page.t('day.goodHours') }, ...wishes].map(({ wish, label }) => (
        <label key={wish} className={styles.wish}>
          <input type="radio" name="hours" value={wish} defaultChecked={wish === USUAL} /> {label}
        </label>
      ))}
    </fieldset>
  )
}

/** What sold out on earlier days of the same weekday. */
function SoldOutBefore({
  soldOut,
  page,
}: {
  readonly soldOut: readonly PastSellOutTexts[]
  readonly page: PageContext
}) {
  return (
    <>
      <h3 className={styles.heading}>{page.t('day.soldOutTitle')}</h3>
      <ul>
        {soldOut.map(({ time, of, words }) => (
          <li key={`${time} ${of?.name}`}>
            <span className={styles.time}>{time}</span>{' '}
            {of && (
              <>
                <a {...of.link} className={styles.of}>
                  {of.name}
                </a>
                {' · '}
              </>
            )}
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function SeenByEditors({ seen, page }: { readonly seen: readonly string[]; readonly page: PageContext }) {
  return (
    <>
      <h3 className={styles.heading}>{page.t('day.seenTitle')}</h3>
      <ul>
        {seen.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  )
}

interface NamedHoursProps {
  readonly hours: readonly StartTexts[]
  readonly wish?: string
  readonly rule?: string
}

function NamedHours({ hours, wish, rule }: NamedHoursProps) {
  return (
    <div data-starts={wish}>
      {rule && <p className={styles.soft}>{rule}</p>}
      <ol className={styles.hours}>
        {hours.map(({ time, of, reasons, facts, address }) => (
          <li key={`${time} ${of?.name}`} className={styles.named}>
            {address === undefined ? (
              <span className={styles.time}>{time}</span>
            ) : (
              <a href={address} className={styles.time} data-choose="" rel="nofollow">
                {time}
              </a>
            )}{' '}
            {of && (
              <>
                <a {...of.link} className={styles.of}>
                  {of.name}
                </a>
                <br />
              </>
            )}
            <span>{reasons.join('\u00a0· ')}</span> {facts !== '' && <span className={styles.soft}>{facts}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** What strokes and the bar of the drawing are; dotted strokes are sold out. */
function Key({
  course: { starts, hours },
  page,
}: {
  readonly course: DayTimelineContent['course']
  readonly page: PageContext
}) {
  return (
    <p className={styles.key} aria-hidden="true">
      {starts.length > 0 && <span className={styles.ofStarts}>{page.t('hours.starts')}</span>}
      {starts.some(({ isSoldOut }) => isSoldOut) && (
        <span className={styles.ofSoldOut}>{page.t('booking.soldOut')}</span>
      )}
      {hours && <span className={styles.ofHours}>{page.t('show.schedule')}</span>}
    </p>
  )
}
