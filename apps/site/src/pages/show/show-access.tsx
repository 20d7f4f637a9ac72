import { isInterfaceOpen } from '@passepartout/content-model/machine-interfaces'
import type { Product } from '../../catalogue/product.ts'
import { homeLink } from '../../frame/header/header.tsx'
import type { PageContext } from '../../page-context/page-context.ts'
import { type AccessPerformance, accessPerformancesOf } from '../../products/access-performances.ts'
import type { VisitDates } from '../../products/booking-card/plan-visit.ts'
import { AccessSubscription } from '../../products/calendar/access-subscription.tsx'
import { choiceAddress } from '../../products/calendar/choice-form.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './show-access.module.css'

interface ShowAccessProps {
  readonly product: Product
  readonly dates: VisitDates
  readonly page: PageContext
}

/** Captioned, audio-described, signed and relaxed performances by date; each link chooses its day and its tour. */
export function ShowAccess({ product, dates, page }: ShowAccessProps) {
  const performances = accessPerformancesOf(product, dates.calendar ?? { days: [] }, dates.performances ?? [])
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
                  href={choiceAddress(page, { day: performance.date, tourId: performance.tourId })}
                  className={styles.date}
                  data-choose=""
                  rel="nofollow"
                >
                  {whenOf(performance, page)}
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {isInterfaceOpen(page.site, 'calendars') && (
        <AccessSubscription page={page} href={homeLink(page).href} place={page.site.name} />
      )}
    </section>
  )
}

/** "Wed, Dec 2, 2:30 PM" */
export function whenOf(
  { date, startTime }: Pick<AccessPerformance, 'date' | 'startTime'>,
  { format }: PageContext,
): string {
  return [format.date(date), startTime && format.time(startTime)].filter(Boolean).join(', ')
}
