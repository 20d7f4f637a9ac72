import type { PageContext } from '../../page-context/page-context.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { addressWithListChoice } from '../list-address.ts'
import type { ListView } from '../list-view.ts'
import styles from './daily-lowest-prices.module.css'
import type { DailyLowestPrice } from './load-daily-lowest-prices.ts'

interface DailyLowestPricesProps {
  /** Id of the list, the fragment of each day's link. */
  readonly anchor: string
  readonly view: ListView
  /** Absent until they are requested. */
  readonly days: readonly DailyLowestPrice[] | undefined
  readonly page: PageContext
}

/**
 * The next fourteen days with the lowest price of the whole list; each links to the list filtered by that day. The page
 * contains only a link to the strip; daily-lowest-prices.browser.ts loads it when it becomes visible.
 */
export function DailyLowestPrices({ anchor, view: { choice }, days, page }: DailyLowestPricesProps) {
  const { t } = page
  const { page: _page, ...rest } = choice
  const id = `${anchor}-days`
  const address = addressWithListChoice(page, { ...rest, show: ['days'] })
  return (
    <section
      id={id}
      aria-label={t('days.title')}
      className={styles.days}
      data-paper="no"
      data-days={days ? undefined : address}
    >
      {days ? (
        <>
          <p className={styles.title}>{t('days.title')}</p>
          <Strip anchor={anchor} choice={rest} days={days} page={page} />
          <p className={styles.note}>{t(days.some(({ price }) => price) ? 'days.note' : 'show.unavailable')}</p>
        </>
      ) : (
        <a href={`${address}#${id}`} rel="nofollow" className={styles.more}>
          {t('days.title')}
          <Icon name="chevron" />
        </a>
      )}
    </section>
  )
}

interface StripProps {
  readonly anchor: string
  readonly choice: ListView['choice']
  readonly days: readonly DailyLowestPrice[]
  readonly page: PageContext
}

function Strip({ anchor, choice, days, page }: StripProps) {
  const { format, t } = page
  const amounts = days.flatMap(({ price }) => price?.display.amount ?? [])
  const lowest = Math.min(...amounts)
  const isTold = amounts.some((amount) => amount > lowest)
  return (
    <ol className={styles.strip}>
      {days.map(({ date, price, isClosed }) => {
        const isLowest = isTold && price?.display.amount === lowest
        const words = (
          <>
            <span className={styles.small}>{format.weekday(date)}</span>
            <span className={styles.number}>{format.dayOfMonth(date)}</span>
            <span className={styles.price}>{price ? format.money(price.display) : '–'}</span>
            {isLowest && <VisuallyHidden>{t('booking.lowestOfMonth')}</VisuallyHidden>}
          </>
        )
        if (isClosed) {
          return (
            <li key={date} className={styles.none}>
              {words}
            </li>
          )
        }
        const address = addressWithListChoice(page, { ...choice, when: [date], show: ['days'] })
        return (
          <li key={date}>
            <a
              href={`${address}#${anchor}`}
              rel="nofollow"
              className={isLowest ? `${styles.day} ${styles.lowest}` : styles.day}
              aria-current={choice.when?.includes(date) ? 'date' : undefined}
            >
              {words}
            </a>
          </li>
        )
      })}
    </ol>
  )
}
