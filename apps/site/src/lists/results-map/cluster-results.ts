import type { Coordinates, ProductCard } from '../../catalogue/product.ts'
import { type Projection, projectPlaces } from '../../ui/route-sketch/project-places.ts'

/** A tour group of a list, and the page of the list that has its card. */
export interface ProductOnListPage {
  readonly product: ProductCard
  readonly page: number
}

/** A point of the map: tour groups whose starts are too close to be shown separately. */
export interface MapPoint {
  /** From one, in the order of the list. */
  readonly number: number
  /** Units of the drawing. */
  readonly x: number
  readonly y: number
  /** The most frequent name of the place; absent if unknown. */
  readonly name?: string
  /** At least one, in the order of the list. */
  readonly products: readonly ProductOnListPage[]
}

export interface ClusteredResults {
  readonly marks: readonly MapPoint[]
  /** Tour groups far away from all others, which are not on the map. */
  readonly outside: readonly ProductOnListPage[]
  readonly projection: Projection
}

/** Units of the drawing. */
export const MAP_SIZE = { width: 640, height: 440 }
/** Minimum distance of points in drawing units: about 24 pixels on a phone. */
const NEAREST = 48
/**
 * Places are on the map up to this multiple of the median distance from the centre, and always within five kilometres.
 */
const REACH = 4
const LEAST_REACH = 5
const KILOMETRES_PER_DEGREE = 111.32

/** Clusters the results of a list into points of the map; deterministic. */
export function clusterResults(results: readonly ProductOnListPage[]): ClusteredResults {
  const { inside, outside } = split(results.flatMap((result) => placedOf(result) ?? []))
  const projection = projectPlaces(
    inside.map(({ place }) => place),
    MAP_SIZE,
  )
  const groups: { x: number; y: number; results: ProductOnListPage[] }[] = []
  for (const { result, place } of inside) {
    const { x, y } = projection.project(place)
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < NEAREST)
    if (near) near.results.push(result)
    else groups.push({ x, y, results: [result] })
  }
  const spansCities = new Set(inside.map(({ result }) => result.product.cityName)).size > 1
  const marks = groups.map(({ x, y, results: products }, index) => {
    const name = mostFrequent(
      products.flatMap(({ product }) => (spansCities ? product.cityName : product.neighbourhood) || []),
    )
    return { number: index + 1, x, y, products, ...(name === undefined ? {} : { name }) }
  })
  return { marks, outside: outside.map(({ result }) => result), projection }
}

interface Placed {
  readonly result: ProductOnListPage
  readonly place: Coordinates
}

function placedOf(result: ProductOnListPage): Placed | undefined {
  const { place } = result.product
  return place && { result, place }
}

/** Separates distant places, which would shrink the others to one point. */
function split(placed: readonly Placed[]): { readonly inside: readonly Placed[]; readonly outside: readonly Placed[] } {
  const middle = {
    latitude: median(placed.map(({ place }) => place.latitude)),
    longitude: median(placed.map(({ place }) => place.longitude)),
  }
  const distances = placed.map(({ place }) => kilometresBetween(place, middle))
  const reach = Math.max(LEAST_REACH, REACH * median(distances))
  const isInside = (_: Placed, index: number) => (distances[index] ?? 0) <= reach
  return { inside: placed.filter(isInside), outside: placed.filter((one, index) => !isInside(one, index)) }
}

/** Approximate straight-line distance. */
function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const north = one.latitude - other.latitude
  const east = (one.longitude - other.longitude) * Math.cos((other.latitude * Math.PI) / 180)
  return Math.hypot(north, east) * KILOMETRES_PER_DEGREE
}

/** The median; 0 without values. */
function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** The most frequent value; the first of ties. */
function mostFrequent(values: readonly string[]): string | undefined {
  const counts = [...Map.groupBy(values, (value) => value)].map(([value, { length }]) => ({ value, length }))
  return counts.toSorted((one, other) => other.length - one.length)[0]?.value
}
