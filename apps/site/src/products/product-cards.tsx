import type { ProductCard } from '../catalogue/product.ts'
import { Island } from '../islands/island.tsx'
import type { PageContext } from '../page-context/page-context.ts'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { CarouselControls } from '../ui/carousel/carousel-controls.island.tsx'
import { type CardMark, ProductCardView } from './product-card.tsx'
import styles from './product-cards.module.css'

interface ProductCardsProps {
  readonly products: readonly ProductCard[]
  readonly page: PageContext
  readonly layout: 'grid' | 'carousel'
  /** Id of the list, and of its heading. */
  readonly id: string
  readonly headingId: string
  /** By number of the tour group, where a map shows the list. */
  readonly marks?: ReadonlyMap<number, CardMark> | undefined
}

/** Cards in a grid or in one row that scrolls. */
export function ProductCards({ products, page, layout, id, headingId, marks }: ProductCardsProps) {
  const namesCity = new Set(products.map(({ cityName }) => cityName)).size > 1
  const cards = products.map((product) => (
    <ProductCardView
      key={product.tgid}
      product={product}
      page={page}
      namesCity={namesCity}
      mark={marks?.get(product.tgid)}
    />
  ))
  if (layout === 'carousel') {
    return (
      <Carousel id={id} labelledBy={headingId}>
        {cards}
      </Carousel>
    )
  }
  return <ul className={styles.grid}>{cards}</ul>
}

/** The buttons of a row of cards, for the line of its heading. */
export function RowControls({ listId, page }: { readonly listId: string; readonly page: PageContext }) {
  const { t } = page
  return (
    <Island
      name="carousel-controls"
      on="visible"
      component={CarouselControls}
      props={{ listId, previous: t('carousel.previous'), next: t('carousel.next') }}
    />
  )
}
