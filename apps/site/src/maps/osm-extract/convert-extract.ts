import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { z } from 'zod'
import type { GeoBounds } from '../../ui/route-sketch/project-places.ts'
import type { MapFeature } from '../map-file.ts'
import { clipLine, clipRing, type Point, ringArea, simplifyLine } from '../shapes.ts'

const position = z
  .tuple([z.number(), z.number()])
  .rest(z.number())
  .transform(([x, y]): Point => [x, y])
const line = z.array(position)
const featureSchema = z.object({
  properties: z.record(z.string(), z.unknown()).nullable(),
  geometry: z.discriminatedUnion('type', [
    z.object({ type: z.literal('Point'), coordinates: position }),
    z.object({ type: z.literal('LineString'), coordinates: line }),
    z.object({ type: z.literal('MultiLineString'), coordinates: z.array(line) }),
    z.object({ type: z.literal('Polygon'), coordinates: z.array(line) }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(line)) }),
  ]),
})
const extractSchema = z.object({ features: z.array(z.unknown()) })

type Geometry = z.infer<typeof featureSchema>['geometry']
type Kind = MapFeature['kind']
type Tags = Readonly<Record<string, unknown>>

/** Degrees: about nine metres. */
const TOLERANCE = 0.000_08
/** Square degrees of the smallest area: about four hectares. */
const SMALLEST_AREA = 4e-6
/** Of degrees: about a metre. */
const DIGITS = 5

/** A feature of a map file, as GeoJSON. */
export interface GeoJsonFeature {
  readonly type: 'Feature'
  readonly properties: Readonly<Record<string, string | number>>
  readonly geometry: { readonly type: string; readonly coordinates: unknown }
}

export interface ConvertOptions {
  /** Degrees; what is outside is cut away. */
  readonly box: GeoBounds
  /** What features are whose tags say nothing, such as those of coastlines. */
  readonly fallback?: Kind | undefined
}

/**
 * The features of a map file from an extract of OpenStreetMap that a program wrote as GeoJSON: cut to a box, simplified,
 * one for each street and kind. `undefined` where the text is no such extract.
 */
export function convertExtract(extract: unknown, options: ConvertOptions): readonly GeoJsonFeature[] | undefined {
  const parsed = extractSchema.safeParse(extract)
  if (!parsed.success) return undefined
  const parts = parsed.data.features.flatMap((feature) => convertFeature(feature, options))
  return [...Map.groupBy(parts, ({ key }) => key).values()].flatMap((members) => {
    const coordinates = members.flatMap((member) => member.coordinates)
    return members.slice(0, 1).map(({ type, properties }) => ({
      type: 'Feature' as const,
      properties,
      geometry: { type, coordinates: type === 'Point' ? coordinates[0] : coordinates },
    }))
  })
}

interface Part {
  /** Parts with the same one are of one feature. */
  readonly key: string
  readonly properties: GeoJsonFeature['properties']
  readonly type: 'Point' | 'MultiLineString' | 'MultiPolygon'
  readonly coordinates: readonly unknown[]
}

function convertFeature(feature: unknown, { box, fallback }: ConvertOptions): readonly Part[] {
  const parsed = featureSchema.safeParse(feature)
  const tags = parsed.data?.properties ?? {}
  const kind = mapFeatureKindOfTags(tags) ?? fallback
  if (!parsed.success || kind === undefined) return []
  const shape = cutGeometry(parsed.data.geometry, kind, box)
  if (!shape || shape.coordinates.length === 0) return []
  const width = shape.type === 'MultiLineString' && kind === 'water' ? waterWidthInMetres(tags) : undefined
  const properties = { kind, ...namesOf(tags), ...(width === undefined ? {} : { width }) }
  const key = JSON.stringify([properties, shape.type, shape.type === 'Point' && shape.coordinates])
  return [{ key, properties, ...shape }]
}

