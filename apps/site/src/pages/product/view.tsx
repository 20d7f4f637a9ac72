import { BlockList } from '../../blocks/block-list.tsx'
import { galleryOf, shownPictures } from '../../blocks/gallery/gallery-of.ts'
import type { Product } from '../../catalogue/product.ts'
import { RecentlyViewed } from '../../frame/wishes/recently-viewed.tsx'
import type { PageContext } from '../../page-context/page-context.ts'
import { BookingCard } from '../../products/booking-card/booking-card.tsx'
import heart from '../../products/card/heart.module.css'
import { durationOf } from '../../products/card/product-card.tsx'
import { CardTerms, TrustRow, termsOf } from '../../products/card/trust-row.tsx'
import { Features } from '../../products/features.tsx'
import { ReviewQuote } from '../../products/reviews/review-quote.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { PhotoGallery } from '../../ui/photo-gallery/photo-gallery.tsx'
import type { ShowPageModel } from '../page-model.ts'
import { PageOpening } from '../page-opening.tsx'
import { Unavailable } from '../unavailable/unavailable.tsx'
import { BookingBar } from './booking-bar.tsx'
import styles from './product.module.css'
import { hasReviewsBlock, REVIEWS } from './product-reviews.tsx'
import { ProductSections } from './product-sections.tsx'
import { SimilarProducts } from './similar-products.tsx'

interface ProductPageProps {
  readonly page: PageContext
  readonly model: ShowPageModel
}

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

/** Below all else on the page. */
export function ProductBar({ page, model: { product, dates } }: ProductPageProps) {
  return product && <BookingBar product={product} page={page} dates={dates} />
}

function Pictures({ product, page }: { readonly product: Product; readonly page: PageContext }) {
  const pictures = shownPictures(
    product.pictures.map((picture) => ({ picture })),
    page,
  )
  if (pictures.length === 0) return null
  return (
    <div className={`${styles.pictures} ${heart.place}`} data-heart={product.tgid} data-offer-room="">
      <PhotoGallery {...galleryOf(pictures, page, 'mosaic')} />
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
      <PageOpening page={page} document={{ kicker, ...document }} summary={product?.summary} />
      {product && <TrustRow product={product} page={page} />}
      {product && <CardTerms free={undefined} day={termsOf(product, page).day} length={durationOf(product, page)} />}
      {product && <Features product={product} page={page} />}
      {!hasReviewsBlock(model) && <ReviewQuote reviews={reviews} anchor={REVIEWS} page={page} />}
    </div>
  )
}
