import { addStartStop } from '../../blocks/itinerary/add-start-stop.ts'
import { ItineraryView } from '../../blocks/itinerary/view.tsx'
import type { Product } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { buildDayTimelineContent } from '../../products/day-timeline/build-day-timeline-content.ts'
import { DayTimelineSection } from '../../products/day-timeline/day-timeline-section.tsx'
import { FactList } from '../../products/facts/fact-list.tsx'
import { cashbackText, productFactsOf } from '../../products/facts/product-facts.ts'
import { CatalogueHtml } from '../../products/html-section/catalogue-html.tsx'
import { HtmlSection } from '../../products/html-section/html-section.tsx'
import { Disclosures } from '../../ui/disclosures/disclosures.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { TourGroupPartProps } from '../page-model.ts'
import { hasReviewsBlock, ProductReviews, REVIEWS_SECTION_ID } from './product-reviews.tsx'
import styles from './product-sections.module.css'
import indexStyles from './section-index.module.css'
import { visitStartOf } from './visit-start.ts'

/**
 * The sections of a tour group from the catalogue, most important first, on screen and on paper. Empty sections have no
 * heading.
 */
export function ProductSections({ page, model, product }: TourGroupPartProps) {
  const { t } = page
  const facts = productFactsOf(product, visitStartOf(product, page, model.dates), model.dates, model.itinerary, page)
  const hasBlock = (name: string) => model.blocks.some(({ block }) => block.type === name)
  const day = buildDayTimelineContent(product, model.dates, page)
  const isTold = facts.length > 0 || product.additionalHtml !== ''
  const hasReviews = product.rating !== undefined || model.reviews.length > 0
  const sections = [
    { id: 'good-to-know', title: t('callout.note'), isShown: isTold },
    { id: 'day', title: t('day.index'), isShown: day !== undefined },
    { id: 'expect', title: t('show.highlights'), isShown: product.descriptionHtml !== '' },
    { id: 'included', title: t('show.inclusions'), isShown: product.inclusionsHtml !== '' },
    { id: 'cancellation', title: t('cancellation.title'), isShown: product.cancellationHtml !== '' },
    { id: 'itinerary', title: t('itinerary.title'), isShown: model.itinerary && !hasBlock('itinerary') },
    { id: 'questions', title: t('product.faq'), isShown: product.faq.length > 0 && !hasBlock('faq') },
    { id: REVIEWS_SECTION_ID, title: t('reviews.title'), isShown: hasReviews && !hasReviewsBlock(model) },
  ]
  return (
    <div className={styles.sections} data-paper="flow">
      <SectionIndex sections={sections.filter(({ isShown }) => isShown)} page={page} />
      <Remarks product={product} page={page} />
      {isTold && (
        <section id="good-to-know">
          <h2 className={styles.title}>{t('callout.note')}</h2>
          {facts.length > 0 && <FactList facts={facts} page={page} />}
          {product.additionalHtml !== '' && <CatalogueHtml html={product.additionalHtml} />}
        </section>
      )}
      <div id="day" data-booking="day" className={styles.day}>
        {day && <DayTimelineSection said={day} page={page} />}
      </div>
      <HtmlSection id="expect" title={t('show.highlights')} html={product.descriptionHtml} />
      <div className={styles.pair}>
        <HtmlSection id="included" title={t('show.inclusions')} html={product.inclusionsHtml} look="included" />
        <HtmlSection title={t('show.exclusions')} html={product.exclusionsHtml} look="excluded" />
      </div>
      <HtmlSection title={t('product.delivery')} html={product.deliveryHtml} />
      <HtmlSection id="cancellation" title={t('cancellation.title')} html={product.cancellationHtml} />
      {model.itinerary && !hasBlock('itinerary') && (
        <ItineraryView
          block={{ id: 'itinerary', type: 'itinerary', tgid: product.tgid }}
          data={addStartStop(model.itinerary, product)}
          page={page}
        />
      )}
      {!hasBlock('faq') && <Faq product={product} page={page} />}
      <ProductReviews product={product} model={model} page={page} />
    </div>
  )
}

interface SectionIndexProps {
  /** In the order of the page. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  readonly page: PageContext
}

/** Links to the sections of a page, in sight while they are read; nothing for fewer than three. */
function SectionIndex({ sections, page }: SectionIndexProps) {
  if (sections.length < 3) return null
  return (
    <nav className={indexStyles.index} aria-label={page.t('product.index')} data-paper="no">
      <ul className={indexStyles.row}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={indexStyles.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Remarks on the offer, beside its price. */
function Remarks({ product, page }: { readonly product: Product; readonly page: PageContext }) {
  const cashback = cashbackText(product, page)
  if (!cashback && !product.promotionLabel && !product.isMachineTranslated) return null
  return (
    <ul className={styles.remarks}>
      {product.promotionLabel && <Remark icon="ticket">{product.promotionLabel}</Remark>}
      {cashback && <Remark icon="wallet">{cashback}</Remark>}
      {product.isMachineTranslated && <Remark icon="globe">{page.t('product.machineTranslated')}</Remark>}
    </ul>
  )
}

function Remark({ icon, children }: { readonly icon: 'ticket' | 'wallet' | 'globe'; readonly children: string }) {
  return (
    <li className={styles.remark}>
      <Icon name={icon} />
      {children}
    </li>
  )
}

function Faq({ product: { faq }, page }: { readonly product: Product; readonly page: PageContext }) {
  if (faq.length === 0) return null
  return (
    <section id="questions" data-faq="">
      <h2 className={styles.title}>{page.t('product.faq')}</h2>
      <Disclosures
        items={faq.map(({ question, answerHtml }, index) => ({
          id: String(index),
          title: question,
          content: <CatalogueHtml html={answerHtml} />,
        }))}
      />
    </section>
  )
}
