import { kilometresBetween } from '../catalogue/kilometres-between.ts'
import type { Coordinates } from '../catalogue/product.ts'
import { unstemmedNameKey } from '../query-understanding/name-keys.ts'
import {
  namesOfPlace,
  WELL_KNOWN_PLACES,
  type WellKnownPlace,
  wellKnownPlacesIn,
} from '../query-understanding/places/well-known-places.ts'
import { facetKey } from './index-scope.ts'
import type { Candidate, SearchIndex, SearchScope } from './search-index.ts'

/** The cities that are nearest to a place. */
export interface NearestCities {
  /** The place in the language of the query. */
  readonly place: string
  /** Pages of cities, the nearest first. */
  readonly cities: readonly Candidate[]
}

const MOST_CITIES = 3

/**
 * The cities of the index that are nearest to the first well-known place of a query of which the index has nothing.
 *
 * @param known ids of what the query names and the index has
 */
export async function nearestCitiesToMissingPlace(
  query: string,
  known: ReadonlySet<string>,
  scope: SearchScope,
  index: SearchIndex,
): Promise<NearestCities | undefined> {
  const { lang } = scope
  const named = wellKnownPlacesIn(query, lang, 'all').find(({ place }) => !known.has(place.id))
  const from = named && coordinatesOf(named.place)
  if (!named || !from) return undefined
  const codes = await codesByDistance(from, lang, index)
  const cities: Candidate[] = []
  for (const code of codes) {
    if (cities.length === MOST_CITIES) break
    const here = await index.matching([], 'named', { ...scope, facets: [[facetKey('city', code)]] })
    cities.push(...here.filter(({ group }) => group === 'cities').slice(0, 1))
  }
  const [place = named.words] = namesOfPlace(named.place, lang).titles
  return cities.length === 0 ? undefined : { place, cities }
}

/** The codes of the cities that the index has, the nearest first. */
async function codesByDistance(
  from: Coordinates,
  lang: SearchScope['lang'],
  index: SearchIndex,
): Promise<readonly string[]> {
  const distances = new Map<string, number>()
  for (const place of WELL_KNOWN_PLACES) {
    if (!place.at) continue
    for (const name of namesOfPlace(place, lang).titles) {
      distances.set(unstemmedNameKey(name, lang), kilometresBetween(from, place.at))
    }
  }
  const found = await index.named([...distances.keys()], lang)
  const cities = found.filter(({ kind }) => kind === 'city')
  const inOrder = cities.toSorted((one, other) => (distances.get(one.key) ?? 0) - (distances.get(other.key) ?? 0))
  return [...new Set(inOrder.map(({ id }) => id))]
}

function coordinatesOf({ at, near }: WellKnownPlace): Coordinates | undefined {
  return at ?? WELL_KNOWN_PLACES.find(({ id }) => id === near)?.at
}
