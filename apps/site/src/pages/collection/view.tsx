import { BlockList } from '../../blocks/block-list.tsx'
import { findLoadedMainList } from '../../blocks/find-loaded-main-list.ts'
import { AttractionDayView } from '../../lists/attraction-day/view.tsx'
import { addressWithListChoice } from '../../lists/list-address.ts'
import { MainList } from '../../lists/main-list.tsx'
import type { PageContext } from '../../page-context/page-context.ts'
import { AccessiblePerformancesLink } from '../../products/calendar/accessible-performances-link.tsx'
import { ProductRating } from '../../products/card/trust-row.tsx'
import { renderPlainText } from '../../shortcodes/text-of-shortcode.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Photo } from '../../ui/photo/photo.tsx'
import { PageHeading } from '../page-heading.tsx'
import type { CollectionPageModel, PageViewProps } from '../page-model.ts'
import styles from './collection.module.css'
import { experienceCountOf } from './experience-count.ts'
import { SubCategoryBar } from './sub-category-bar.tsx'

/** Title, facts and lowest price beside the picture, then the blocks. */
export function CollectionPageView({ page: given, model }: PageViewProps<CollectionPageModel>) {
  const { heroImage } = model.document
  const openingList = openingListOf(model)
  const page = openingList === undefined ? given : { ...given, openingList }
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <Breadcrumbs label={page.t('breadcrumbs.label')} crumbs={model.breadcrumbs} />
            <PageHeading page={page} document={model.document} summary={model.collection?.subtext} />
            <CollectionFacts page={page} model={model} />
          </div>
          {heroImage && (
            <div className={styles.picture} data-paper="no">
              <Photo
                address={page.image(heroImage, { width: 192, aspectRatio: 4 / 3 })}
                alt={heroImage.alt}
                width={192}
                height={144}
                sizes="(width > 768px) 192px, 104px"
                priority={openingList === undefined ? 'hero' : 'late'}
              />
            </div>
          )}
        </div>
      </div>
      <SubCategoryBar subCategories={model.near.subCategories} kinds={filteredKinds(page, model)} page={page} />
      <BlockList blocks={model.blocks} page={page} instead={ownList(page, model)} />
      {model.hasAccessInCity && (
        <div className={styles.access}>
          <AccessiblePerformancesLink page={page} place={renderPlainText(model.document.title, page)} />
        </div>
      )}
    </>
  )
}

/** The id of the list of cards that the page begins with; its pictures are larger than that of the opening. */
function openingListOf({ blocks: [first] }: CollectionPageModel): string | undefined {
  if (first?.block.type !== 'productList' || !first.data || !('products' in first.data)) return undefined
  return first.data.products.some(({ pictures }) => pictures.length > 0) ? `${first.block.id}-list` : undefined
}

/** Links that narrow the page's own list to a kind. */
function filteredKinds(page: PageContext, { blocks, near }: CollectionPageModel) {
  const own = findLoadedMainList(blocks)
  if (!own) return []
  return near.filteredKinds.map(({ id, displayName }) => ({
    label: displayName,
    href: `${addressWithListChoice(page, { kind: [String(id)] })}#${own.block.id}`,
  }))
}

/** The page's own list with its filters, and the day of its point of interest, in the place of its block. */
function ownList(page: PageContext, { blocks, collection, document, placeDay }: CollectionPageModel) {
  const isOfOneKind = collection?.attraction !== undefined
  const own = findLoadedMainList(blocks)
  if (!own) return {}
  const isIntroduced = own.block === blocks[0]?.block && Boolean(document.standfirst || collection?.subtext)
  return {
    [own.block.id]: (
      <>
        <MainList {...own} page={page} isOfOneKind={isOfOneKind} isIntroduced={isIntroduced} />
        {placeDay && <AttractionDayView day={placeDay} page={page} />}
      </>
    ),
  }
}

/** Rating, number of experiences, lowest price: each only when it is known. */
function CollectionFacts({ page, model }: PageViewProps<CollectionPageModel>) {
  if (!model.collection) return null
  const { rating, startingPrice } = model.collection
  const count = experienceCountOf(model)
  const amount = startingPrice ? page.format.money(startingPrice.display) : ''
  return (
    <ul className={styles.facts}>
      {rating && (
        <li>
          <ProductRating rating={rating} page={page} />
        </li>
      )}
      {count > 0 && <li>{page.t('collection.experiences', { count })}</li>}
      {amount !== '' && (
        <li>
          {page.t('price.from')} <strong className={styles.amount}>{amount}</strong>
        </li>
      )}
    </ul>
  )
}
