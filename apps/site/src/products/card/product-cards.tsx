import { lookOfBrand } from '../../brands/registry.ts'
import type { ProductCard } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { CarouselControls } from '../../ui/carousel/carousel-controls.tsx'
import type { CardAvailability } from './card-availability.ts'
import { fitColumns } from './fit-columns.ts'
import { type CardGridPosition, type CardMapLink, ProductCardView } from './product-card.tsx'
import styles from './product-cards.module.css'

interface ProductCardsProps {
  readonly products: readonly ProductCard[]
  readonly page: PageContext
  readonly layout: 'grid' | 'carousel'
  /** Prefix of the ids of the list and its heading. */
  readonly id: string
  readonly headingId: string
  /** By tour group id, when a map shows the list. */
  readonly marks?: ReadonlyMap<number, CardMapLink> | undefined
  /** By tour group id, in lists by day. */
  readonly days?: ReadonlyMap<number, CardAvailability> | undefined
}

/** The card of an opening list after which no screen is left to fill. */
const LAST_OF_SCREEN = 8

/** Columns on tablets, for all brands. */
const ON_TABLET = 3

/** Cards in a grid or in one scrolling row. */
export function ProductCards({ products, page, layout, id, headingId, marks, days }: ProductCardsProps) {
  const namesCity = new Set(products.map(({ cityName }) => cityName)).size > 1
  const rows = isCarousel(layout, products.length, page) ? undefined : rowsOf(products.length, page)
  const cards = products.map((product, place) => (
    <ProductCardView
      key={product.tgid}
      product={product}
      page={page}
      namesCity={namesCity}
      place={rows && placeIn(rows, place)}
      mark={marks?.get(product.tgid)}
      day={days?.get(product.tgid)}
      isEarly={place === 0 && id === page.openingList}
      endsScreen={place === LAST_OF_SCREEN && id === page.openingList}
    />
  ))
  if (!rows) {
    return (
      <Carousel id={id} labelledBy={headingId}>
        {cards}
      </Carousel>
    )
  }
  const { tablet, desktop } = rows
  const isOfPosters = lookOfBrand(page.site.brand).cardPicture.aspectRatio < 1
  const columns = [styles[`tablet${tablet.columns}`], styles[`desktop${desktop.columns}`]]
  const names = [styles.grid, ...columns, isOfPosters && styles.posters]
  return <ul className={names.filter(Boolean).join(' ')}>{cards}</ul>
}

/** A row needs more cards than a desktop has columns; fewer are shown as a grid. */
export function isCarousel(layout: ProductCardsProps['layout'], count: number, { site }: PageContext): boolean {
  return layout === 'carousel' && count > lookOfBrand(site.brand).cardColumns
}

/** Rows of a grid by screen width. */
function rowsOf(count: number, { site }: PageContext) {
  const { cardColumns } = lookOfBrand(site.brand)
  return {
    tablet: fitColumns(count, ON_TABLET, ON_TABLET),
    desktop: fitColumns(count, cardColumns, cardColumns + 1),
  }
}

function placeIn({ tablet, desktop }: ReturnType<typeof rowsOf>, place: number): CardGridPosition {
  const [isWideOnTablet, isWideOnDesktop] = [place < tablet.wide, place < desktop.wide]
  return {
    onTablet: tablet.columns - Number(isWideOnTablet),
    onDesktop: desktop.columns - Number(isWideOnDesktop),
    isWideOnTablet,
    isWideOnDesktop,
  }
}

/** The scroll buttons of a row of cards, placed beside its heading. */
export function CardCarouselControls({ listId, page }: { readonly listId: string; readonly page: PageContext }) {
  const { t } = page
  return <CarouselControls listId={listId} previous={t('carousel.previous')} next={t('carousel.next')} />
}
