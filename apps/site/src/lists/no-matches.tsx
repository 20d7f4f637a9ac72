import type { PageContext } from '../page-context/page-context.ts'
import { EmptyListMessage } from '../products/empty-list-message.tsx'
import { formatResultCount } from './format-result-count.ts'
import { addressWithListChoice } from './list-address.ts'
import styles from './lists.module.css'
import type { MainListing } from './load-main-list.ts'

interface NoMatchesProps {
  readonly anchor: string
  readonly listing: MainListing
  readonly page: PageContext
}

/** Why nothing is shown; with filters, how many results another day or removing some of them would give. */
export function NoMatches({ anchor, listing: { view, all = [], available }, page }: NoMatchesProps) {
  const { t, format } = page
  if (all.length === 0 || !view?.waysOut) {
    return <EmptyListMessage>{t(available ? 'products.empty' : 'products.unavailable')}</EmptyListMessage>
  }
  const ways = view.waysOut.map(({ choice, count, without, day }) => {
    const amount = formatResultCount(count, all.length < view.ofAll, page)
    const name = format.list(without.map(({ filter, value }) => filter.words(value, all, page)))
    const words = day
      ? t('text.labelled', { label: format.date(day), value: amount })
      : t('lists.without', { name, amount })
    return { words, choice }
  })
  return (
    <EmptyListMessage>
      <p>{t('lists.noneFits')}</p>
      <ul>
        {[...ways, { words: t('lists.clear'), choice: {} }].map(({ words, choice }) => (
          <li key={words}>
            <a
              href={`${addressWithListChoice(page, choice)}#${anchor}`}
              rel="nofollow"
              data-turn=""
              className={styles.clear}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </EmptyListMessage>
  )
}
