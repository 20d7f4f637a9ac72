import type { ProductCard } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { popupId } from '../../page-context/popup-link.ts'
import { durationText } from '../../products/card/product-card.tsx'
import { TrustRow } from '../../products/card/trust-row.tsx'
import { PriceAndBookingLink } from '../../products/price-and-booking-link.tsx'
import { ProductPicture } from '../../products/product-picture.tsx'
import styles from './experience-popups.module.css'

/**
 * The popups of a page (specification, section 3, "Experience block"), one per tour group, in templates: a popup's
 * picture is fetched only when it is opened (frame/popups/open-popups.browser.ts).
 */
export function ExperiencePopups({ page }: { readonly page: PageContext }) {
  return [...page.popups.values()].map((product) => (
    <template key={product.tgid} id={popupId(product.tgid)} data-title={product.name} data-tgid={product.tgid}>
      <ExperiencePopup product={product} page={page} />
    </template>
  ))
}

/** A tour group in a dialog: picture, rating, summary, facts, price and booking link. */
export function ExperiencePopup({ product, page }: { readonly product: ProductCard; readonly page: PageContext }) {
  return (
    <div className={styles.popup}>
      <ProductPicture product={product} page={page} className={styles.picture} />
      <TrustRow product={product} page={page} />
      {product.summary && <p>{product.summary}</p>}
      <dl className={styles.facts}>
        {factsOf(product, page).map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.offer} data-book="">
        <PriceAndBookingLink product={product} page={page} size="page" book="experience.book" />
      </div>
    </div>
  )
}

/** The facts that the catalogue has. */
function factsOf({ cityName, duration, nextAvailableDate }: ProductCard, page: PageContext) {
  const { t, format } = page
  return [
    { label: t('show.venue'), value: cityName },
    { label: t('show.duration'), value: duration && durationText({ duration }, page) },
    { label: t('show.nextDate'), value: nextAvailableDate && format.date(nextAvailableDate) },
  ].filter(({ value }) => value)
}
