import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import { parseJson } from '@passepartout/content-model/parse-json'
import { z } from 'zod'
import type { Reporter } from '../operations/reporter.ts'
import type { BasemapLabel, BasemapLayer } from '../ui/route-sketch/basemap.ts'
import type { GeoBounds, GeoPoint } from '../ui/route-sketch/project-places.ts'
import { type Point, ringArea } from './shapes.ts'

/**
 * A map file (docs/how-to/draw-maps.md): GeoJSON of RFC 7946 whose features say in `kind` what they are. Its member
 * `attribution` names who made the data.
 */
const position = z
  .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
  .rest(z.number())
  .transform(([longitude, latitude]): GeoPoint => ({ longitude, latitude }))
const line = z.array(position).min(2)
const rings = z.array(z.array(position).min(4)).min(1)

/** Each geometry as its lines or rings, or its point. */
const geometrySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }).transform(({ coordinates }) => point(coordinates)),
  z.object({ type: z.literal('LineString'), coordinates: line }).transform(({ coordinates }) => lines([coordinates])),
  z
    .object({ type: z.literal('MultiLineString'), coordinates: z.array(line) })
    .transform(({ coordinates }) => lines(coordinates)),
  z.object({ type: z.literal('Polygon'), coordinates: rings }).transform(({ coordinates }) => area([coordinates])),
  z
    .object({ type: z.literal('MultiPolygon'), coordinates: z.array(rings) })
    .transform(({ coordinates }) => area(coordinates)),
])

type Parts = readonly (readonly GeoPoint[])[]
const point = (place: GeoPoint) => ({ form: 'point' as const, parts: [[place]] as Parts })
const lines = (parts: Parts) => ({ form: 'line' as const, parts })
/** Outer rings run the other way round than holes, so that areas may overlap. */
const area = (polygons: readonly Parts[]) => ({
  form: 'area' as const,
  parts: polygons.flatMap((polygon) => polygon.map((ring, index) => turned(ring, index === 0))),
})

function turned(ring: readonly GeoPoint[], isOuter: boolean): readonly GeoPoint[] {
  const points = ring.map(({ longitude, latitude }): Point => [longitude, latitude])
  return ringArea(points) > 0 === isOuter ? ring : ring.toReversed()
}

/** What each kind of feature may be. */
const FORMS = {
  park: ['area'],
  water: ['area', 'line'],
  railway: ['line'],
  street: ['line'],
  town: ['point'],
  district: ['point'],
  station: ['point'],
} as const satisfies Record<BasemapLayer | BasemapLabel['kind'], readonly MapFeature['form'][]>

const NAMES = LANGUAGE_CODES.map((lang) => [lang, `name:${lang}`] as const)

const featureSchema = z
  .object({
    properties: z.looseObject({
      kind: z.enum(['park', 'water', 'railway', 'street', 'town', 'district', 'station']),
      name: z.string().optional(),
      width: z.number().positive().max(5000).optional(),
    }),
    geometry: geometrySchema,
  })
  .refine(({ properties: { kind }, geometry: { form } }) => FORMS[kind].some((allowed) => allowed === form))
  .transform(
    ({ properties, geometry }): MapFeature => ({
      kind: properties.kind,
      ...geometry,
      width: properties.width,
      names: { own: properties.name, ...namesByLanguage(properties) },
      bounds: boundsOf(geometry.parts.flat()),
    }),
  )

const fileSchema = z.object({
  type: z.literal('FeatureCollection'),
  attribution: z.string().optional(),
  features: z.array(z.unknown()),
})

/** A thing of the ground. */
export interface MapFeature {
  readonly kind: BasemapLabel['kind']
  readonly form: 'point' | 'line' | 'area'
  /** Its lines, its rings (outer ones counterclockwise, holes clockwise), or its one point. */
  readonly parts: Parts
  /** Metres, of a line. */
  readonly width: number | undefined
  /** Its name where it is, and those of languages in which it has another. */
  readonly names: Readonly<Partial<Record<LanguageCode | 'own', string | undefined>>>
  readonly bounds: GeoBounds
}

export interface MapData {
  readonly features: readonly MapFeature[]
  readonly attribution: string | undefined
  /** Number of features that are none of the kinds, or not of its forms. */
  readonly dropped: number
}

/**
 * The map files (`*.geojson`) of a folder, in the order of their names. What is no map, and features that are none of
 * the known kinds, are reported and left out.
 *
 * @throws Error when the folder cannot be read
 */
export function readMapFolder(folder: string | undefined, reporter: Pick<Reporter, 'warning'>): readonly MapData[] {
  if (folder === undefined) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.geojson'))
  return names.toSorted().flatMap((name) => {
    const file = join(folder, name)
    const map = parseMapFile(readFileSync(file, 'utf8'))
    if (!map) reporter.warning('map file is not GeoJSON', { file })
    else if (map.dropped > 0) reporter.warning('map features dropped', { file, dropped: map.dropped })
    return map ?? []
  })
}

/** Reads a map file; `undefined` if it is none. */
export function parseMapFile(text: string): MapData | undefined {
  const file = fileSchema.safeParse(parseJson(text))
  if (!file.success) return undefined
  const { features, attribution } = file.data
  const known = features.flatMap((feature) => featureSchema.safeParse(feature).data ?? [])
  return { features: known, attribution, dropped: features.length - known.length }
}

function namesByLanguage(properties: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    NAMES.flatMap(([lang, key]) => (typeof properties[key] === 'string' ? [[lang, properties[key]]] : [])),
  )
}

function boundsOf(places: readonly GeoPoint[]): GeoBounds {
  const bounds = { west: 180, south: 90, east: -180, north: -90 }
  for (const { longitude, latitude } of places) {
    bounds.west = Math.min(bounds.west, longitude)
    bounds.east = Math.max(bounds.east, longitude)
    bounds.south = Math.min(bounds.south, latitude)
    bounds.north = Math.max(bounds.north, latitude)
  }
  return bounds
}
