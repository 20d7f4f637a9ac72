import type { Product, ProductCard } from '../../catalogue/product.ts'
import type { CardAvailabilityByTgid } from '../../lists/day-offers/card-days.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { chosenDayOf } from '../../products/card/card-availability.ts'
import { buildDirectionsLink, buildMapsLink } from '../../products/maps-link.ts'
import { type NearProduct, nearProductsOf } from '../../products/near-products.ts'
import { PlacesMap } from '../../ui/places-map/places-map.tsx'
import styles from './show-venue.module.css'

/** Kilometres. */
const SAME_ADDRESS = 0.05

interface ShowVenueProps {
  readonly product: Product
  /** Of which those near the venue are shown. */
  readonly others: readonly ProductCard[]
  /** What is known of them on the chosen day. */
  readonly days: CardAvailabilityByTgid
  readonly page: PageContext
}

/** Where the venue is, how to get there, and what else is within a walk; nothing where the place is unknown. */
export function ShowVenue({ product, others, days, page }: ShowVenueProps) {
  const { t, format } = page
  const venue = venueOf(product)
  if (!venue) return null
  return (
    <section className={styles.venue} aria-labelledby="venue">
      <h2 id="venue" className={styles.title}>
        {t('show.gettingThere')}
      </h2>
      <PlacesMap
        places={[
          { ...venue, links: directionsLinks(venue, page) },
          ...nearProductsOf(venue, others).map((near) => ({
            ...{ ...near.product.place, name: near.product.name },
            heading: (
              <a href={page.linkToProduct(near.product, chosenDayOf(days.get(near.product.tgid))).href}>
                {near.product.name}
              </a>
            ),
            text: distanceText(near, page),
          })),
        ]}
        label={t('map.sketch')}
        formatDistance={format.distance}
        drawGround={page.drawGround}
        newWindow={t('link.newWindow')}
      />
    </section>
  )
}

/** The place of a show with its name. */
export function venueOf({ startLocation, place, name }: Product) {
  const venue = startLocation ?? place
  return venue && { latitude: venue.latitude, longitude: venue.longitude, name: startLocation?.addressLine ?? name }
}

/** The way to a venue, and the venue on a map. */
export function directionsLinks(venue: NonNullable<ReturnType<typeof venueOf>>, { t }: PageContext) {
  return [
    { href: buildDirectionsLink(venue), words: t('show.directions') },
    { href: buildMapsLink(venue), words: t('map.open') },
  ]
}

/** "692 m away" */
export function distanceText({ kilometres }: NearProduct, { t, format }: PageContext): string {
  return kilometres < SAME_ADDRESS ? t('show.sameAddress') : t('show.away', { distance: format.distance(kilometres) })
}
