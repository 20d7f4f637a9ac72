import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BasemapRenderer } from '../../apps/site/src/maps/basemap-renderer.ts'
import { parseMapFile } from '../../apps/site/src/maps/map-file.ts'
import { projectPlaces, SKETCH_SIZE } from '../../apps/site/src/ui/route-sketch/project-places.ts'
import cities from '../catalogue/cities.json' with { type: 'json' }
import places from '../catalogue/places.json' with { type: 'json' }

const folder = join(import.meta.dirname, '../maps')
const files = readdirSync(folder).filter((name) => name.endsWith('.geojson'))
const maps = files.map((name) => ({ name, data: parseMapFile(readFileSync(join(folder, name), 'utf8')) }))

test('each city has a map file, all of which can be drawn', () => {
  const expected = cities.map(({ code }) => `${code.toLowerCase().replaceAll('_', '-')}.geojson`)
  expect(files.toSorted()).toEqual(expected.toSorted())
  expect(maps.filter(({ data }) => data?.dropped !== 0).map(({ name }) => name)).toEqual([])
})

/** Degrees around the middle of a city's places. */
const NEAR = 0.03

test('a map of each city has water, streets and names of districts', () => {
  const ground = new BasemapRenderer(maps.flatMap(({ data }) => data ?? []))
  const poor = cities.flatMap(({ code }) => {
    const own = places.filter(({ cityCode }) => cityCode === code)
    const [latitude, longitude] = (['latitude', 'longitude'] as const).map((axis) =>
      median(own.map((one) => one[axis])),
    )
    const near = own.filter(
      (one) => Math.abs(one.latitude - (latitude ?? 0)) < NEAR && Math.abs(one.longitude - (longitude ?? 0)) < NEAR,
    )
    const drawn = ground.draw(projectPlaces(near, SKETCH_SIZE), SKETCH_SIZE, 'en')
    const layers = new Set(drawn?.shapes.map(({ layer }) => layer))
    const kinds = new Set(drawn?.names.map(({ kind }) => kind))
    const missing = [
      ...['water', 'street'].filter((layer) => ![...layers].some((one) => one === layer)),
      ...(kinds.has('district') ? [] : ['district']),
    ]
    return missing.length > 0 ? [`${code}: no ${missing.join(', ')}`] : []
  })
  expect(poor).toEqual([])
})

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
