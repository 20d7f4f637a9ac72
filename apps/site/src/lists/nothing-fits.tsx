import type { PageContext } from '../page-context/page-context.ts'
import { NothingShown } from '../products/nothing-shown.tsx'
import { foundWords } from './found-words.ts'
import { listAddress } from './list-address.ts'
import styles from './lists.module.css'
import type { OwnListing } from './load-own-list.ts'

interface NothingFitsProps {
  readonly anchor: string
  readonly listing: OwnListing
  readonly page: PageContext
}

/** Why nothing is shown; with filters, how many results removing each of them would give. */
export function NothingFits({ anchor, listing: { view, all = [], available }, page }: NothingFitsProps) {
  const { t } = page
  const chosen = view?.chosen ?? []
  if (all.length === 0 || chosen.length === 0) {
    return <NothingShown>{t(available ? 'products.empty' : 'products.unavailable')}</NothingShown>
  }
  const ways = chosen
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ filter, value, without, count }) => ({
      words: t('lists.without', {
        name: filter.words(value, all, page),
        amount: foundWords(count, all.length < (view?.ofAll ?? 0), page),
      }),
      without,
    }))
  return (
    <NothingShown>
      <p>{t('lists.noneFits')}</p>
      <ul>
        {[...ways, { words: t('lists.clear'), without: {} }].map(({ words, without }) => (
          <li key={words}>
            <a href={`${listAddress(page, without)}#${anchor}`} rel="nofollow" data-turn="" className={styles.clear}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </NothingShown>
  )
}
