import { expect, test } from 'vitest'
import { parseMapFile } from '../map-file.ts'
import { convertExtract, mapFeatureKindOfTags, waterWidthInMetres } from './convert-extract.ts'

const BOX = { west: 0, south: 0, east: 1, north: 1 }
const feature = (properties: object | null, type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
})
const convert = (features: readonly unknown[], fallback?: 'water') =>
  convertExtract({ type: 'FeatureCollection', features }, { box: BOX, fallback })

test.each([
  [{ natural: 'water' }, 'water'],
  [{ waterway: 'canal' }, 'water'],
  [{ leisure: 'park' }, 'park'],
  [{ railway: 'station', public_transport: 'station' }, 'station'],
  [{ railway: 'rail' }, 'railway'],
  [{ highway: 'primary' }, 'street'],
  [{ highway: 'footway' }, undefined],
  [{ place: 'suburb' }, 'district'],
  [{ place: 'town' }, 'town'],
  [{ shop: 'bakery' }, undefined],
])('%o is %s', (tags, kind) => {
  expect(mapFeatureKindOfTags(tags)).toBe(kind)
})

test('a river is as wide as its tag says', () => {
  expect(
    [{ width: '120 m' }, { waterway: 'river' }, { waterway: 'canal', width: '?' }].map(waterWidthInMetres),
  ).toEqual([120, 40, 15])
})

test('an extract becomes a map file: cut to its box, one feature for each street, with the site’s languages', () => {
  const features = convert([
    feature({ highway: 'primary', name: 'High Street' }, 'LineString', [
      [-1, 0.5],
      [0.5, 0.5],
    ]),
    feature({ highway: 'primary', name: 'High Street' }, 'LineString', [
      [0.5, 0.5],
      [0.7, 0.5],
    ]),
    feature({ natural: 'water', name: 'Lake', 'name:de': 'See', 'name:en': 'Lake', 'name:ja': '湖' }, 'Polygon', [
      [
        [0.5, -0.5],
        [0.6, -0.5],
        [0.6, 0.5],
        [0.5, 0.5],
        [0.5, -0.5],
      ],
    ]),
    feature({ railway: 'station', name: 'Central' }, 'Polygon', [
      [
        [0.2, 0.2],
        [0.4, 0.2],
        [0.4, 0.4],
        [0.2, 0.2],
      ],
    ]),
    feature({ place: 'town', name: 'Elsewhere' }, 'Point', [5, 5]),
    feature({ shop: 'bakery' }, 'Point', [0.5, 0.5]),
    feature({ leisure: 'park' }, 'Polygon', [
      [
        [0.1, 0.1],
        [0.1001, 0.1],
        [0.1, 0.1001],
        [0.1, 0.1],
      ],
    ]),
    'nothing',
  ])
  expect(features).toEqual([
    {
      type: 'Feature',
      properties: { kind: 'street', name: 'High Street' },
      geometry: {
        type: 'MultiLineString',
        coordinates: [
          [
            [0, 0.5],
            [0.5, 0.5],
          ],
          [
            [0.5, 0.5],
            [0.7, 0.5],
          ],
        ],
      },
    },
    {
      type: 'Feature',
      properties: { kind: 'water', name: 'Lake', 'name:de': 'See' },
      geometry: {
        type: 'MultiPolygon',
        coordinates: [
          [
            [
              [0.6, 0],
              [0.6, 0.5],
              [0.5, 0.5],
              [0.5, 0],
              [0.6, 0],
            ],
          ],
        ],
      },
    },
    {
      type: 'Feature',
      properties: { kind: 'station', name: 'Central' },
      geometry: { type: 'Point', coordinates: [0.3, 0.3] },
    },
  ])
  const read = parseMapFile(JSON.stringify({ type: 'FeatureCollection', features }))
  expect([read?.features.length, read?.dropped]).toEqual([3, 0])
})

test('features without tags are what the caller says', () => {
  const sea = feature(null, 'Polygon', [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ])
  expect(convert([sea])).toEqual([])
  expect(convert([sea], 'water')?.map(({ properties }) => properties)).toEqual([{ kind: 'water' }])
})

test('what is no GeoJSON is no extract', () => {
  expect([undefined, null, [], { features: 1 }].map((one) => convertExtract(one, { box: BOX }))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
