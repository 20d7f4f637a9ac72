import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { parseMapFile, readMapFolder } from './map-file.ts'

const feature = (kind: string, type: string, coordinates: unknown, more = {}) => ({
  type: 'Feature',
  properties: { kind, ...more },
  geometry: { type, coordinates },
})
const RING = [
  [2.3, 48.8],
  [2.4, 48.8],
  [2.4, 48.9],
  [2.3, 48.8],
]
const file = (...features: unknown[]) =>
  JSON.stringify({ type: 'FeatureCollection', attribution: 'The town', features })

test('a map file is read with names, widths and bounds', () => {
  const lake = feature('water', 'Polygon', [RING], { name: 'Lac', 'name:de': 'See', 'name:xx': 'Zzz' })
  const river = feature('water', 'LineString', RING.slice(0, 2), { width: 120 })
  const data = parseMapFile(file(lake, river))
  expect({ ...data, features: [] }).toEqual({ attribution: 'The town', dropped: 0, features: [] })
  expect(data?.features.map(({ kind, form, names, width, bounds }) => [kind, form, names, width, bounds])).toEqual([
    ['water', 'area', { own: 'Lac', de: 'See' }, undefined, { west: 2.3, south: 48.8, east: 2.4, north: 48.9 }],
    ['water', 'line', { own: undefined }, 120, { west: 2.3, south: 48.8, east: 2.4, north: 48.8 }],
  ])
})

test('outer rings run one way and holes the other, however they are written', () => {
  const hole = RING.map(([x = 0, y = 0]) => [2.38 + (x - 2.38) / 9, 48.82 + (y - 48.82) / 9])
  const ways = [RING, RING.toReversed()].flatMap((outer) => [hole, hole.toReversed()].map((inner) => [outer, inner]))
  const parts = ways.map((rings) => parseMapFile(file(feature('park', 'Polygon', rings)))?.features[0]?.parts)
  expect(parts.map((one) => one?.map((ring) => ring[1]?.longitude ?? 0))).toEqual(
    parts.map(() => [2.4, expect.any(Number)]),
  )
  expect(new Set(parts.map((one) => JSON.stringify(one))).size).toBe(1)
})

test.each([
  ['a kind that nobody knows', feature('volcano', 'Point', [2, 48])],
  ['a form that its kind has not', feature('park', 'LineString', RING)],
  ['a place outside the world', feature('station', 'Point', [2, 148])],
  ['a width that is no number', feature('water', 'LineString', RING, { width: 'wide' })],
  ['no geometry', { type: 'Feature', properties: { kind: 'park' }, geometry: null }],
  ['nothing', null],
])('%s is left out and counted', (_, fault) => {
  const data = parseMapFile(file(fault, feature('station', 'Point', [2.3, 48.9])))
  expect([data?.features.length, data?.dropped]).toEqual([1, 1])
})

test('what is no map is told, and what can be read of the folder is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maps-'))
  writeFileSync(join(folder, 'b.geojson'), '{"type":"Topology"}')
  writeFileSync(join(folder, 'c.geojson'), 'no JSON')
  writeFileSync(join(folder, 'a.geojson'), file(feature('volcano', 'Point', [2, 48])))
  writeFileSync(join(folder, 'readme.md'), 'Maps')
  mkdirSync(join(folder, 'old'))
  const warning = vi.fn()
  const maps = readMapFolder(folder, { warning })
  expect(maps).toEqual([{ features: [], attribution: 'The town', dropped: 1 }])
  expect(warning.mock.calls).toEqual([
    ['map features dropped', { file: join(folder, 'a.geojson'), dropped: 1 }],
    ['map file is not GeoJSON', { file: join(folder, 'b.geojson') }],
    ['map file is not GeoJSON', { file: join(folder, 'c.geojson') }],
  ])
  rmSync(folder, { recursive: true })
  expect(readMapFolder(undefined, { warning })).toEqual([])
})
