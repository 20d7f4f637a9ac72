import type { Product, ProductCard } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { buildDirectionsLink, buildMapsLink } from '../../products/maps-link.ts'
import { nearProductsOf } from '../../products/near-products.ts'
import point from '../../ui/point.module.css'
import { RouteSketch } from '../../ui/route-sketch/route-sketch.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import styles from './show-venue.module.css'

/** Kilometres. */
const SAME_ADDRESS = 0.05

interface ShowVenueProps {
  readonly product: Product
  /** Of which those near the venue are shown. */
  readonly others: readonly ProductCard[]
  readonly page: PageContext
}

/** Where the venue is, how to get there, and what else is within a walk; nothing where the place is unknown. */
export function ShowVenue({ product, others, page }: ShowVenueProps) {
  const { t, format } = page
  const venue = product.startLocation ?? product.place
  if (!venue) return null
  const name = product.startLocation?.addressLine ?? product.name
  const near = nearProductsOf(venue, others)
  const stops = [{ ...venue, name }, ...near.map(({ product: { place, name: other } }) => ({ ...place, name: other }))]
  return (
    <section className={styles.venue} aria-labelledby="venue">
      <h2 id="venue" className={styles.title}>
        {t('show.gettingThere')}
      </h2>
      <div className={styles.beside}>
        <RouteSketch stops={stops} label={t('map.sketch')} formatDistance={format.distance} />
        <ol className={styles.places}>
          <li className={styles.place}>
            <span className={point.point} aria-hidden="true">
              1
            </span>
            <div>
              <h3 className={styles.name}>{name}</h3>
              <OutsideLink href={buildDirectionsLink(venue)} words={t('show.directions')} page={page} />{' '}
              <OutsideLink href={buildMapsLink(venue)} words={t('map.open')} page={page} />
            </div>
          </li>
          {near.map(({ product: other, kilometres }, index) => (
            <li key={other.tgid} className={styles.place}>
              <span className={point.point} aria-hidden="true">
                {index + 2}
              </span>
              <div>
                <h3 className={styles.name}>
                  <a href={page.linkToProduct(other).href}>{other.name}</a>
                </h3>
                <p className={styles.distance}>
                  {kilometres < SAME_ADDRESS
                    ? t('show.sameAddress')
                    : t('show.away', { distance: format.distance(kilometres) })}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

interface OutsideLinkProps {
  readonly href: string
  readonly words: string
  readonly page: PageContext
}

function OutsideLink({ href, words, page }: OutsideLinkProps) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      {words}
      <VisuallyHidden>{` (${page.t('link.newWindow')})`}</VisuallyHidden>
    </a>
  )
}
