import { type CurrencyCode, isCurrencyCode } from '@passepartout/content-model/currencies'
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'

import { Memo } from '../../memo/memo.ts'
import { tokenize } from '../tokenize.ts'
import lines from './well-known.json' with { type: 'json' }

/** A place that travellers call by other names than a catalogue does: in their language, or by what is in it. */
export interface WellKnownPlace {
  /** Its first English name, in lower case. */
  readonly id: string
  /** Degrees north and east; of a city, and of what is far from any. */
  readonly at?: { readonly latitude: number; readonly longitude: number }
  /** Of a city where travellers call the currency as those of other countries are called: crowns. */
  readonly currency?: CurrencyCode
  /** The city that it is in or visited from, by its id. */
  readonly near?: string
  /** Whether others are called the same, so that only what is in that city is meant. */
  readonly hasNamesakes: boolean
  readonly names: ReadonlyMap<LanguageCode, PlaceNames>
}

interface PlaceNames {
  /** Those by which titles speak of it. */
  readonly titles: readonly string[]
  /** Those, and what it is asked by beside them. */
  readonly all: readonly string[]
}

/**
 * `near Paris | en Louvre, Louvre Museum; Mona Lisa | es Museo del Louvre`: the city, or `at` and coordinates in degrees, with the currency of
 * a city where others are called alike; then the
 * languages in which it has names, after a semicolon those that only queries use. A language without names of its own has the
 * English ones. `in` instead of `near`: places elsewhere are called the same.
 */
function parsePlace(line: string): WellKnownPlace {
  const names = new Map<LanguageCode, PlaceNames>()
  const [where = '', ...parts] = line.split('|').map((text) => text.trim())
  for (const part of parts) {
    const code = part.slice(0, 2)
    if (isLanguageCode(code)) names.set(code, parseNames(part.slice(3)))
  }
  const id = names.get(DEFAULT_LANGUAGE)?.all[0]?.toLowerCase() ?? ''
  return { id, names, ...parseWhere(where) }
}

function parseWhere(where: string): Pick<WellKnownPlace, 'at' | 'currency' | 'near' | 'hasNamesakes'> {
  const [preposition, ...rest] = where.split(' ')
  if (preposition !== 'at') return { near: rest.join(' ').toLowerCase(), hasNamesakes: preposition === 'in' }
  const [latitude = Number.NaN, longitude = Number.NaN] = rest.map(Number)
  const [currency = ''] = rest.slice(2)
  return { at: { latitude, longitude }, hasNamesakes: false, ...(isCurrencyCode(currency) ? { currency } : {}) }
}

function parseNames(text: string): PlaceNames {
  const [titles = [], others = []] = text.split(';').map((list) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
  return { titles, all: [...titles, ...others] }
}

export const WELL_KNOWN_PLACES: readonly WellKnownPlace[] = lines.map(parsePlace)

/** The currency of a city by the catalogue's code, where its name alone does not tell it from others. */
export function ambiguousCurrencyOfCity(code: string): CurrencyCode | undefined {
  const id = code.toLowerCase().replaceAll('_', ' ')
  return WELL_KNOWN_PLACES.find((place) => place.id === id)?.currency
}

const NO_NAMES: PlaceNames = { titles: [], all: [] }

/** The names of a place in a language. */
export function namesOfPlace({ names }: WellKnownPlace, lang: LanguageCode): PlaceNames {
  return names.get(lang) ?? names.get(DEFAULT_LANGUAGE) ?? NO_NAMES
}

/** Words of the longest name. */
const MAX_LENGTH = 6

const known = new Memo<ReadonlyMap<string, readonly WellKnownPlace[]>>(64)

/** The places by the stems of their names in a language. */
function placesByStems(lang: LanguageCode, which: keyof PlaceNames): ReadonlyMap<string, readonly WellKnownPlace[]> {
  const before = known.get(`${lang} ${which}`)
  if (before) return before
  const all = WELL_KNOWN_PLACES.flatMap((place) =>
    namesOfPlace(place, lang)[which].map((name) => ({ place, key: stemsOf(name, lang).join(' ') })),
  )
  const places = new Map(
    [...Map.groupBy(all, ({ key }) => key)].map(([key, some]) => [key, some.map(({ place }) => place)]),
  )
  known.set(`${lang} ${which}`, places)
  return places
}

function stemsOf(text: string, lang: LanguageCode): readonly string[] {
  return tokenize(text, lang).map(({ stem }) => stem)
}

/** A place that a text names. */
interface NamedPlace {
  readonly place: WellKnownPlace
  /** As the text has it. */
  readonly words: string
}

/**
 * The places that a text of a language names, in any inflected form; of names within a longer one, the longer one counts.
 *
 * @param which of their names
 */
export function wellKnownPlacesIn(text: string, lang: LanguageCode, which: keyof PlaceNames): readonly NamedPlace[] {
  const places = placesByStems(lang, which)
  const tokens = tokenize(text, lang)
  const found: NamedPlace[] = []
  for (let from = 0; from < tokens.length; from++) {
    for (let length = Math.min(MAX_LENGTH, tokens.length - from); length > 0; length--) {
      const some = tokens.slice(from, from + length)
      const named = places.get(some.map(({ stem }) => stem).join(' '))
      if (!named) continue
      const words = text.slice(some[0]?.start, some.at(-1)?.end)
      found.push(...named.map((place) => ({ place, words })))
      from += length - 1
      break
    }
  }
  return found
}

/**
 * Sets of synonyms for the places of a query: as it names them, and as titles in its language do.
 *
 * @param ids of the places that are sold
 */
export function placeSynonymsIn(
  query: string,
  lang: LanguageCode,
  ids: ReadonlySet<string>,
): readonly (readonly string[])[] {
  const sold = wellKnownPlacesIn(query, lang, 'all').filter(({ place }) => ids.has(place.id))
  return sold.map(({ place, words }) => [words, ...namesOfPlace(place, lang).titles])
}
