import { SearchForm } from '../../frame/search/search-form.tsx'
import type { MessageKey } from '../../i18n/translate.ts'
import type { FilterChip } from '../../lists/chosen-filters.tsx'
import { ListSection } from '../../lists/main-list.tsx'
import type { PageContext } from '../../page-context/page-context.ts'
import { ProductCards } from '../../products/card/product-cards.tsx'
import { addressOfSearch } from '../../request/address/search-address.ts'
import type { SearchResult } from '../../search/resolve-results.ts'
import type { SearchGroup } from '../../search/search-index.ts'
import { ActionLink } from '../../ui/action-link/action-link.tsx'
import { type LabelledLink, LinkRows } from '../../ui/link-rows/link-rows.tsx'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'
import type { LoadedResults, ResultGroup } from './load-results.ts'
import styles from './search.module.css'

interface SearchPageProps {
  readonly page: PageContext
  readonly found: LoadedResults
  /** Links to start from, when nothing was found. */
  readonly ways: readonly LabelledLink[]
  /** What the query names, with the address without it. */
  readonly chips: readonly FilterChip[]
}

/** Heading of each result type. */
export const SEARCH_GROUP_HEADING_KEYS: Readonly<Record<SearchGroup, MessageKey>> = {
  products: 'search.group.products',
  shows: 'search.group.shows',
  collections: 'search.group.collections',
  cities: 'search.group.cities',
  pages: 'search.group.pages',
}

/** The results by type; without results, suggestions on what to do next. */
export function SearchPageView({ page, found, ways, chips }: SearchPageProps) {
  const { t } = page
  return (
    <div className={styles.search}>
      <h1 className={styles.title}>{t('search.title')}</h1>
      {page.search && <SearchForm page={page} target={page.search} id="search-page" query={found.query} />}
      <Outcome page={page} found={found} />
      {found.nearest && (
        <section id="nearest" aria-labelledby="nearest-heading">
          <SectionHeading id="nearest-heading" title={t('search.nearest', { place: found.nearest.place })} />
          <LinkRows links={found.nearest.cities.map(linkOf)} />
        </section>
      )}
      {found.groups.length > 1 && <Kinds page={page} found={found} />}
      {found.groups.map((group) => (
        <Group key={group.group} page={page} found={found} group={group} chips={chips} />
      ))}
      {found.popular.length > 0 && (
        <section id="popular" aria-labelledby="popular-heading">
          <SectionHeading id="popular-heading" title={t('search.popular')} />
          <ProductCards
            products={found.popular}
            page={page}
            layout="grid"
            id="popular-list"
            headingId="popular-heading"
          />
        </section>
      )}
      {ways.length > 0 && (
        <section aria-labelledby="ways-heading">
          <SectionHeading id="ways-heading" title={t('error.links')} />
          <LinkRows links={ways} />
        </section>
      )}
    </div>
  )
}

function Outcome({
  page: { t },
  found: { state, query, count, isLeast, isClosest },
}: Pick<SearchPageProps, 'page' | 'found'>) {
  if (state === 'blank') return null
  if (state === 'unavailable') return <p className={styles.outcome}>{t('search.unavailable')}</p>
  if (isClosest && state === 'found') return <p className={styles.outcome}>{t('search.closest', { query })}</p>
  if (state === 'found' && query === '') return null
  if (state === 'found')
    return <p className={styles.outcome}>{t(isLeast ? 'search.countAtLeast' : 'search.count', { count, query })}</p>
  return (
    <div className={styles.outcome}>
      <h2 className={styles.none}>{t('search.none.title', { query })}</h2>
      <p>{t('search.none.text')}</p>
    </div>
  )
}

/** Links to the groups further down the page. */
function Kinds({ page, found: { groups, isLeast } }: Pick<SearchPageProps, 'page' | 'found'>) {
  return (
    <ul className={styles.kinds}>
      {groups.map((group) => (
        <li key={group.group}>
          <a href={`#${group.group}`} className={styles.kind}>
            <GroupTitle page={page} group={group} isLeast={isLeast} />
          </a>
        </li>
      ))}
    </ul>
  )
}

interface GroupProps extends Pick<SearchPageProps, 'page' | 'found' | 'chips'> {
  readonly group: ResultGroup
}

function GroupTitle({
  page,
  group: { group, count },
  isLeast,
}: Omit<GroupProps, 'found' | 'chips'> & { readonly isLeast: boolean }) {
  return (
    <>
      {`${page.t(SEARCH_GROUP_HEADING_KEYS[group])} `}
      <span className={styles.count}>{`${page.format.number(count)}${isLeast ? '+' : ''}`}</span>
    </>
  )
}

function Group({ page, found: { query, list, cards, isLeast }, group: found, chips }: GroupProps) {
  const { t } = page
  const { group, count, results } = found
  const title = <GroupTitle page={page} group={found} isLeast={isLeast} />
  const others = results.filter(({ tgid }) => tgid === undefined || !cards.has(tgid)).map(linkOf)
  if (list?.group === group) {
    return (
      <>
        <ListSection
          id={group}
          title={title}
          order={t('search.order')}
          listing={list.listing}
          page={page}
          lead={chips}
        />
        {others.length > 0 && <LinkRows links={others} />}
      </>
    )
  }
  const products = results.flatMap(({ tgid }) => cards.get(tgid ?? 0) ?? [])
  const headingId = `${group}-heading`
  return (
    <section id={group} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={title}
        aside={
          count > results.length &&
          page.search && (
            <ActionLink link={{ href: addressOfSearch(page.search, { query, group }) }} look="link">
              {t('search.all', { count })}
            </ActionLink>
          )
        }
      />
      {products.length > 0 && (
        <ProductCards products={products} page={page} layout="grid" id={`${group}-list`} headingId={headingId} />
      )}
      {others.length > 0 && <LinkRows links={others} />}
    </section>
  )
}

function linkOf({ title, href }: SearchResult): LabelledLink {
  return { label: title, href }
}
