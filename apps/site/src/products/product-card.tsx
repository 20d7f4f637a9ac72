import { BRAND_LOOKS } from '../brands/registry.ts'
import type { ProductCard } from '../catalogue/product.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { Photo } from '../ui/photo/photo.tsx'
import { offeredPrice } from './offer.tsx'
import styles from './product-card.module.css'
import { ProductPrice } from './product-price.tsx'
import { TrustRow } from './trust-row.tsx'

interface ProductCardViewProps {
  readonly product: ProductCard
  readonly page: PageContext
}

/** A tour group as an item of a list: picture, what it is, trust, price; all of it one target. */
export function ProductCardView({ product, page }: ProductCardViewProps) {
  return (
    <li className={styles.card}>
      <CardPicture product={product} page={page} />
      <div className={styles.body}>
        <p className={styles.kind}>{kindOf(product, page)}</p>
        <h3 className={styles.name}>
          <a {...page.linkToProduct(product)} className={styles.link}>
            {product.name}
          </a>
        </h3>
        <TrustRow product={product} page={page} />
        <CardPrice product={product} page={page} />
      </div>
    </li>
  )
}

function CardPicture({ product, page }: ProductCardViewProps) {
  const { width, aspectRatio, sizes } = BRAND_LOOKS[page.site.brand].cardPicture
  const [first] = product.pictures
  const picture = aspectRatio < 1 ? first : (product.banner ?? first)
  return (
    <div className={styles.picture}>
      {picture && (
        <Photo
          address={page.image(picture, { width, aspectRatio })}
          alt=""
          width={width}
          height={width / aspectRatio}
          sizes={sizes}
        />
      )}
    </div>
  )
}

/** The space of the price stays when there is none (specification, section 8; "Missing price"). */
function CardPrice({ product, page }: { readonly product: ProductCard; readonly page: PageContext }) {
  const price = offeredPrice(product, page)
  return (
    <div className={styles.price}>
      {price ? <ProductPrice price={price} page={page} /> : <Check product={product} page={page} />}
    </div>
  )
}

function Check({ product, page }: { readonly product: ProductCard; readonly page: PageContext }) {
  const link = page.bookingLink(product)
  const label = page.t('card.checkAvailabilityOf', { name: product.name })
  return (
    <a {...link} href={link.href} className={styles.check} aria-label={label}>
      {page.t('card.checkAvailability')}
    </a>
  )
}

/** "Museum tickets · 2 hr" */
export function kindOf(product: ProductCard, page: PageContext): string {
  const kind = product.primarySubCategory ?? product.primaryCategory
  return [kind?.displayName, durationOf(product, page)].filter(Boolean).join(' · ')
}

/** "2 hr", or "2 hr – 3 hr". */
export function durationOf({ duration }: Pick<ProductCard, 'duration'>, page: PageContext): string {
  if (!duration) return ''
  const min = page.format.duration(duration.min)
  if (duration.max === undefined) return min
  return page.t('duration.range', { min, max: page.format.duration(duration.max) })
}
