import type { BlockOf } from '@passepartout/content-model/blocks'
import type { PageContext } from '../page-context/page-context.ts'
import { ProductCards } from '../products/product-cards.tsx'
import { Words } from '../shortcodes/words.tsx'
import { Action } from '../ui/action/action.tsx'
import { SectionHeading } from '../ui/section-heading/section-heading.tsx'
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterForm, ORDER_WORDS } from './filter-form.tsx'
import { listAddress } from './list-address.ts'
import { ListPages } from './list-pages.tsx'
import styles from './lists.module.css'
import type { OwnListing } from './load-own-list.ts'
import { NothingFits } from './nothing-fits.tsx'
import type { ListView } from './view-list.ts'

interface OwnListProps {
  readonly block: BlockOf<'productList'>
  readonly listing: OwnListing & { readonly view: ListView }
  readonly page: PageContext
}

/**
 * The list that a page is: what of it is shown, why in this order, and the rest page by page. choose-list.browser.ts
 * replaces what is marked `data-list` by its own from the address that was chosen; every choice is an address without it.
 */
export function OwnList({ block, listing, page }: OwnListProps) {
  const { view, all = [] } = listing
  const { t, format } = page
  const headingId = `${block.id}-heading`
  const link = block.action && page.link(block.action)
  const added = t('lists.shown', { shown: format.number(view.through), total: format.number(view.total) })
  const found = t('collection.experiences', { count: view.total })
  return (
    <section id={block.id} aria-labelledby={headingId} className={styles.list}>
      <SectionHeading
        id={headingId}
        title={<Words text={block.title} page={page} />}
        intro={block.intro && <Words text={block.intro} page={page} />}
        aside={
          link && (
            <Action link={link} look="link">
              <Words text={block.action?.label || t('cta.more')} page={page} links={false} />
            </Action>
          )
        }
      />
      <VisuallyHidden>
        <span role="status" data-list-status="" />
      </VisuallyHidden>
      <div
        data-list={listAddress(page, view.choice)}
        data-total={view.total}
        data-said={found}
        data-added={added}
        tabIndex={-1}
        className={styles.results}
      >
        <FilterForm anchor={block.id} view={view} all={all} page={page} />
        <ChosenFilters anchor={block.id} view={view} all={all} page={page} />
        {all.length > 1 && view.total > 0 && (
          <p className={styles.order}>{[found, orderWords(block, view, page)].join(' · ')}</p>
        )}
        {view.total > 0 ? (
          <ProductCards
            products={view.products}
            page={page}
            layout="grid"
            id={`${block.id}-list`}
            headingId={headingId}
          />
        ) : (
          <NothingFits anchor={block.id} listing={listing} page={page} />
        )}
        <ListPages anchor={block.id} view={view} page={page} />
      </div>
    </section>
  )
}

/** Why this order: the visitor's own, the editors', or the catalogue's, which is the same for everybody. */
function orderWords({ source }: OwnListProps['block'], { choice }: ListView, { t }: PageContext): string {
  const [order] = choice.sort ?? []
  if (order !== undefined) return t('lists.orderBy', { name: t(ORDER_WORDS[order] ?? 'lists.sortRecommended') })
  return t(source.kind === 'tgids' ? 'products.orderChosen' : 'products.orderOurs')
}
