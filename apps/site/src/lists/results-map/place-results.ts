import type { Coordinates, ProductCard } from '../../catalogue/product.ts'
import { type Projection, projectPlaces } from '../../ui/route-sketch/project-places.ts'

/** A tour group of a list, and the page of the list that has its card. */
export interface MappedProduct {
  readonly product: ProductCard
  readonly page: number
}

/** One point of the map: all that begins so near to each other that a finger could not tell them apart. */
export interface Mark {
  /** From one, in the order of the list. */
  readonly number: number
  /** Units of the drawing. */
  readonly x: number
  readonly y: number
  /** What most of them call the place; absent where they say nothing. */
  readonly name?: string
  /** At least one, in the order of the list. */
  readonly products: readonly MappedProduct[]
}

export interface PlacedResults {
  readonly marks: readonly Mark[]
  /** What is so far from all others that these would become one point. */
  readonly outside: readonly MappedProduct[]
  readonly scale: Projection['scale']
}

/** Units of the drawing. */
export const MAP_SIZE = { width: 640, height: 440 }
/** Units between two points: 24 pixels and a bit where the drawing is as wide as a phone. */
const NEAREST = 48
/** A place is on the map as far from the middle as so many times the usual distance, but five kilometres in any case. */
const REACH = 4
const LEAST_REACH = 5
const KILOMETRES_PER_DEGREE = 111.32

/** Where the results of a list are, as points that can be told apart: pure, and the same for the same list. */
export function placeResults(results: readonly MappedProduct[]): PlacedResults {
  const { inside, outside } = split(results.flatMap((result) => placedOf(result) ?? []))
  const { project, scale } = projectPlaces(
    inside.map(({ place }) => place),
    MAP_SIZE,
  )
  const groups: { x: number; y: number; results: MappedProduct[] }[] = []
  for (const { result, place } of inside) {
    const { x, y } = project(place)
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
  return { marks, outside: outside.map(({ result }) => result), scale }
}

interface Placed {
  readonly result: MappedProduct
  readonly place: Coordinates
}

function placedOf(result: MappedProduct): Placed | undefined {
  const { place } = result.product
  return place && { result, place }
}

/** What is far from the middle of all would make one point of the rest. */
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

/** As the crow flies, near enough for a sketch. */
function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const north = one.latitude - other.latitude
  const east = (one.longitude - other.longitude) * Math.cos((other.latitude * Math.PI) / 180)
  return Math.hypot(north, east) * KILOMETRES_PER_DEGREE
}

/** Of none 0. */
function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** The first of those that occur most often. */
function mostFrequent(values: readonly string[]): string | undefined {
  const counts = [...Map.groupBy(values, (value) => value)].map(([value, { length }]) => ({ value, length }))
  return counts.toSorted((one, other) => other.length - one.length)[0]?.value
}
