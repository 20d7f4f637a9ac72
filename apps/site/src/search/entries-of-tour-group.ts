import type { LanguageCode } from '@passepartout/content-model/locales'
import { hasFeature } from '../catalogue/has-feature.ts'
import type { ProductCard } from '../catalogue/product.ts'
import { timesOfDayInName } from '../query-understanding/name-meanings.ts'
import type { NamedEntity } from '../query-understanding/named-entity.ts'
import { normalizedWords } from '../query-understanding/normalized-words.ts'
import {
  namesOfPlace,
  type WellKnownPlace,
  wellKnownPlacesIn,
} from '../query-understanding/places/well-known-places.ts'
import { LIST_PARAMETER_VALUES } from '../request/address/choices/list-choice.ts'
import { facetKey } from './index-scope.ts'
import type { SearchEntry } from './search-index.ts'

/** The indexed fields of a tour group. */
export type IndexedTourGroupFields = Pick<ProductCard, 'tgid' | 'name' | 'summary' | 'cityName'> &
  Partial<
    Pick<ProductCard, 'cityCode' | 'slug' | 'rating' | 'primaryCollection' | 'primaryCategory' | 'primarySubCategory'>
  > &
  Partial<Pick<ProductCard, 'flowType' | 'traits' | 'isGuided' | 'freeCancellationMinutes' | 'neighbourhood'>>

/** What lists of the catalogue do not say of a show. */
export interface IndexedShowDetails {
  /** The venue, then the part of the city, with commas; empty when unknown. */
  readonly address: string
  /** Cast and creatives, as pages about it name them. */
  readonly people: readonly string[]
}

const NOTHING_BESIDE: IndexedShowDetails = { address: '', people: [] }

/** Power of ten at which the number of ratings no longer adds weight. */
const MAX_RATINGS = 5
const MAX_WEIGHT = 0.9

/**
 * Index entries of a tour group, one per language of the catalogue. Names of its collection and of well-known places in all
 * languages are indexed in each: колизей and coliseo find the Colosseum.
 */
export function entriesOfTourGroup(
  versions: ReadonlyMap<LanguageCode, IndexedTourGroupFields>,
  beside: IndexedShowDetails = NOTHING_BESIDE,
): readonly SearchEntry[] {
  const { address, people } = beside
  const wellKnown = wellKnownOf(versions)
  const elsewhere = wellKnown.sights.flatMap(({ names }) => [...names.values()].flatMap(({ all }) => all))
  const places = new Set([...[...versions.values()].flatMap(placesOf), ...elsewhere])
  // Not every language says it.
  const times = new Set([...versions].flatMap(([lang, { name }]) => timesOfDayInName(name, lang)))
  const timed = [...times].toSorted().map((time) => facetKey('time', time))
  return [...versions].flatMap(([lang, words]) => {
    const { tgid, name, summary, cityCode, slug, primaryCategory, primarySubCategory, neighbourhood } = words
    if (cityCode === undefined || slug === undefined) return []
    const kinds = [primaryCategory?.displayName, primarySubCategory?.displayName]
    const known = wellKnown.sights.flatMap((place) => namesOfPlace(place, lang).all)
    const joined = [...placesOf(words), ...known].map((place) => normalizedWords(place).join(''))
    const names = [...placesOf(words), ...kinds, neighbourhood, address, ...people, ...places, ...joined].filter(
      (one) => one !== undefined,
    )
    const target = { kind: 'tourGroup', tgid, cityCode, slug } as const
    const namedAfter = [...namesOf(words, cityCode, beside), ...otherNames(wellKnown, words, lang)]
    const facets = [...facetsOf(words, cityCode), ...timed]
    const weight = weightOf(words)
    return [
      {
        lang,
        group: 'products',
        target,
        title: name,
        names: names.join(' '),
        text: summary,
        weight,
        facets,
        namedAfter,
      },
    ]
  })
}

function placesOf({ cityName, primaryCollection, name }: IndexedTourGroupFields): string[] {
  const sight = sightOf(name)
  return [cityName, ...(primaryCollection ? [primaryCollection.displayName] : []), ...(sight ? [sight] : [])]
}

interface WellKnown {
  readonly city: readonly WellKnownPlace[]
  readonly sights: readonly WellKnownPlace[]
}

