import { BRAND_LOOKS } from '../brands/registry.ts'
import type { ProductCard } from '../catalogue/product.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { Photo } from '../ui/photo/photo.tsx'
import { offeredPrice } from './offer.tsx'
import styles from './product-card.module.css'
import { ProductPrice } from './product-price.tsx'
import { CardTerms, CardTrust } from './trust-row.tsx'

interface ProductCardViewProps {
  readonly product: ProductCard
  readonly page: PageContext
  /** Where a list spans cities, each card names its own. */
  readonly namesCity?: boolean
}

/**
 * A tour group as an item of a list, all of it one target: picture, what it is, its name, trust, terms, price. Each has
 * its line, which all cards of a row share (`product-card.module.css`).
 */
export function ProductCardView({ product, page, namesCity = false }: ProductCardViewProps) {
  return (
    <li className={styles.card} data-tgid={product.tgid}>
      <CardPicture product={product} page={page} />
      <CardKind product={product} page={page} namesCity={namesCity} />
      <h3 className={styles.name}>
        <a {...page.linkToProduct(product)} className={styles.link}>
          {product.name}
        </a>
      </h3>
      <div className={styles.trust}>
        <CardTrust product={product} page={page} />
      </div>
      <div className={styles.terms}>
        <CardTerms product={product} page={page} />
      </div>
      <CardPrice product={product} page={page} />
    </li>
  )
}

function CardKind({ product, page, namesCity }: Required<ProductCardViewProps>) {
  const what = [namesCity && product.cityName, kindNameOf(product)].filter(Boolean).join(' · ')
  const length = durationOf(product, page)
  return (
    <p className={styles.kind}>
      {what && <span className={styles.what}>{what}</span>}
      {length && <span className={styles.length}>{length}</span>}
    </p>
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
      {price ? (
        <ProductPrice price={price} page={page} />
      ) : (
        <span className={styles.check}>{page.t('card.checkAvailability')}</span>
      )}
    </div>
  )
}

/** "Museum tickets · 2 hr" */
export function kindOf(product: ProductCard, page: PageContext): string {
  return [kindNameOf(product), durationOf(product, page)].filter(Boolean).join(' · ')
}

function kindNameOf({ primarySubCategory, primaryCategory }: ProductCard): string | undefined {
  return (primarySubCategory ?? primaryCategory)?.displayName
}

/** "2 hr", or "2 hr – 3 hr". */
export function durationOf({ duration }: Pick<ProductCard, 'duration'>, page: PageContext): string {
  if (!duration) return ''
  const min = page.format.duration(duration.min)
  if (duration.max === undefined) return min
  return page.t('duration.range', { min, max: page.format.duration(duration.max) })
}
