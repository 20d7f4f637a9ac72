import { galleryOf } from '../../blocks/gallery/gallery-of.ts'
import type { Product } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { choosesSeats } from '../../products/booking-words.ts'
import { HtmlSection } from '../../products/html-section/html-section.tsx'
import { ProductPrice } from '../../products/product-price.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PhotoGallery } from '../../ui/photo-gallery/photo-gallery.tsx'
import styles from './show-details.module.css'

interface ShowDetailsProps {
  readonly product: Product
  readonly page: PageContext
}

/** Description, ticket types, inclusions and pictures. */
export function ShowDetails({ product, page }: ShowDetailsProps) {
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
      </div>
      <Variants product={product} page={page} />
      <Gallery product={product} page={page} />
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

function Variants({ product, page }: ShowDetailsProps) {
  if (product.variants.length === 0) return null
  return (
    <section className={styles.aside} data-paper="no">
      <h2 className={styles.title}>{page.t(choosesSeats(product) ? 'show.tickets' : 'booking.tickets')}</h2>
      <ul>
        {product.variants.map((variant) => (
          <li key={variant.id} className={styles.variant}>
            <p className={styles.name}>{variant.name}</p>
            {variant.price && <ProductPrice price={variant.price} page={page} />}
            {variant.info && <p className={styles.info}>{variant.info}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Gallery({ product, page }: ShowDetailsProps) {
  const { t } = page
  // The first picture is the poster, which is shown above.
  const pictures = product.pictures.slice(1)
  if (pictures.length === 0) return null
  return (
    <section className={styles.gallery} data-paper="no" aria-label={t('gallery.label')}>
      <PhotoGallery
        {...galleryOf(
          pictures.map((picture) => ({ picture })),
          page,
        )}
      />
    </section>
  )
}
