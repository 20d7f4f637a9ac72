import { lookOf } from '../../brands/registry.ts'
import type { ProductCard } from '../../catalogue/product.ts'
import type { PageContext, ResolvedLink } from '../../page-context/page-context.ts'
import { CachedMarkup } from '../../ui/cached-markup/cached-markup.tsx'
import card from '../../ui/card.module.css'
import { Photo, type PhotoProps } from '../../ui/photo/photo.tsx'
import { PriceLine, type PriceLineProps } from '../../ui/price-line/price-line.tsx'
import { offeredPrice } from '../offer.tsx'
import { priceLineOf } from '../product-price.tsx'
import { type Columns, sizesIn } from './fit-columns.ts'
import heart from './heart.module.css'
import styles from './product-card.module.css'
import { CardTerms, CardTrust, type TermsWords, type TrustWords, termsOf, trustOf } from './trust-row.tsx'

interface ProductCardViewProps {
  readonly product: ProductCard
  readonly page: PageContext
  /** Where a list spans cities, each card names its own. */
  readonly namesCity?: boolean
  /** In its grid; absent in a row that scrolls, where cards are as wide as is usual. */
  readonly place?: CardPlace | undefined
  /** Where a map shows the list. */
  readonly mark?: CardMark | undefined
}

/** Where a card of a grid stands: in rows of so many, of which the first may have one fewer than the others. */
export interface CardPlace extends Columns {
  readonly isWideOnTablet: boolean
  readonly isWideOnDesktop: boolean
}

/** What a card says of the map that its list stands below. */
export interface CardMark {
  /** Of the card, to which the map leads. */
  readonly id: string
  /** Of its point on the map. */
  readonly number: number
  /** The way back to the point. */
  readonly href: string
  readonly label: string
  /** What it looks like is the map's to say. */
  readonly className: string
}

/**
 * A tour group as an item of a list, all of it one target: picture, what it is, its name, trust, terms, price. Each has
 * its line, which all cards of a row share (`product-card.module.css`). The same card stands on many pages, and is written once.
 */
export function ProductCardView({ product, page, namesCity = false, place, mark }: ProductCardViewProps) {
  const attributes = {
    className: `${styles.card} ${heart.place}`,
    'data-tgid': product.tgid,
    'data-wide-tablet': place?.isWideOnTablet ? '' : undefined,
    'data-wide-desktop': place?.isWideOnDesktop ? '' : undefined,
    ...(mark && { id: mark.id, 'data-mark': mark.number }),
  }
  const words = wordsOf(product, page, namesCity, place)
  return <CachedMarkup element="li" attributes={attributes} view={Card} props={mark ? { ...words, mark } : words} />
}

/** Everything that a card says, in the visitor's words. */
interface CardWords {
  readonly link: ResolvedLink
  readonly name: string
  readonly picture: Pick<PhotoProps, 'address' | 'width' | 'height' | 'sizes'> | undefined
  /** "Paris · Museum tickets". */
  readonly what: string
  readonly length: string
  readonly trust: TrustWords
  readonly terms: TermsWords
  readonly price: PriceLineProps | undefined
  /** In place of a price. */
  readonly check: string
  readonly mark?: CardMark
}

function wordsOf(product: ProductCard, page: PageContext, namesCity: boolean, columns?: Columns): CardWords {
  const price = offeredPrice(product, page)
  return {
    link: page.linkToProduct(product),
    name: product.name,
    picture: pictureOf(product, page, columns),
    what: [namesCity && product.cityName, kindNameOf(product)].filter(Boolean).join(' · '),
    length: durationOf(product, page),
    trust: trustOf(product, page),
    terms: termsOf(product, page),
    price: price && priceLineOf(price, page),
    check: page.t('card.checkAvailability'),
  }
}

function pictureOf(product: ProductCard, page: PageContext, columns?: Columns): CardWords['picture'] {
  const { width, aspectRatio, sizes: usual } = lookOf(page.site.brand).cardPicture
  const [first] = product.pictures
  const picture = aspectRatio < 1 ? first : (product.banner ?? first)
  const sizes = columns ? sizesIn(columns) : usual
  const address = picture && page.image(picture, { width, aspectRatio })
  return address?.src ? { address, width, height: width / aspectRatio, sizes } : undefined
}

/** The space of the price stays when there is none (specification, section 8; "Missing price"). */
function Card({ link, name, picture, what, length, trust, terms, price, check, mark }: CardWords) {
  return (
    <>
      <div className={card.picture}>{picture && <Photo {...picture} alt="" />}</div>
      <p className={styles.kind}>
        {what && <span className={styles.what}>{what}</span>}
        {length && <span className={styles.length}>{length}</span>}
      </p>
      <h3 className={styles.name}>
        <a {...link} className={card.link}>
          {name}
        </a>
      </h3>
      <div className={styles.trust}>
        <CardTrust {...trust} />
      </div>
      <div className={styles.terms}>
        <CardTerms {...terms} />
      </div>
      <div className={styles.price}>
        {price ? <PriceLine {...price} size="card" /> : <span className={styles.check}>{check}</span>}
      </div>
      {mark && (
        <a href={mark.href} aria-label={mark.label} className={mark.className}>
          {mark.number}
        </a>
      )}
    </>
  )
}

/** "Museum tickets · 2 hr" */
export function kindOf(product: ProductCard, page: PageContext): string {
  return [kindNameOf(product), durationOf(product, page)].filter(Boolean).join(' · ')
}

function kindNameOf({ primarySubCategory, primaryCategory }: ProductCard): string | undefined {
  return (primarySubCategory ?? primaryCategory)?.displayName
}

/** "2 hr", "2–3 hr", or "45 min – 1 hr". */
export function durationOf({ duration }: Pick<ProductCard, 'duration'>, page: PageContext): string {
  if (!duration) return ''
  const min = page.format.duration(duration.min)
  if (duration.max === undefined) return min
  return (
    page.format.durationRange(duration.min, duration.max) ??
    page.t('duration.range', { min, max: page.format.duration(duration.max) })
  )
}
