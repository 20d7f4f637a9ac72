import type { BlockOfType } from '@passepartout/content-model/blocks'
import type { ComponentProps, ReactNode } from 'react'
import type { MessageKey } from '../i18n/translate.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { ProductCards } from '../products/card/product-cards.tsx'
import { addressOfWishes } from '../request/address/wishes-address.ts'
import { ShortcodeText } from '../shortcodes/shortcode-text.tsx'
import { ActionLink } from '../ui/action-link/action-link.tsx'
import { SectionHeading } from '../ui/section-heading/section-heading.tsx'
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx'
import { ChosenFilters, type FilterChip } from './chosen-filters.tsx'
import { DailyLowestPrices } from './daily-lowest-prices/view.tsx'
import type { InvalidDayReason } from './day-offers/validate-day.ts'
import { FilterForm, SORT_LABELS } from './filters/filter-form.tsx'
import { formatCertainAndUnsureCount } from './format-result-count.ts'
import { addressWithListChoice } from './list-address.ts'
import { ListPagination } from './list-pagination.tsx'
import type { ListView } from './list-view.ts'
import styles from './lists.module.css'
import type { FilterableListing } from './load-main-list.ts'
import { NoMatches } from './no-matches.tsx'
import { clusterResults } from './results-map/cluster-results.ts'
import { cardMapLinksByTgid, ResultsMap } from './results-map/view.tsx'

interface ShownListing {
  readonly listing: FilterableListing
  readonly page: PageContext
}

interface MainListProps extends ShownListing {
  readonly block: BlockOfType<'productList'>
  /** Whether its tickets compete, as those of one landmark do: then the cheapest days of all say something. */
  readonly isOfOneKind: boolean
  /** Whether the page's opening has an introduction, and the list follows it. */
  readonly isIntroduced: boolean
}

/** The page's own list with its editor's heading and introduction. */
export function MainList({ block, listing, page, isOfOneKind, isIntroduced }: MainListProps) {
  const { t } = page
  const link = block.action && page.link(block.action)
  return (
    <ListSection
      id={block.id}
      title={<ShortcodeText text={block.title} page={page} />}
      intro={block.intro && <ShortcodeText text={block.intro} page={page} />}
      aside={
        link && (
          <ActionLink link={link} look="link">
            <ShortcodeText text={block.action?.label || t('cta.more')} page={page} links={false} />
          </ActionLink>
        )
      }
      after={
        isOfOneKind &&
        (listing.all?.length ?? 0) > 1 && (
          <DailyLowestPrices anchor={block.id} view={listing.view} days={listing.days} page={page} />
        )
      }
      order={t(block.source.kind === 'tgids' ? 'products.orderChosen' : 'products.orderOurs')}
      isCounted
      isIntroduced={isIntroduced}
      listing={listing}
      page={page}
    />
  )
}

interface ListSectionProps extends ShownListing, Omit<ComponentProps<typeof SectionHeading>, 'id'> {
  /** Id of the list, the fragment of every choice. */
  readonly id: string
  /** Explanation of the default order. */
  readonly order: string
  /** Whether the page's head has said how many there are: then only a selection is counted. */
  readonly isCounted?: boolean
  /** Whether an introduction stands before the list already: then its own follows the cards on a phone. */
  readonly isIntroduced?: boolean
  /** Shown below the list, independent of the selection. */
  readonly after?: ReactNode
  /** What the whole page is narrowed to. */
  readonly lead?: readonly FilterChip[]
}

/**
 * The list with filters, explanation of its order, and pagination. update-lists.browser.ts replaces the element marked
 * `data-list` by that of the selected address; without JavaScript every choice is a navigation.
 */
export function ListSection({
  id,
  order,
  isCounted,
  isIntroduced,
  after,
  lead,
  listing,
  page,
  ...heading
}: ListSectionProps) {
  const { view, all = [] } = listing
  const { t, format } = page
  const headingId = `${id}-heading`
  const added = t('lists.shown', { shown: format.number(view.through), total: format.number(view.total) })
  const found = formatCertainAndUnsureCount(view, page)
  const counted = isCounted && view.chosen.length === 0 ? [] : [found]
  const placed = view.mapped && clusterResults(view.mapped)
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={isIntroduced ? `${styles.list} ${styles.introduced}` : styles.list}
    >
      <SectionHeading {...heading} id={headingId} />
      <VisuallyHidden>
        <span role="status" data-list-status="" />
      </VisuallyHidden>
      <div
        data-list={addressWithListChoice(page, view.choice)}
        data-total={view.total}
        data-said={found}
        data-added={added}
        tabIndex={-1}
        className={styles.results}
      >
        <FilterForm anchor={id} view={view} all={all} page={page}>
          {view.total > 0 && <p className={styles.order}>{[...counted, orderWords(order, view, page)].join(' · ')}</p>}
        </FilterForm>
        {view.dayFault && (
          <p className={styles.notice}>{t(DAY_FAULTS[view.dayFault], { date: format.date(view.days.last) })}</p>
        )}
        <ChosenFilters anchor={id} view={view} all={all} page={page} lead={lead} />
        {placed && placed.marks.length > 0 && <ResultsMap anchor={id} view={view} placed={placed} page={page} />}
        {view.total > 0 ? (
          <ProductCards
            products={view.products}
            page={page}
            layout="grid"
            id={`${id}-list`}
            headingId={headingId}
            marks={placed && cardMapLinksByTgid(id, placed, page)}
            days={view.cardDays}
          />
        ) : (
          <NoMatches anchor={id} listing={listing} page={page} />
        )}
        <ListPagination anchor={id} view={view} page={page} />
        {page.wishes && <CompareBar wishes={page.wishes} t={t} />}
      </div>
      {after}
    </section>
  )
}

interface CompareBarProps extends Pick<PageContext, 't'> {
  readonly wishes: NonNullable<PageContext['wishes']>
}

/** Link to a comparison of wishes (frame/wishes/compare-bar.browser.ts); hidden while there are none. */
function CompareBar({ wishes, t }: CompareBarProps) {
  const address = addressOfWishes(wishes, { part: 'compare', tgids: [] })
  return (
    <a
      href={address}
      hidden
      data-compare-bar={address}
      data-too-few={t('compare.choose')}
      className={`${styles.apply} ${styles.compare}`}
    >
      {t('compare.title')}
    </a>
  )
}

/** Messages about an invalid day. */
const DAY_FAULTS: Readonly<Record<InvalidDayReason, MessageKey>> = {
  none: 'lists.noSuchDay',
  past: 'lists.pastDay',
  far: 'lists.farDay',
}

/** Explanation of the order: the visitor's or the default one. */
function orderWords(usual: string, { choice }: ListView, { t }: PageContext): string {
  const [order] = choice.sort ?? []
  return order === undefined ? usual : t('lists.orderBy', { name: t(SORT_LABELS[order] ?? 'lists.sortRecommended') })
}
