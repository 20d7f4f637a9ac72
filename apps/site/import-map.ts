import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { resolveFromCaller } from './resolve-from-caller.ts'
import { parseMapFile } from './src/maps/map-file.ts'
import { convertExtract, type GeoJsonFeature } from './src/maps/osm-extract/convert-extract.ts'
import type { GeoBounds } from './src/ui/route-sketch/project-places.ts'

const USAGE =
  'npm run import-map -- <extract.geojson> <map.geojson> --box west,south,east,north [--as water] [--attribution "© OpenStreetMap contributors"]'
/** As the Open Database Licence asks. */
const ATTRIBUTION = '© OpenStreetMap contributors'
const mapSchema = z.object({ attribution: z.string().optional(), features: z.array(z.custom<GeoJsonFeature>()) })

/**
 * Adds what a map file has use for of an extract to it, or writes a new one (docs/how-to/draw-maps.md). Ends with 1 when
 * the extract is none, with 2 when the arguments cannot be used.
 */
const asked = readArguments()
if (asked === undefined) {
  console.error(USAGE)
  process.exitCode = 2
} else process.exitCode = importMap(asked)

interface Arguments {
  readonly extract: string
  readonly map: string
  readonly box: GeoBounds
  readonly isWater: boolean
  /** Absent: that of the map file. */
  readonly attribution: string | undefined
}

function importMap({ extract, map, box, isWater, attribution }: Arguments): number {
  const features = convertExtract(readJson(extract), { box, fallback: isWater ? 'water' : undefined })
  if (!features) {
    console.error(`${extract} is no GeoJSON with features`)
    return 1
  }
  const before = readMap(map)
  if (!before) {
    console.error(`${map} is there and is no map file: nothing was written`)
    return 1
  }
  const text = writeMap([...before.features, ...features], attribution ?? before.attribution ?? ATTRIBUTION)
  const read = parseMapFile(text)
  writeFileSync(map, text)
  console.log(
    `${map}: ${features.length} features added to ${before.features.length}, ${read?.dropped ?? 0} that cannot be drawn`,
  )
  return 0
}

/** One line for each feature, so that a change can be read. */
function writeMap(features: readonly unknown[], attribution: string): string {
  const lines = features.map((feature) => JSON.stringify(feature)).join(',\n')
  return `{"type":"FeatureCollection","attribution":${JSON.stringify(attribution)},"features":[\n${lines}\n]}\n`
}

/** What the map file has already: nothing where there is none yet; `undefined` where something else is in its place. */
function readMap(file: string): z.infer<typeof mapSchema> | undefined {
  return existsSync(file) ? mapSchema.safeParse(readJson(file)).data : { features: [] }
}

/** What a file holds; `undefined` where there is none, or no JSON. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function readArguments(): Arguments | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      box: { type: 'string', default: '' },
      as: { type: 'string' },
      attribution: { type: 'string' },
    },
  })
  const [extract, map] = positionals
  const [west, south, east, north] = values.box.split(',').map(Number)
  const isBox = [west, south, east, north].every((degrees) => Number.isFinite(degrees))
  if (!extract || !map || !isBox || (values.as !== undefined && values.as !== 'water')) return undefined
  return {
    extract: resolveFromCaller(extract),
    map: resolveFromCaller(map),
    box: { west: west ?? 0, south: south ?? 0, east: east ?? 0, north: north ?? 0 },
    isWater: values.as === 'water',
    attribution: values.attribution,
  }
}
