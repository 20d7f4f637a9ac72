import type { PageContext } from '../../page-context/page-context.ts'
import { buildMapsLink } from '../../products/maps-link.ts'
import { plainWords } from '../../shortcodes/text-of-shortcode.ts'
import { Words } from '../../shortcodes/words.tsx'
import point from '../../ui/point.module.css'
import { RouteSketch } from '../../ui/route-sketch/route-sketch.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import type { BlockProps } from '../block.ts'
import styles from './map.module.css'
import { type MapPlace, placesOf } from './map-places.ts'

/** A sketch map with places, numbered as in the list beside it, and the map disclaimer if this is its place. */
export function MapView(props: BlockProps<'map'>) {
  const { block, page } = props
  const places = placesOf(props)
  const disclaimer = page.app.disclaimerBelow === block.id && (
    <p className={styles.disclaimer}>{page.t('map.disclaimer')}</p>
  )
  if (places.length === 0) return disclaimer || null
  const headingId = `${block.id}-heading`
  return (
    <section id={block.id} className={styles.map} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {block.title ? <Words text={block.title} page={page} /> : page.t('map.title')}
      </h2>
      <div className={styles.beside}>
        <RouteSketch
          stops={places.map((place) => ({
            ...place,
            name: place.isAuthored ? plainWords(place.name, page) : place.name,
          }))}
          label={page.t('map.sketch')}
          formatDistance={page.format.distance}
        />
        <ol className={styles.places}>
          {places.map((place, index) => (
            <Place key={`${place.latitude} ${place.longitude} ${place.name}`} {...{ place, page }} number={index + 1} />
          ))}
        </ol>
      </div>
      {disclaimer}
    </section>
  )
}

interface PlaceProps {
  readonly place: MapPlace
  readonly number: number
  readonly page: PageContext
}

function Place({ place, number, page }: PlaceProps) {
  const words = (text: string) => (place.isAuthored ? <Words text={text} page={page} /> : text)
  return (
    <li className={styles.place}>
      <span className={point.point} aria-hidden="true">
        {number}
      </span>
      <div>
        <h3 className={styles.name}>{words(place.name)}</h3>
        {place.text && <p className={styles.text}>{words(place.text)}</p>}
        <a className={styles.link} href={buildMapsLink(place)} target="_blank" rel="noopener noreferrer">
          {page.t('map.open')}
          <VisuallyHidden>{` (${page.t('link.newWindow')})`}</VisuallyHidden>
        </a>
      </div>
    </li>
  )
}