/** What a kind is drawn as: an area that is a place or a station is its middle. */
function cutGeometry(geometry: Geometry, kind: Kind, box: GeoBounds): Pick<Part, 'type' | 'coordinates'> | undefined {
  const window = { left: box.west, top: box.south, right: box.east, bottom: box.north }
  const isPoint = kind === 'town' || kind === 'district' || kind === 'station'
  if (isPoint) {
    const [x, y] = middleOf(geometry)
    const isInside = x >= box.west && x <= box.east && y >= box.south && y <= box.north
    return { type: 'Point', coordinates: isInside ? [round([x, y])] : [] }
  }
  const written = (points: readonly Point[]) => simplifyLine(points, TOLERANCE).map(round)
  if (geometry.type === 'LineString' || geometry.type === 'MultiLineString') {
    if (kind === 'park') return undefined
    const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates
    return { type: 'MultiLineString', coordinates: lines.flatMap((one) => clipLine(one, window).map(written)) }
  }
  if (geometry.type === 'Point' || (kind !== 'park' && kind !== 'water')) return undefined
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const cut = polygons.map((rings) =>
    rings
      .map((ring) => clipRing(ring, window))
      .filter((ring) => Math.abs(ringArea(ring)) >= SMALLEST_AREA)
      .map((ring) => written(closed(ring))),
  )
  return { type: 'MultiPolygon', coordinates: cut.filter(({ length }) => length > 0) }
}

/** The name, and those of the site's languages in which it has another. */
function namesOf(tags: Tags): Readonly<Record<string, string>> {
  const { name } = tags
  if (typeof name !== 'string' || name === '') return {}
  const others = LANGUAGE_CODES.flatMap((lang) => {
    const other = tags[`name:${lang}`]
    return typeof other === 'string' && other !== name ? [[`name:${lang}`, other] as const] : []
  })
  return { name, ...Object.fromEntries(others) }
}

function middleOf(geometry: Geometry): Point {
  if (geometry.type === 'Point') return geometry.coordinates
  const depth = { LineString: 0, MultiLineString: 1, Polygon: 1, MultiPolygon: 2 }[geometry.type]
  const points = geometry.coordinates.flat(depth) as readonly Point[]
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))]
}

/** A ring as GeoJSON has it: its last point is its first. */
function closed(ring: readonly Point[]): readonly Point[] {
  const [first] = ring
  const last = ring.at(-1)
  return first && (first[0] !== last?.[0] || first[1] !== last[1]) ? [...ring, first] : ring
}

function round([x, y]: Point): Point {
  return [Number(x.toFixed(DIGITS)), Number(y.toFixed(DIGITS))]
}

/** Values of OpenStreetMap's tags that say what kind of the map file a feature is; the first that fits counts. */
const KINDS: readonly (readonly [kind: Kind, key: string, values: readonly string[]])[] = [
  ['water', 'natural', ['water', 'bay', 'strait']],
  ['water', 'waterway', ['river', 'canal', 'riverbank', 'dock']],
  ['water', 'place', ['sea', 'ocean']],
  ['park', 'leisure', ['park', 'garden', 'nature_reserve']],
  ['park', 'landuse', ['forest', 'cemetery', 'recreation_ground', 'village_green']],
  ['park', 'natural', ['wood']],
  ['station', 'railway', ['station', 'halt']],
  ['station', 'public_transport', ['station']],
  ['railway', 'railway', ['rail', 'light_rail']],
  ['street', 'highway', ['motorway', 'trunk', 'primary', 'secondary', 'pedestrian']],
  ['town', 'place', ['city', 'town', 'village']],
  ['district', 'place', ['suburb', 'quarter', 'neighbourhood', 'borough', 'district']],
]

/** What a feature is by its tags; `undefined` where a map has no use for it. */
export function mapFeatureKindOfTags(tags: Tags): Kind | undefined {
  return KINDS.find(([, key, values]) => values.includes(String(tags[key])))?.[0]
}

/** Metres of rivers and canals without a width of their own. */
const WIDTHS: Readonly<Record<string, number>> = { river: 40, canal: 15 }

/** Metres of a line of water. */
export function waterWidthInMetres({ width, waterway }: Tags): number | undefined {
  const metres = Number.parseFloat(String(width))
  return metres > 0 ? metres : WIDTHS[String(waterway)]
}
