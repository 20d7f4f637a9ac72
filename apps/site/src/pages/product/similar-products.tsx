import { CardCarouselControls, isCarousel, ProductCards } from '../../products/card/product-cards.tsx'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'
import type { PageViewProps, ShowPageModel } from '../page-model.ts'
import styles from './similar-products.module.css'

const SIMILAR_HEADING = 'similar-heading'
const SIMILAR_LIST = 'similar-list'

/** Similar tour groups; nothing when there are none. */
export function SimilarProducts({ page, model }: PageViewProps<ShowPageModel>) {
  const { products } = model.similar
  if (products.length === 0) return null
  return (
    <section className={styles.similar} data-paper="no" aria-labelledby={SIMILAR_HEADING}>
      <SectionHeading
        id={SIMILAR_HEADING}
        title={page.t('show.similar')}
        aside={
          isCarousel('carousel', products.length, page) && <CardCarouselControls listId={SIMILAR_LIST} page={page} />
        }
      />
      <ProductCards
        products={products}
        page={page}
        layout="carousel"
        id={SIMILAR_LIST}
        headingId={SIMILAR_HEADING}
        days={model.similarDays}
      />
    </section>
  )
}
