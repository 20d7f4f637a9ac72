import type { LanguageCode } from '@passepartout/content-model/locales'
import { Memo } from '../memo/memo.ts'
import {
  BASEMAP_LAYERS,
  type Basemap,
  type BasemapLabel,
  type BasemapLayer,
  type BasemapShape,
} from '../ui/route-sketch/basemap.ts'
import type { GeoBounds, GeoPoint, Projection, SKETCH_SIZE } from '../ui/route-sketch/project-places.ts'
import type { MapData, MapFeature } from './map-file.ts'
import { placeLineLabels } from './place-line-labels.ts'
import {
  type ClipWindow,
  clipLine,
  clipRing,
  type Point,
  ringArea,
  ringSidesWithCrossProducts,
  simplifyLine,
  svgPathData,
} from './shapes.ts'

/** Kilometres across the drawing up to which a kind is drawn, and from which on. */
const SHOWN: Readonly<Record<BasemapLabel['kind'], readonly [from: number, to: number]>> = {
  water: [0, 2000],
  park: [0, 80],
  railway: [0, 25],
  street: [0, 26],
  station: [0, 26],
  district: [0, 30],
  town: [20, 400],
}
/** The order in which names get their room, after those of wide waters. */
const BY_IMPORTANCE = ['town', 'district', 'station', 'park', 'water', 'street', 'railway'] as const
/** Metres from which on a river is what a city is known by. */
const WIDE_RIVER = 50
/** Units of the drawing: smaller areas are left out, and lines are this exact at best. */
const SMALLEST_AREA = 30
const FINEST = 0.6
/** Letters of path data; a ground of more is drawn less exactly. */
const MAX_LETTERS = 9000
const COARSEST = 6
/** Units around the drawing within which shapes go on, so that their edges are not seen. */
const EDGE = 8
/** Narrowest line of water, in units of the drawing. */
const NARROWEST = 2
const DRAWINGS = 1000

/**
 * What a traveller orients by, from the map files of the installation (docs/decisions/091). Drawings are remembered:
 * the same places give the same ground.
 */
export class BasemapRenderer {
  readonly #maps: readonly MapData[]
  readonly #drawn = new Memo<{ readonly ground: Basemap | undefined }>(DRAWINGS)

  constructor(maps: readonly MapData[]) {
    this.#maps = maps
  }

  /** The ground of a drawing, with names in a language; `undefined` where no file knows the area. */
  draw(projection: Projection, size: typeof SKETCH_SIZE, lang: LanguageCode): Basemap | undefined {
    const key = JSON.stringify([lang, size, projection.bounds])
    const known = this.#drawn.get(key)
    if (known) return known.ground
    const ground = this.#draw(projection, size, lang)
    this.#drawn.set(key, { ground })
    return ground
  }

  #draw(projection: Projection, size: typeof SKETCH_SIZE, lang: LanguageCode): Basemap | undefined {
    const across = size.width / projection.unitsPerKilometre
    const isShown = ({ kind, bounds }: MapFeature) =>
      SHOWN[kind][0] <= across && across <= SHOWN[kind][1] && meet(bounds, projection.bounds)
    const maps = this.#maps.map((map) => ({ ...map, features: map.features.filter(isShown) }))
    const used = maps.filter(({ features }) => features.length > 0)
    const drawn = used.flatMap(({ features }) => features.map((feature) => projectFeature(feature, projection, size)))
    const shapes = shapesOf(drawn)
    if (shapes.length === 0) return undefined
    return {
      shapes,
      names: byImportance(drawn).flatMap((one) => namesOf(one, size, lang)),
      sources: [...new Set(used.flatMap(({ attribution }) => attribution ?? []))],
    }
  }
}

function byImportance(drawn: readonly Drawn[]): readonly Drawn[] {
  const rank = ({ feature: { kind, width = 0 } }: Drawn) =>
    kind === 'water' && width >= WIDE_RIVER ? -1 : BY_IMPORTANCE.indexOf(kind)
  return drawn.toSorted((one, other) => rank(one) - rank(other))
}

/** A feature within the drawing. */
interface Drawn {
  readonly feature: MapFeature
  readonly parts: readonly (readonly Point[])[]
  /** Units of the drawing, of a line of water. */
  readonly width: number | undefined
}

