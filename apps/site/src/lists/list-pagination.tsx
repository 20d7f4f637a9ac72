import type { PageContext } from '../page-context/page-context.ts'
import { addressWithListChoice } from './list-address.ts'
import type { ListView } from './list-view.ts'
import styles from './lists.module.css'

interface ListPaginationProps {
  readonly anchor: string
  readonly view: ListView
  readonly page: PageContext
}

/** Pagination links; with JavaScript the next page is appended to this one. */
export function ListPagination({ anchor, view, page }: ListPaginationProps) {
  const { t, format } = page
  if (view.pages < 2) return null
  const addressOf = (number: number) => {
    const { page: _page, ...choice } = view.choice
    return `${addressWithListChoice(page, number > 1 ? { ...choice, page: [String(number)] } : choice)}#${anchor}`
  }
  const rel = (relation: string | undefined) => [relation, view.isNarrowed && 'nofollow'].filter(Boolean).join(' ')
  return (
    <nav className={styles.pages} aria-label={t('lists.pages')} data-pages="">
      {view.page < view.pages && (
        <a href={addressOf(view.page + 1)} rel={rel('next')} data-more="" className={styles.more}>
          {t('lists.more')}
        </a>
      )}
      <ol className={styles.numbers}>
        {pageNumbersWithGaps(view.page, view.pages).map((number, place) =>
          number === undefined ? (
            <li key={`gap ${String(place)}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={addressOf(number)}
                rel={rel(number === view.page - 1 ? 'prev' : undefined) || undefined}
                aria-label={t('lists.page', { position: format.number(number) })}
                aria-current={number === view.page ? 'page' : undefined}
                data-turn=""
                className={styles.number}
              >
                {format.number(number)}
              </a>
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}

/** Number of neighbouring pages shown. */
const NEAR = 2

/** The first, the last, and the pages around the current one; `undefined` marks a gap. */
export function pageNumbersWithGaps(page: number, pages: number): (number | undefined)[] {
  const near = Array.from({ length: pages }, (_, place) => place + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= NEAR,
  )
  return near.flatMap((number, place) => {
    const left = number - (near[place - 1] ?? 0) - 1
    if (left === 0) return [number]
    return left === 1 ? [number - 1, number] : [undefined, number]
  })
}
