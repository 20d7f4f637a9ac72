import { expect, test } from 'vitest'
import { projectPlaces, SKETCH_SIZE } from '../ui/route-sketch/project-places.ts'
import { BasemapRenderer } from './basemap-renderer.ts'
import { parseMapFile } from './map-file.ts'

const feature = (kind: string, type: string, coordinates: unknown, more = {}) => ({
  properties: { kind, ...more },
  geometry: { type, coordinates },
})
const square = (west: number, south: number, side: number) => [
  [
    [west, south],
    [west + side, south],
    [west + side, south + side],
    [west, south + side],
    [west, south],
  ],
]

function groundOf(...features: unknown[]): BasemapRenderer {
  const data = parseMapFile(JSON.stringify({ type: 'FeatureCollection', attribution: 'The town', features }))
  return new BasemapRenderer(data ? [data] : [])
}

/** About one kilometre of the equator beside the prime meridian. */
const WALK = projectPlaces([{ latitude: 0, longitude: 0 }], SKETCH_SIZE)
/** About two hundred kilometres. */
const TRIP = projectPlaces(
  [
    { latitude: -0.5, longitude: 0 },
    { latitude: 0.5, longitude: 0 },
  ],
  SKETCH_SIZE,
)

const LAKE = feature('water', 'Polygon', square(-0.002, -0.002, 0.004), { name: 'Lake', 'name:de': 'See' })
const RIVER = feature(
  'water',
  'LineString',
  [
    [-1, 0.001],
    [1, 0.001],
  ],
  { name: 'River', width: 100 },
)
const STREET = feature(
  'street',
  'LineString',
  [
    [-1, 0.003],
    [1, 0.003],
  ],
  { name: 'High Street' },
)
const DISTRICT = feature('district', 'Point', [0.004, -0.003], { name: 'Old Town' })
const TOWN = feature('town', 'Point', [0.3, 0], { name: 'Next Town' })

test('areas and lines are drawn in layers, cut to the drawing, lines of water as wide as they are', () => {
  const ground = groundOf(STREET, RIVER, LAKE).draw(WALK, SKETCH_SIZE, 'en')
  expect(ground?.shapes.map(({ layer, width }) => [layer, width])).toEqual([
    ['water', undefined],
    ['water', 24],
    ['street', 3],
  ])
  const numbers = ground?.shapes.flatMap(({ path }) => path.match(/-?\d+/g)?.map(Number) ?? []) ?? []
  expect(numbers.filter((number) => Math.abs(number) > 720)).toEqual([])
  expect(ground?.sources).toEqual(['The town'])
})

test('an island stands upon its lake, and a lake in its park', () => {
  const park = feature('park', 'Polygon', square(-0.008, -0.004, 0.008))
  const island = feature('park', 'Polygon', square(-0.001, -0.001, 0.001))
  const ground = groundOf(island, LAKE, park).draw(WALK, SKETCH_SIZE, 'en')
  expect(ground?.shapes.map(({ layer }) => layer)).toEqual(['park', 'water', 'park'])
})

test('names are in the language of the page where the file has them', () => {
  const ground = groundOf(LAKE, DISTRICT, RIVER)
  const names = (lang: 'de' | 'ru') => [...new Set(ground.draw(WALK, SKETCH_SIZE, lang)?.names.map(({ name }) => name))]
  expect(names('de')).toEqual(['River', 'Old Town', 'See'])
  expect(names('ru')).toEqual(['River', 'Old Town', 'Lake'])
})

test('what is too small or too much at a scale is left out', () => {
  const ground = groundOf(LAKE, STREET, DISTRICT, TOWN, RIVER)
  const told = ground.draw(TRIP, SKETCH_SIZE, 'en')
  expect(told?.shapes.map(({ layer, width }) => [layer, width])).toEqual([['water', 2]])
  expect([...new Set(told?.names.map(({ name }) => name))]).toEqual(['River', 'Next Town'])
})

test('a ground of many points is drawn less exactly, until it is as short as a page can carry', () => {
  // As exactly as small grounds are, its path would have 10,314 letters.
  const shore = Array.from({ length: 9000 }, (_, index) => [-0.01 + (index / 9000) * 0.02, 0.0002 * Math.sin(index)])
  const ground = groundOf(feature('street', 'LineString', shore), LAKE).draw(WALK, SKETCH_SIZE, 'en')
  const letters = ground?.shapes.reduce((sum, { path }) => sum + path.length, 0)
  expect(letters).toBeGreaterThan(1000)
  expect(letters).toBeLessThanOrEqual(9000)
})

test('where no file knows the area there is no ground, and the same drawing is made once', () => {
  expect(groundOf().draw(WALK, SKETCH_SIZE, 'en')).toBeUndefined()
  expect(groundOf(feature('park', 'Polygon', square(40, 40, 1))).draw(WALK, SKETCH_SIZE, 'en')).toBeUndefined()
  const ground = groundOf(LAKE)
  expect(ground.draw(WALK, SKETCH_SIZE, 'en')).toBe(ground.draw(WALK, { ...SKETCH_SIZE }, 'en'))
})
