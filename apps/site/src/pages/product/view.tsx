import { BlockList } from '../../blocks/block-list.tsx'
import { displayablePictures, photoGalleryProps } from '../../blocks/gallery/photo-gallery-props.ts'
import type { Product } from '../../catalogue/product.ts'
import { RecentlyViewed } from '../../frame/wishes/recently-viewed.tsx'
import type { PageContext } from '../../page-context/page-context.ts'
import { BookingCard } from '../../products/booking-card/booking-card.tsx'
import heart from '../../products/card/heart.module.css'
import { durationText } from '../../products/card/product-card.tsx'
import { CardBookingFacts, cardBookingTexts, TrustRow } from '../../products/card/trust-row.tsx'
import { Features } from '../../products/features.tsx'
import { ReviewQuote } from '../../products/reviews/review-quote.tsx'
import { ActionLink } from '../../ui/action-link/action-link.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { PhotoGallery } from '../../ui/photo-gallery/photo-gallery.tsx'
import { PageHeading } from '../page-heading.tsx'
import type { PageViewProps, ShowPageModel } from '../page-model.ts'
import { BookingBar } from './booking-bar.tsx'
import styles from './product.module.css'
import { hasReviewsBlock, REVIEWS_SECTION_ID } from './product-reviews.tsx'
import { ProductSections } from './product-sections.tsx'
import { SimilarProducts } from './similar-products.tsx'
import unavailable from './unavailable-tour-group.module.css'

type ProductPageProps = PageViewProps<ShowPageModel>

/** A tour group: pictures, title, price and dates, then all details. */
export function ProductPageView({ page, model }: ProductPageProps) {
  const { product, dates, blocks } = model
  return (
    <>
      <div className={styles.page} data-paper="flow">
        {product && <Pictures product={product} page={page} />}
        <Opening page={page} model={model} />
        {product ? (
          <>
            <div className={styles.card}>
              <BookingCard product={product} page={page} dates={dates} />
            </div>
            <ProductSections page={page} model={model} product={product} />
          </>
        ) : (
          <Unavailable page={page} model={model} />
        )}
      </div>
      {blocks.length > 0 && <BlockList blocks={blocks} page={page} />}
      <SimilarProducts page={page} model={model} />
      <RecentlyViewed page={page} />
    </>
  )
}

/** A message and the booking link, when the catalogue does not have the tour group now. */
function Unavailable({ page, model }: PageViewProps) {
  const { tgid } = model.document.categorisation
  return (
    <div className={unavailable.unavailable}>
      <p>{page.t('show.unavailable')}</p>
      {tgid !== undefined && (
        <ActionLink link={page.bookingLink({ tgid })} look="primary">
          {page.t('card.checkAvailability')}
        </ActionLink>
      )}
    </div>
  )
}

/** Below all else on the page. */
export function ProductBookingBar({ page, model: { product, dates } }: ProductPageProps) {
  return product && <BookingBar product={product} page={page} dates={dates} />
}

function Pictures({ product, page }: { readonly product: Product; readonly page: PageContext }) {
  const pictures = displayablePictures(
    product.pictures.map((picture) => ({ picture })),
    page,
  )
  if (pictures.length === 0) return null
  return (
    <div className={`${styles.pictures} ${heart.place}`} data-heart={product.tgid} data-offer-room="">
      <PhotoGallery {...photoGalleryProps(pictures, page, 'mosaic')} />
    </div>
  )
}

/** Kicker such as "Paris · Museum tickets", title, one-line summary, rating and what a visitor says. */
function Opening({ page, model }: ProductPageProps) {
  const { document, product, breadcrumbs, reviews } = model
  const kind = product?.primarySubCategory ?? product?.primaryCategory
  const kicker = [product?.cityName, kind?.displayName].filter(Boolean).join(' · ')
  return (
    <div className={styles.opening} data-paper="title">
      <Breadcrumbs label={page.t('breadcrumbs.label')} crumbs={breadcrumbs} />
      <PageHeading page={page} document={{ kicker, ...document }} summary={product?.summary} />
      {product && <TrustRow product={product} page={page} />}
      {product && (
        <CardBookingFacts
          free={undefined}
          day={cardBookingTexts(product, page).day}
          length={durationText(product, page)}
        />
      )}
      {product && <Features product={product} page={page} />}
      {!hasReviewsBlock(model) && <ReviewQuote reviews={reviews} anchor={REVIEWS_SECTION_ID} page={page} />}
    </div>
  )
}
