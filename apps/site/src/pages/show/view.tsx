import { BlockList } from '../../blocks/block-list.tsx'
import type { Product } from '../../catalogue/product.ts'
import { RecentlyViewed } from '../../frame/wishes/recently-viewed.tsx'
import type { BookableTourGroup, ExperienceBooking, PageContext } from '../../page-context/page-context.ts'
import { hasSeatMap } from '../../products/booking-button-label.ts'
import { BookingCard, resolveVisitOfPage } from '../../products/booking-card/booking-card.tsx'
import { variantPriceText } from '../../products/booking-card/variant-choice.tsx'
import heart from '../../products/card/heart.module.css'
import { TrustRow } from '../../products/card/trust-row.tsx'
import { PriceAndBookingLink } from '../../products/price-and-booking-link.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Photo } from '../../ui/photo/photo.tsx'
import { PageHeading } from '../page-heading.tsx'
import type { DatedTourGroupProps, PageViewProps, ShowPageModel } from '../page-model.ts'
import { SimilarProducts } from '../product/similar-products.tsx'
import styles from './show.module.css'
import { ShowDetails, ShowVenueAndReviews } from './show-details.tsx'
import { ShowFacts } from './show-facts.tsx'

type ShowPageProps = PageViewProps<ShowPageModel>

/** A show: poster and title in the hero, facts, seats and prices, then similar shows. */
export function ShowPageView({ page, model }: ShowPageProps) {
  const { product } = model
  return (
    <>
      <ShowHero page={page} model={model} />
      {product ? <ShowDetails product={product} model={model} page={page} /> : <Unavailable page={page} />}
      {model.blocks.length > 0 && <BlockList blocks={model.blocks} page={page} />}
      {product && <ShowVenueAndReviews product={product} model={model} page={page} />}
      <SimilarProducts page={page} model={model} />
      <RecentlyViewed page={page} />
    </>
  )
}

function ShowHero({ page, model }: ShowPageProps) {
  const { document, product } = model
  const show = bookableShow(model)
  const { heroImage } = document
  return (
    <div className={styles.hero} data-paper="flow" data-offer-room={heroImage && ''}>
      {heroImage && (
        <Photo
          className={styles.backdrop}
          address={page.image(heroImage, { width: 648, aspectRatio: 3 / 2 })}
          alt={heroImage.alt}
          width={648}
          height={432}
          sizes="(width > 768px) 648px, 100vw"
          priority="hero"
        />
      )}
      <div className={styles.stage} data-paper="flow">
        {!heroImage && <ShowPoster page={page} model={model} />}
        <div className={styles.words} data-paper="title">
          <Breadcrumbs label={page.t('breadcrumbs.label')} crumbs={model.breadcrumbs} />
          <PageHeading page={page} document={document} summary={product?.summary} />
          {product && (
            <div className={`${styles.trust} ${heart.line}`} data-heart={product.tgid}>
              <TrustRow product={product} page={page} />
            </div>
          )}
          {product && <SeatPrices product={product} dates={model.dates} page={page} />}
        </div>
        {show && (
          <div className={styles.box} data-paper="flow">
            {product ? (
              <BookingCard product={product} page={page} dates={model.dates} />
            ) : (
              <ShowOffer show={show} page={page} size="page" />
            )}
          </div>
        )}
        {product && <ShowFacts product={product} page={page} dates={model.dates} />}
      </div>
    </div>
  )
}

/** "Upper Circle from £32 · Stalls from £76.80" on screens where the booking card is not beside the title. */
function SeatPrices({ product, dates, page }: DatedTourGroupProps) {
  const { variants } = resolveVisitOfPage(product, page, dates).plan
  if (!hasSeatMap(product) || variants.length < 2) return null
  const words = variants.map((offered) => `${offered.variant.name} ${variantPriceText(offered, page)}`.trim())
  return (
    <p className={styles.seats} data-booking="seat-prices" data-paper="no">
      {words.join(' · ')}
    </p>
  )
}

/** Where the page has no scene of its own, which shows the same again. */
function ShowPoster({ page, model }: ShowPageProps) {
  const [poster, another] = model.product?.pictures ?? []
  if (!poster) return null
  const shape = { width: 300, aspectRatio: 2 / 3 }
  return (
    <div className={styles.poster} data-paper="no">
      <Photo
        address={page.image(poster, shape)}
        fallback={another && page.image(another, shape).src}
        alt={poster.alt}
        width={300}
        height={450}
        sizes="(width > 1000px) 260px, 200px"
        priority="hero"
      />
    </div>
  )
}

type BookableShow = BookableTourGroup & Pick<Product, 'name' | 'price'>

/** The document has the tour group's id, so booking works while the catalogue is unavailable. */
function bookableShow({ document, product }: ShowPageModel): BookableShow | undefined {
  const { tgid } = document.categorisation
  return product ?? (tgid === undefined ? undefined : { tgid, name: document.title })
}

interface ShowOfferProps {
  readonly show: BookableShow
  readonly page: PageContext
  /** The selected day and variant, if any. */
  readonly own?: ExperienceBooking | undefined
  readonly size: 'line' | 'page'
}

function ShowOffer({ show, page, size, own }: ShowOfferProps) {
  return (
    <div className={styles.offer}>
      <PriceAndBookingLink product={show} page={page} size={size} own={own} />
    </div>
  )
}

/** Sticky bar at the lower edge of small screens. */
export function ShowBookingBar({ page, model }: ShowPageProps) {
  const { product, dates } = model
  const show = bookableShow(model)
  if (!show) return null
  const plan = product && resolveVisitOfPage(product, page, dates).plan
  const { price: _, ...priceless } = show
  const chosen = plan ? { ...priceless, ...(plan.price ? { price: plan.price } : {}) } : show
  return (
    <div className={styles.bar} data-booking="bar" data-paper="no">
      <ShowOffer show={chosen} page={page} size="line" own={plan?.booking} />
    </div>
  )
}

function Unavailable({ page }: { readonly page: PageContext }) {
  return <p className={styles.unavailable}>{page.t('show.unavailable')}</p>
}
