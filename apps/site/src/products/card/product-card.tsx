import { lookOfBrand } from '../../brands/registry.ts'
import type { ProductCard } from '../../catalogue/product.ts'
import type { PageContext, ResolvedLink } from '../../page-context/page-context.ts'
import { CachedMarkupBySource, objectId } from '../../ui/cached-markup/cached-markup.tsx'
import card from '../../ui/card.module.css'
import { AboveTheFoldEnd } from '../../ui/markup/above-the-fold-end.tsx'
import { Photo, type PhotoProps } from '../../ui/photo/photo.tsx'
import { PriceLine } from '../../ui/price-line/price-line.tsx'
import { formatFromPrice } from '../format-from-price.ts'
import { formatParty, partyOfPage } from '../party/format-party.ts'
import { minimumSeatsOfParty } from '../party/party-total.ts'
import { displayablePrice } from '../price-and-booking-link.tsx'
import { priceLineTextsOf } from '../product-price.tsx'
import { type CardAvailability, chosenDayOf } from './card-availability.ts'
import { type ColumnsByScreen, cardImageSizes } from './fit-columns.ts'
import heart from './heart.module.css'
import styles from './product-card.module.css'
import { CardBookingFacts, CardTrust, cardBookingTexts, cardTrustTexts } from './trust-row.tsx'

interface ProductCardViewProps {
  readonly product: ProductCard
  readonly page: PageContext
  /** Set in lists that span cities: each card names its own. */
  readonly namesCity?: boolean
  /** Position in the grid; absent in a scrolling row, where cards have the usual width. */
  readonly place?: CardGridPosition | undefined
  /** Set when a map shows the list. */
  readonly mark?: CardMapLink | undefined
  /** Set in lists by day, and where the address names a party. */
  readonly day?: CardAvailability | undefined
  /** Whether its picture is the largest of the first view. */
  readonly isEarly?: boolean
  /** Whether it is the last of the first screen. */
  readonly endsScreen?: boolean
}

/** Number of columns at the position of a card in its grid; the first rows may have one fewer than the others. */
export interface CardGridPosition extends ColumnsByScreen {
  readonly isWideOnTablet: boolean
  readonly isWideOnDesktop: boolean
}

/** Link between a card and its point on the list's map. */
export interface CardMapLink {
  /** Id of the card, the target of the map's link. */
  readonly id: string
  /** Number of its point on the map. */
  readonly number: number
  /** Link back to the point. */
  readonly href: string
  readonly label: string
  /** Class from the map's style sheet. */
  readonly className: string
}

/** The id of a card that a link leads to. */
export function cardElementId(tgid: number): string {
  return `card-${tgid}`
}

/**
 * A tour group as a list item; the whole card is one link: picture, kind, name, rating, terms, price. The lines are
 * aligned across the cards of a row (`product-card.module.css`). The markup is cached, because many pages show the same
 * card.
 */
export function ProductCardView({
  product,
  page,
  namesCity = false,
  place,
  mark,
  day,
  isEarly = false,
  endsScreen = false,
}: ProductCardViewProps) {
  const id = mark?.id ?? (endsScreen ? cardElementId(product.tgid) : undefined)
  const attributes = {
    className: `${styles.card} ${heart.place}`,
    'data-tgid': product.tgid,
    'data-wide-tablet': place?.isWideOnTablet ? '' : undefined,
    'data-wide-desktop': place?.isWideOnDesktop ? '' : undefined,
    ...(id && { id }),
    ...(mark && { 'data-mark': mark.number }),
  }
  const setting = { namesCity, columns: place, day, isEarly }
  const link = page.linkToProduct(product, chosenDayOf(day))
  const make = () => {
    const props = { link, ...wordsOf(withPriceOfDay(product, day), page, setting), ...(mark && { mark }) }
    // A refused picture is counted each time that it would be shown.
    return { props, isLasting: props.picture !== undefined || product.pictures.length === 0 }
  }
  return (
    <>
      <CachedMarkupBySource
        element="li"
        attributes={attributes}
        view={Card}
        source={product}
        setting={`${settingOf(page)}${JSON.stringify([link, setting, mark])}`}
        make={make}
      />
      {endsScreen && id && <AboveTheFoldEnd id={id} />}
    </>
  )
}

/** What all cards of a page depend on, beside what is their own. */
function settingOf({ t, format, site, visit, sellingOutTickets }: PageContext): string {
  return `${objectId(t)} ${objectId(format)} ${site.brand} ${sellingOutTickets} ${JSON.stringify(visit.choice?.party)}`
}

