import { photoGalleryProps } from '../../blocks/gallery/photo-gallery-props.ts'
import type { Product } from '../../catalogue/product.ts'
import { HtmlSection } from '../../products/html-section/html-section.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PhotoGallery } from '../../ui/photo-gallery/photo-gallery.tsx'
import type { TourGroupPartProps } from '../page-model.ts'
import { ProductReviews } from '../product/product-reviews.tsx'
import { AccessiblePerformances } from './accessible-performances.tsx'
import styles from './show-details.module.css'
import { ShowSeats } from './show-seats.tsx'
import { ShowVenue } from './show-venue.tsx'

/** Description, seats, access performances and pictures. */
export function ShowDetails({ product, model, page }: TourGroupPartProps) {
  const { t } = page
  return (
    <div className={styles.details} data-paper="flow">
      <div className={styles.main} data-paper="flow">
        <HtmlSection title={t('show.highlights')} html={product.descriptionHtml} />
        <div className={styles.pair}>
          <HtmlSection title={t('show.inclusions')} html={product.inclusionsHtml} look="included" />
          <HtmlSection title={t('show.exclusions')} html={product.exclusionsHtml} look="excluded" />
        </div>
        <HtmlSection title={t('callout.note')} html={product.additionalHtml} />
        <HtmlSection title={t('product.delivery')} html={product.deliveryHtml} />
        <HtmlSection title={t('cancellation.title')} html={product.cancellationHtml} />
        <Descriptors product={product} />
        <AccessiblePerformances product={product} dates={model.dates} page={page} />
      </div>
      <ShowSeats product={product} dates={model.dates} page={page} />
      <Gallery product={product} page={page} />
    </div>
  )
}

/** The way to the venue and the reviews, below what editors wrote; left to them where they have blocks of it. */
export function ShowVenueAndReviews({ product, model, page }: TourGroupPartProps) {
  const hasMap = model.blocks.some(({ block }) => block.type === 'map')
  return (
    <div
      className={model.blocks.length > 0 ? `${styles.surroundings} ${styles.afterBlocks}` : styles.surroundings}
      data-paper="flow"
    >
      {!hasMap && <ShowVenue product={product} others={model.similar.products} days={model.similarDays} page={page} />}
      <ProductReviews product={product} model={model} page={page} />
    </div>
  )
}

function Descriptors({ product }: { readonly product: Product }) {
  if (product.descriptors.length === 0) return null
  return (
    <ul className={styles.descriptors}>
      {product.descriptors.map((descriptor) => (
        <li key={descriptor.code} className={styles.descriptor}>
          <Icon name="check" />
          {descriptor.displayName}
        </li>
      ))}
    </ul>
  )
}

function Gallery({ product, page }: Pick<TourGroupPartProps, 'product' | 'page'>) {
  const { t } = page
  // The first picture is the poster, which is shown above.
  const pictures = product.pictures.slice(1)
  if (pictures.length === 0) return null
  return (
    <section className={styles.gallery} data-paper="no" aria-label={t('gallery.label')}>
      <PhotoGallery
        {...photoGalleryProps(
          pictures.map((picture) => ({ picture })),
          page,
        )}
      />
    </section>
  )
}
