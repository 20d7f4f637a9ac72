import type { ReactNode } from 'react'
import point from '../point.module.css'
import type { DrawBasemap } from '../route-sketch/basemap.ts'
import { RouteSketch } from '../route-sketch/route-sketch.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './places-map.module.css'

export interface MappedPlace {
  readonly latitude: number
  readonly longitude: number
  /** Name in the sketch, plain. */
  readonly name: string
  /** Heading in the list; the name when absent. */
  readonly heading?: ReactNode
  readonly text?: ReactNode
  /** Each opens a new window. */
  readonly links?: readonly { readonly href: string; readonly words: string }[]
}

interface PlacesMapProps {
  readonly places: readonly MappedPlace[]
  /** Name of the sketch for those who do not see it. */
  readonly label: string
  readonly formatDistance: (kilometres: number) => string
  readonly drawGround: DrawBasemap
  /** Said of links. */
  readonly newWindow: string
}

/** A sketch map of places beside a list that has their numbers. */
export function PlacesMap({ places, label, newWindow, ...drawing }: PlacesMapProps) {
  return (
    <div className={styles.beside}>
      <RouteSketch stops={places} label={label} {...drawing} />
      <ol className={styles.places}>
        {places.map((place, index) => (
          <li key={`${place.latitude} ${place.longitude} ${place.name}`} className={styles.place}>
            <span className={point.point} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={styles.name}>{place.heading ?? place.name}</h3>
              {place.text && <p className={styles.text}>{place.text}</p>}
              {place.links?.map(({ href, words }) => (
                <a key={href} className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
                  {words}
                  <VisuallyHidden>{` (${newWindow})`}</VisuallyHidden>
                </a>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