interface CardProps extends ReturnType<typeof wordsOf> {
  readonly link: ResolvedLink
  readonly mark?: CardMapLink
}

/** The tour group with the price of a chosen day; what is left on another day is not said. */
export function withPriceOfDay(product: ProductCard, day: CardAvailability | undefined): ProductCard {
  if (day?.kind !== 'chosen' || day.day === product.nextAvailableDate) {
    return day?.kind === 'chosen' && day.price ? { ...product, price: day.price } : product
  }
  const { ticketsLeft: _ofAnotherDay, ...rest } = product
  return { ...rest, nextAvailableDate: day.day, ...(day.price && { price: day.price }) }
}

interface CardSetting {
  readonly namesCity: boolean
  readonly columns: ColumnsByScreen | undefined
  readonly day: CardAvailability | undefined
  readonly isEarly: boolean
}

/** The texts of a card, translated and formatted. */
function wordsOf(product: ProductCard, page: PageContext, { namesCity, columns, day, isEarly }: CardSetting) {
  const price = displayablePrice(product, page)
  return {
    name: product.name,
    picture: pictureOf(product, page, columns, isEarly),
    /** "Paris · Museum tickets". */
    what: [namesCity && product.cityName, kindNameOf(product)].filter(Boolean).join(' · '),
    length: durationText(product, page),
    trust: cardTrustTexts(product, page),
    terms: cardBookingTexts(product, page, day),
    price: price && priceLineTextsOf(price, page),
    party: partyTotalText(product, page, day),
    /** Shown instead of a price. */
    check: page.t('card.checkAvailability'),
  }
}

/** What the party of the page pays, or that it is too large. */
export function partyTotalText({ groupSize }: ProductCard, page: PageContext, day: CardAvailability | undefined) {
  const party = partyOfPage(page)
  const { t, format } = page
  if (groupSize !== undefined && groupSize < minimumSeatsOfParty(party)) return t('card.tooMany', { count: groupSize })
  if (!day || !('total' in day) || !day.total) return undefined
  const amount = format.money(day.total.display)
  if (amount === '') return undefined
  const of = { party: formatParty(party, page), amount: formatFromPrice(amount, day.total.isFrom, page) }
  return day.kind === 'next' ? t('card.partyTotalOn', { ...of, date: format.date(day.day) }) : t('card.partyTotal', of)
}

function pictureOf(
  product: ProductCard,
  page: PageContext,
  columns: ColumnsByScreen | undefined,
  isEarly: boolean,
): Pick<PhotoProps, 'address' | 'width' | 'height' | 'sizes' | 'priority'> | undefined {
  const { width, aspectRatio, sizes: usual } = lookOfBrand(page.site.brand).cardPicture
  const [first] = product.pictures
  const picture = aspectRatio < 1 ? first : (product.banner ?? first)
  const sizes = columns ? cardImageSizes(columns) : usual
  const address = picture && page.image(picture, { width, aspectRatio })
  if (!address?.src) return undefined
  return { address, width, height: width / aspectRatio, sizes, ...(isEarly && { priority: 'hero' as const }) }
}

/** Keeps the space of the price when there is none (specification, section 8, "Missing price"). */
function Card({ link, name, picture, what, length, trust, terms, price, party, check, mark }: CardProps) {
  const ofParty = party && <span className={styles.party}>{party}</span>
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
      <CardTrust {...trust} className={styles.trust} />
      <CardBookingFacts {...terms} className={styles.terms} />
      {price ? (
        <PriceLine {...price} size="card" className={styles.price}>
          {ofParty}
        </PriceLine>
      ) : (
        <div className={styles.price}>
          <span className={styles.check}>{check}</span>
          {ofParty}
        </div>
      )}
      {mark && (
        <a href={mark.href} aria-label={mark.label} className={mark.className}>
          {mark.number}
        </a>
      )}
    </>
  )
}

/** "Museum tickets · 2 hr" */
export function categoryAndDuration(product: ProductCard, page: PageContext): string {
  return [kindNameOf(product), durationText(product, page)].filter(Boolean).join(' · ')
}

function kindNameOf({ primarySubCategory, primaryCategory }: ProductCard): string | undefined {
  return (primarySubCategory ?? primaryCategory)?.displayName
}

/** "2 hr", "2–3 hr", or "45 min – 1 hr". */
export function durationText({ duration }: Pick<ProductCard, 'duration'>, page: PageContext): string {
  if (!duration) return ''
  const min = page.format.duration(duration.min)
  if (duration.max === undefined) return min
  return (
    page.format.durationRange(duration.min, duration.max) ??
    page.t('duration.range', { min, max: page.format.duration(duration.max) })
  )
}
