import type { ItineraryStop } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { RouteSketch } from '../../ui/route-sketch/route-sketch.tsx'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'
import type { BlockProps } from '../block.ts'
import styles from './itinerary.module.css'

/** The stops of a tour group in order, with the ways between them and a sketch map. */
export function ItineraryView({ block, data, page }: BlockProps<'itinerary'>) {
  if (!data) return null
  const { stops, route, duration } = data
  const headingId = `${block.id}-heading`
  const places = stops.map(({ place, name }) => place && { ...place, name })
  const hasSketch = route.length > 1 || places.some(Boolean)
  return (
    <section id={block.id} className={styles.itinerary} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={block.title ? <ShortcodeText text={block.title} page={page} /> : page.t('itinerary.title')}
        intro={duration && page.format.duration(duration)}
      />
      <div className={hasSketch ? styles.beside : undefined}>
        <ol className={styles.stops} data-stops="">
          {stops.map((stop, index) => (
            <Stop key={String(index)} stop={stop} isFirst={index === 0} page={page} />
          ))}
        </ol>
        {hasSketch && (
          <div className={styles.sketch} data-paper="no">
            <RouteSketch
              stops={places}
              route={route}
              label={page.t('map.sketch')}
              formatDistance={page.format.distance}
              drawGround={page.drawGround}
            />
          </div>
        )}
      </div>
    </section>
  )
}

interface StopProps {
  readonly stop: ItineraryStop
  readonly isFirst: boolean
  readonly page: PageContext
}

/** Descriptions are collapsed, except for the first stop. */
function Stop({ stop, isFirst, page }: StopProps) {
  const notes = stopLabels(stop, page)
  const way = timeAndDistanceToNext(stop, page)
  return (
    <li className={stop.passBy ? `${styles.stop} ${styles.passBy}` : styles.stop}>
      {stop.description ? (
        <details open={isFirst} className={styles.fold}>
          <summary className={`${styles.name} ${styles.summary}`}>
            {stop.name}
            <Icon name="down" className={styles.mark} />
          </summary>
          <p className={styles.description} data-paper="no">
            {stop.description}
          </p>
        </details>
      ) : (
        <h3 className={styles.name}>{stop.name}</h3>
      )}
      {notes.length > 0 && <p className={styles.notes}>{notes.join(' · ')}</p>}
      {way && <p className={styles.way}>{way}</p>}
    </li>
  )
}

/** Notes on a stop, beside its name. */
export function stopLabels({ kind, passBy, included }: ItineraryStop, { t }: PageContext): string[] {
  return [
    kind === 'start' && t('itinerary.start'),
    kind === 'end' && t('itinerary.end'),
    passBy && t('itinerary.passBy'),
    included === true && t('itinerary.included'),
    included === false && kind === 'stop' && !passBy && t('itinerary.notIncluded'),
  ].flatMap((note) => note || [])
}

/** Duration and distance to the next stop; empty when unknown. */
export function timeAndDistanceToNext(
  { millisecondsToNext, kilometresToNext }: ItineraryStop,
  { format }: PageContext,
): string {
  return [
    millisecondsToNext && format.duration(millisecondsToNext),
    kilometresToNext && format.distance(kilometresToNext),
  ]
    .flatMap((part) => part || [])
    .join(' · ')
}
