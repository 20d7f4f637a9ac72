import type { DrawBasemap } from './basemap.ts'
import { BasemapLabels } from './basemap-layers.tsx'
import { MapSketch, Pin } from './map-sketch.tsx'
import { placeLabels } from './place-labels.ts'
import { type GeoPoint, type Projection, projectPlaces, SKETCH_SIZE } from './project-places.ts'
import styles from './route-sketch.module.css'

interface NamedPlace extends GeoPoint {
  readonly name: string
}

interface RouteSketchProps {
  /** Numbered from one in this order, as in the list beside the sketch; those without a place are left out. */
  readonly stops: readonly (NamedPlace | undefined)[]
  /** The line between them, drawn when it has two points or more. */
  readonly route?: readonly GeoPoint[]
  /** What the drawing shows, in words. */
  readonly label: string
  /** Kilometres → "500 m", in the visitor's notation. */
  readonly formatDistance: (kilometres: number) => string
  readonly drawGround: DrawBasemap
}

/** Longer lines are thinned to as many points. */
const MAX_POINTS = 300

/**
 * A drawing of places and the route between them on their ground, to scale and north up, without a third party. A round
 * trip shows its start at the end.
 */
export function RouteSketch({ stops, route = [], label, formatDistance, drawGround }: RouteSketchProps) {
  const line = thin(route)
  const pins = stops.flatMap((place, index) => (place ? [{ number: index + 1, place }] : []))
  const places = [...line, ...pins.map(({ place }) => place)]
  if (places.length === 0) return null
  const projection = projectPlaces(places)
  const marks = pins.map(({ number, place }) => ({ number, name: nameOf(place), ...projection.project(place) }))
  const way = line.length > 1 && pathOf(line, projection)
  const ground = drawGround(projection, SKETCH_SIZE)
  const { labels, groundNames } = placeLabels(marks, SKETCH_SIZE, ground?.names)
  return (
    <MapSketch label={label} scale={projection.scale} formatDistance={formatDistance} ground={ground}>
      <BasemapLabels names={groundNames} />
      {way && <path d={way} fill="none" stroke="var(--accent)" strokeWidth="22" strokeLinejoin="round" opacity=".14" />}
      {way && <path className={styles.route} d={way} />}
      {labels.map(({ name, ...foot }) => (
        <text key={name} className={styles.name} {...foot}>
          {name}
        </text>
      ))}
      {marks.toReversed().map(({ number, x, y }) => (
        <Pin key={number} {...{ number, x, y }} />
      ))}
    </MapSketch>
  )
}

/** The name up to the first comma, because space is limited. */
function nameOf({ name }: NamedPlace): string {
  return name.split(/[,،]/)[0] ?? name
}

function pathOf(line: readonly GeoPoint[], { project }: Projection): string {
  return `M${line.map((place) => Object.values(project(place)).join(' ')).join('L')}`
}

function thin(route: readonly GeoPoint[]): readonly GeoPoint[] {
  const step = Math.ceil(route.length / MAX_POINTS)
  return route.filter((_, index) => index % step === 0 || index === route.length - 1)
}