function projectFeature(
  feature: MapFeature,
  { project, unitsPerKilometre }: Projection,
  size: typeof SKETCH_SIZE,
): Drawn {
  const toPoint = (place: GeoPoint): Point => {
    const { x, y } = project(place)
    return [x, y]
  }
  const projected = feature.parts.map((part) => part.map(toPoint))
  const width = feature.form === 'line' && feature.kind === 'water' ? lineWidth(feature, unitsPerKilometre) : undefined
  const beyond = EDGE + (width ?? 0)
  const window: ClipWindow = { left: -beyond, top: -beyond, right: size.width + beyond, bottom: size.height + beyond }
  const parts = {
    point: () => projected,
    line: () => projected.flatMap((part) => clipLine(part, window)),
    area: () => projected.map((part) => clipRing(part, window)).filter((ring) => sizeOf(ring) >= SMALLEST_AREA),
  }[feature.form]()
  return { feature, parts, width }
}

function lineWidth({ width = 0 }: MapFeature, unitsPerKilometre: number): number {
  return Math.max(NARROWEST, Math.round((width / 1000) * unitsPerKilometre))
}

/** All shapes, as exactly as their size in the page allows. */
function shapesOf(drawn: readonly Drawn[], tolerance = FINEST): readonly BasemapShape[] {
  const shapes = [...areasOf(drawn, tolerance), ...BASEMAP_LAYERS.flatMap((layer) => linesOf(drawn, layer, tolerance))]
  const letters = shapes.reduce((sum, { path }) => sum + path.length, 0)
  return letters > MAX_LETTERS && tolerance < COARSEST ? shapesOf(drawn, tolerance * 1.5) : shapes
}

/** The largest areas first, so that islands stand upon the sea and lakes in parks; neighbours of one layer are one path. */
function areasOf(drawn: readonly Drawn[], tolerance: number): readonly BasemapShape[] {
  const areas = drawn
    .flatMap((one) =>
      one.feature.form === 'area' && isLayer(one.feature.kind) ? { ...one, layer: one.feature.kind } : [],
    )
    .toSorted((one, other) => sizeOf(largestOf(other.parts)) - sizeOf(largestOf(one.parts)))
  const shapes: BasemapShape[] = []
  for (const { layer, parts } of areas) {
    const simplified = parts.map((part) => simplifyLine(part, tolerance))
    const path = svgPathData(simplified, true)
    const before = shapes.at(-1)
    if (before?.layer === layer) shapes.splice(-1, 1, { layer, path: before.path + path })
    else if (path !== '') shapes.push({ layer, path })
  }
  return shapes
}

/** One path for each width. */
function linesOf(drawn: readonly Drawn[], layer: BasemapLayer, tolerance: number): readonly BasemapShape[] {
  const own = drawn.filter(({ feature }) => feature.kind === layer && feature.form === 'line')
  return [...Map.groupBy(own, ({ width = LINE[layer] }) => width)].flatMap(([width, members]) => {
    const simplified = members.flatMap(({ parts }) => parts.map((part) => simplifyLine(part, tolerance)))
    const path = svgPathData(simplified, false)
    return path === '' ? [] : [{ layer, path, width }]
  })
}

function isLayer(kind: BasemapLabel['kind']): kind is BasemapLayer {
  return BASEMAP_LAYERS.some((layer) => layer === kind)
}

function sizeOf(ring: readonly Point[]): number {
  return Math.abs(ringArea(ring))
}

/** Units of the drawing. */
const LINE: Readonly<Record<BasemapLayer, number>> = { park: 1, water: NARROWEST, railway: 1, street: 3 }

/** Where the name of a feature may stand: at its point, along its line, or in the middle of its area. */
function namesOf({ feature, parts }: Drawn, size: typeof SKETCH_SIZE, lang: LanguageCode): readonly BasemapLabel[] {
  const name = feature.names[lang] ?? feature.names.own
  if (name === undefined) return []
  const named = { kind: feature.kind, name }
  if (feature.form === 'line') return placeLineLabels(parts, name.length, size).map((place) => ({ ...named, ...place }))
  const [x, y] = feature.form === 'point' ? (parts[0]?.[0] ?? []) : middleOf(largestOf(parts))
  return x === undefined || y === undefined ? [] : [{ ...named, x: Math.round(x), y: Math.round(y) }]
}

function meet(one: GeoBounds, other: GeoBounds): boolean {
  return one.west < other.east && other.west < one.east && one.south < other.north && other.south < one.north
}

function largestOf(rings: readonly (readonly Point[])[]): readonly Point[] {
  return rings.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0] ?? []
}

/** The centre of mass of a ring; empty where it has none. */
function middleOf(ring: readonly Point[]): Point | readonly [] {
  const parts = ringSidesWithCrossProducts(ring)
  const double = parts.reduce((sum, { cross }) => sum + cross, 0)
  if (double === 0) return []
  const mean = (axis: 0 | 1) => parts.reduce((sum, { cross, from, to }) => sum + (from[axis] + to[axis]) * cross, 0)
  return [mean(0) / (3 * double), mean(1) / (3 * double)]
}
