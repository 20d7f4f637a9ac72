import type { PageContext } from '../../page-context/page-context.ts'
import { buildMapsLink } from '../../products/maps-link.ts'
import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { renderPlainText } from '../../shortcodes/text-of-shortcode.ts'
import { type MappedPlace, PlacesMap } from '../../ui/places-map/places-map.tsx'
import type { BlockProps } from '../block.ts'
import styles from './map.module.css'
import { type MapPlace, placesOfMapBlock } from './map-places.ts'

/** A sketch map with places, numbered as in the list beside it, and the map disclaimer if this is its place. */
export function MapView(props: BlockProps<'map'>) {
  const { block, page } = props
  const { t } = page
  const places = placesOfMapBlock(props)
  const disclaimer = page.app.disclaimerBelow === block.id && <p className={styles.disclaimer}>{t('map.disclaimer')}</p>
  if (places.length === 0) return disclaimer || null
  const headingId = `${block.id}-heading`
  return (
    <section id={block.id} className={styles.map} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {block.title ? <ShortcodeText text={block.title} page={page} /> : t('map.title')}
      </h2>
      <PlacesMap
        places={places.map((place) => toMapped(place, page))}
        label={t('map.sketch')}
        formatDistance={page.format.distance}
        drawGround={page.drawGround}
        newWindow={t('link.newWindow')}
      />
      {disclaimer}
    </section>
  )
}

function toMapped(place: MapPlace, page: PageContext): MappedPlace {
  const words = (text: string) => (place.isAuthored ? <ShortcodeText text={text} page={page} /> : text)
  const { latitude, longitude, name, text } = place
  return {
    ...{ latitude, longitude },
    name: place.isAuthored ? renderPlainText(name, page) : name,
    heading: words(name),
    text: text && words(text),
    links: [{ href: buildMapsLink(place), words: page.t('map.open') }],
  }
}
