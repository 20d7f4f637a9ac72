import { isInterfaceOpen } from '@passepartout/content-model/machine-interfaces'
import { homeLink } from '../../frame/header/header.tsx'
import type { PageContext } from '../../page-context/page-context.ts'
import { type AccessiblePerformance, accessiblePerformancesOf } from '../../products/accessible-performances.ts'
import { AccessiblePerformancesLink } from '../../products/calendar/accessible-performances-link.tsx'
import { choiceUrl } from '../../products/calendar/choice-form.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { DatedTourGroupProps } from '../page-model.ts'
import styles from './accessible-performances.module.css'

/** Captioned, audio-described, signed and relaxed performances by date; each link chooses its day and its tour. */
export function AccessiblePerformances({ product, dates, page }: DatedTourGroupProps) {
  const performances = accessiblePerformancesOf(product, dates.calendar ?? { days: [] }, dates.performances ?? [])
  if (performances.length === 0) return null
  return (
    <section aria-labelledby="access-performances">
      <h2 id="access-performances" className={styles.title}>
        {page.t('show.accessPerformances')}
      </h2>
      <dl>
        {[...Map.groupBy(performances, ({ access }) => access)].map(([access, same]) => (
          <div key={access} className={styles.kind}>
            <dt className={styles.access}>
              <Icon name="access" />
              {access}
            </dt>
            {same.map((performance) => (
              <dd key={`${performance.date} ${performance.startTime}`}>
                <a
                  href={choiceUrl(page, { day: performance.date, tourId: performance.tourId })}
                  className={styles.date}
                  data-choose=""
                  rel="nofollow"
                >
                  {performanceTimeText(performance, page)}
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {isInterfaceOpen(page.site, 'calendars') && (
        <AccessiblePerformancesLink page={page} href={homeLink(page).href} place={page.site.name} />
      )}
    </section>
  )
}

/** "Wed, Dec 2, 2:30 PM" */
export function performanceTimeText(
  { date, startTime }: Pick<AccessiblePerformance, 'date' | 'startTime'>,
  { format }: PageContext,
): string {
  return [format.date(date), startTime && format.time(startTime)].filter(Boolean).join(', ')
}