/** The well-known places that a tour group is in and that its titles and its collection name. */
function wellKnownOf(versions: ReadonlyMap<LanguageCode, IndexedTourGroupFields>): WellKnown {
  const all = [...versions]
  const named = (textsOf: (words: IndexedTourGroupFields) => readonly string[]) =>
    new Set(
      all.flatMap(([lang, words]) =>
        textsOf(words).flatMap((text) => wellKnownPlacesIn(text, lang, 'titles').map(({ place }) => place)),
      ),
    )
  const city = named(({ cityName }) => [cityName])
  const ids = new Set([...city].map(({ id }) => id))
  const sights = named(({ name, primaryCollection }) => [name, primaryCollection?.displayName ?? ''])
  const isHere = (place: WellKnownPlace) => !city.has(place) && (!place.hasNamesakes || ids.has(place.near ?? ''))
  return { city: [...city], sights: [...sights].filter(isHere) }
}

function otherNames(
  { city, sights }: WellKnown,
  { cityCode = '', cityName }: IndexedTourGroupFields,
  lang: LanguageCode,
): readonly NamedEntity[] {
  // Names are the same in every language that has none of its own.
  const named = (place: WellKnownPlace, more: Pick<NamedEntity, 'kind' | 'id' | 'name'>) =>
    (place.names.get(lang)?.all ?? []).map((alias) => ({ ...more, alias, city: cityCode }))
  return [
    ...city.flatMap((place) => named(place, { kind: 'city', id: cityCode, name: cityName })),
    ...sights.flatMap((place) => {
      const [name = place.id] = namesOfPlace(place, lang).titles
      return named(place, { kind: 'sight', id: place.id, name })
    }),
  ]
}

/** A title such as "Westminster Abbey: guided tour" begins with the name of a sight. */
function sightOf(title: string): string | undefined {
  const [before = '', after] = title.split(/[:：]/)
  return after !== undefined && before.split(/\s+/).length <= MAX_SIGHT_LENGTH ? before.trim() : undefined
}

function weightOf({ rating }: IndexedTourGroupFields): number {
  return MAX_WEIGHT * Math.min(1, Math.log10(1 + (rating?.count ?? 0)) / MAX_RATINGS)
}

function facetsOf(words: IndexedTourGroupFields, cityCode: string): readonly string[] {
  const { primarySubCategory: kind } = words
  const featuresAs = (name: 'with' | 'access') =>
    LIST_PARAMETER_VALUES[name].filter((value) => hasFeature(words, value)).map((value) => facetKey(name, value))
  return [
    facetKey('city', cityCode),
    ...(kind ? [facetKey('kind', String(kind.id))] : []),
    ...featuresAs('with'),
    ...featuresAs('access'),
  ]
}

/** Letters of a title up to which it is a name. */
const MAX_TITLE_LENGTH = 40
/** Words of what stands before a colon, up to which it is the name of a sight. */
const MAX_SIGHT_LENGTH = 5

function namesOf(
  words: IndexedTourGroupFields,
  cityCode: string,
  { address, people }: IndexedShowDetails,
): readonly NamedEntity[] {
  const { tgid, name, cityName, primaryCollection, primarySubCategory, neighbourhood } = words
  const city = cityCode
  const sight = sightOf(name)
  const isTitle = !/[:：]/.test(name) && name.length <= MAX_TITLE_LENGTH
  const [venue, area] = address.split(',').map((part) => part.trim())
  const placed = (kind: NamedEntity['kind'], place: string | undefined): NamedEntity[] =>
    place ? [{ kind, id: place.toLowerCase(), name: place, city }] : []
  return [
    ...(cityName === '' ? [] : [{ kind: 'city' as const, id: cityCode, name: cityName, city }]),
    ...(primaryCollection
      ? [{ kind: 'collection' as const, id: String(primaryCollection.id), name: primaryCollection.displayName, city }]
      : []),
    ...(primarySubCategory
      ? [{ kind: 'kind' as const, id: String(primarySubCategory.id), name: primarySubCategory.displayName }]
      : []),
    ...(isTitle ? [{ kind: 'title' as const, id: String(tgid), name, city }] : []),
    ...placed('sight', sight),
    ...placed('venue', venue),
    ...placed('area', area),
    ...placed('area', neighbourhood),
    ...people.flatMap((person) => placed('person', person)),
  ]
}
