import type { PageContext } from '../../page-context/page-context.ts'
import styles from './day-course.module.css'
import { DayDrawing } from './day-drawing.tsx'
import type { SaidDay, SaidHour } from './day-words.ts'

interface DayCourseProps {
  readonly said: SaidDay
  readonly page: PageContext
}

/** The day of a visit: a drawing of its course, the named starts with their reasons, and the same in words. */
export function DayCourse({ said: { course, best, title, hours, facts, note }, page }: DayCourseProps) {
  return (
    <section aria-labelledby="day-title">
      <h2 id="day-title" className={styles.title}>
        {title}
      </h2>
      <DayDrawing course={course} hours={best} page={page} />
      <Key course={course} page={page} />
      {hours.length > 0 && (
        <>
          <h3 className={styles.heading}>{page.t('day.goodHours')}</h3>
          <ol className={styles.hours}>
            {hours.map((hour) => (
              <li key={`${hour.time} ${hour.of?.name}`} className={styles.named}>
                <NamedHour hour={hour} />
              </li>
            ))}
          </ol>
        </>
      )}
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
      {hours.length > 0 && <p className={styles.rules}>{[page.t('day.rules'), note].filter(Boolean).join(' ')}</p>}
    </section>
  )
}

/** What strokes and the bar of the drawing are. */
function Key({ course: { starts, hours }, page }: { readonly course: SaidDay['course']; readonly page: PageContext }) {
  return (
    <p className={styles.key} aria-hidden="true">
      {starts.length > 0 && <span className={styles.ofStarts}>{page.t('hours.starts')}</span>}
      {hours && <span className={styles.ofHours}>{page.t('show.schedule')}</span>}
    </p>
  )
}

function NamedHour({ hour: { time, of, reasons, facts, address } }: { readonly hour: SaidHour }) {
  return (
    <>
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
    </>
  )
}
