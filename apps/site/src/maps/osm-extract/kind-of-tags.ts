import type { MapFeature } from '../map-file.ts'

type Kind = MapFeature['kind']
type Tags = Readonly<Record<string, unknown>>

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
