import type { LanguageCode } from '@passepartout/content-model/locales'
import { citiesOfQuery } from '../query-understanding/cities-of-query.ts'
import { convertKeyboardLayout } from '../query-understanding/convert-keyboard-layout.ts'
import { nameKeysOfQuery } from '../query-understanding/name-keys.ts'
import { normalizedWords } from '../query-understanding/normalized-words.ts'
import { placeSynonymsIn } from '../query-understanding/places/well-known-places.ts'
import { stemOf } from '../query-understanding/stem.ts'
import { type QueryPart, type UnderstoodQuery, understandQuery } from '../query-understanding/understand-query.ts'
import type { ListChoice, ListParameter } from '../request/address/choices/list-choice.ts'
import type { Party } from '../request/address/choices/party.ts'
import { findVariantMatches, type RankedMatches, rankVariantMatches, type VariantMatches } from './find-candidates.ts'
import { facetKey } from './index-scope.ts'
import { expandSynonyms, MAX_QUERY_WORDS } from './matching/expand-synonyms.ts'
import { rankCandidates } from './matching/rank.ts'
import { memoizeIndex } from './memoize-index.ts'
import { type NearestCities, nearestCitiesToMissingPlace } from './nearest-cities.ts'
import type { Candidate, SearchIndex, SearchScope } from './search-index.ts'
import { spellingCorrections } from './spelling-corrections.ts'
import { keyOfTarget } from './target-key.ts'

/** Answer to a query. */
export interface SearchAnswer extends RankedMatches {
  readonly understood: UnderstoodQuery
  /** What has the words and the place but not all needs and kinds; best match first, without the candidates. */
  readonly beyond: readonly Candidate[]
  /** When nothing matches and a place is named that the index does not have. */
  readonly nearest?: NearestCities
}

export interface SearchInput {
  /** As typed. */
  readonly query: string
  /** What the address chooses beside it; it counts instead of what the query says. */
  readonly choice: ListChoice
  readonly party?: Party | undefined
  readonly scope: SearchScope
  /** Sets of synonyms in the scope's language. */
  readonly synonyms: readonly (readonly string[])[]
  /** ISO date in the site's time zone. */
  readonly today: string
}

/**
 * Understands a query, then finds what it names among what meets its needs: in the named city alone.
 *
 * @throws SearchUnavailableError when there is no index
 */
export async function runSearch(question: SearchInput, wholeIndex: SearchIndex): Promise<SearchAnswer> {
  const index = memoizeIndex(wholeIndex)
  const { scope } = question
  const query = await readable(question.query, scope.lang, index)
  const understood = await understand({ ...question, query }, index)
  const named = new Set(understood.parts.flatMap(({ names }) => names.map(({ id }) => id)))
  const synonyms = [...question.synonyms, ...namesFor(query, understood, named, scope.lang)]
  const choice = { ...understood.choice, ...question.choice }
  const needs = needsOf(choice)
  const words = wordsFor(understood)
  const isChosen = Object.keys(choice).length > 0 || question.party !== undefined || understood.parts.length > 0
  if (words.asked.length + words.beside.length + needs.length === 0 && !isChosen) return { understood, ...NOTHING }
  const within = (place: Facets, more: Facets = []) =>
    answer(understood, words, { scope, place, needs: [...needs, ...more], synonyms }, index)
  const cities = citiesOfQuery(understood)
  const place = cities.length > 0 ? [cities.map((city) => facetKey('city', city))] : []
  const preferred = preferredBy(choice, understood.party ?? question.party, understood.parts)
  const answered = await preferring(preferred, place, within)
  // A name without its city may be that of something else too.
  const isSure = !answered.isClosest || place.length === 0 || words.beside.length > 0
  const anywhere = isSure ? answered : await within([])
  const found = anywhere.isClosest ? answered : anywhere
  const isMissing = cities.length === 0 && (found.isClosest || found.candidates.length === 0)
  const nearest = isMissing ? await nearestCitiesToMissingPlace(query, named, scope, index) : undefined
  const best = nearest ? { ...found, nearest } : found
  if (Object.keys(choice).length === 0) return { understood, ...best }
  // What is chosen by properties is of tour groups.
  const [sold, pages] = [best.candidates.filter(isSold), best.candidates.filter((one) => !isSold(one))]
  return { understood, ...best, candidates: [...sold, ...pages] }
}

/** What was typed with the keys of another keyboard as it was meant, when nothing is called as it was typed. */
async function readable(query: string, lang: LanguageCode, index: SearchIndex): Promise<string> {
  const isKnown = async (text: string) => {
    const words = await Promise.all(normalizedWords(text).map((word) => index.frequencyOf(word, lang)))
    return words.some(({ exact, isBeginning }) => exact > 0 || isBeginning)
  }
  const others = convertKeyboardLayout(query, lang)
  if (others.length === 0 || (await isKnown(query))) return query
  for (const other of others) if (await isKnown(other)) return other
  return query
}

/** Sets of synonyms: what the query names, as it names it and as titles do, in a word's own form and by other names. */
function namesFor(
  query: string,
  { parts }: UnderstoodQuery,
  ids: ReadonlySet<string>,
  lang: LanguageCode,
): readonly (readonly string[])[] {
  const own = parts.flatMap(({ names: [name], words }) =>
    name && name.kind !== 'city' && name.lang === lang ? [[words, name.name]] : [],
  )
  return [...own, ...placeSynonymsIn(query, lang, ids)]
}

type Facets = readonly (readonly string[])[]

const isSold = ({ group }: Candidate) => group === 'products' || group === 'shows'

/**
 * The properties of what comes first: made for families for those who come with children, guided for those who ask for a language,
 * named after the evening, or its sunset, for those who ask for that.
 */
function preferredBy(choice: ListChoice, party: Party | undefined, parts: UnderstoodQuery['parts']): Facets {
  const isSunset = parts.some((part) => part.isSunset)
  const isEvening = choice.time?.includes('evening') === true || choice.when?.[0] === 'tonight'
  return [
    ...(party && party.children + party.infants > 0 ? [[facetKey('with', 'family')]] : []),
    ...(choice.language ? [[facetKey('with', 'guide')]] : []),
    ...(isSunset ? [[facetKey('time', 'sunset')]] : isEvening ? [EVENING] : []),
  ]
}

/** The sunset is in the evening. */
const EVENING = [facetKey('time', 'evening'), facetKey('time', 'sunset')]

/** What has these properties comes first, as far as anything has them. */
async function preferring(
  preferred: Facets,
  place: Facets,
  within: (place: Facets, more?: Facets) => Promise<Omit<SearchAnswer, 'understood'>>,
): Promise<Omit<SearchAnswer, 'understood'>> {
  const answered = await within(place)
  if (preferred.length === 0) return answered
  const { candidates, isClosest } = await within(place, preferred)
  const first = isClosest ? [] : candidates.filter(isSold).slice(0, MAX_PREFERRED)
  const keys = new Set(first.map(({ target }) => keyOfTarget(target)))
  return {
    ...answered,
    candidates: [...first, ...answered.candidates.filter(({ target }) => !keys.has(keyOfTarget(target)))],
  }
}

const MAX_PREFERRED = 3

const NOTHING = { candidates: [], isClosest: false, beyond: [] }

interface Within {
  readonly scope: SearchScope
  readonly place: Facets
  readonly needs: Facets
  readonly synonyms: SearchInput['synonyms']
}

/** What has the words in a place, with the needs. */
async function answer(
  understood: UnderstoodQuery,
  words: ReturnType<typeof wordsFor>,
  { scope, place, needs, synonyms }: Within,
  index: SearchIndex,
): Promise<Omit<SearchAnswer, 'understood'>> {
  const facets = [...place, ...needs]
  const placed = { ...words, isPlaced: place.length > 0 }
  const [found, pages] = await Promise.all([
    // What is of the kind is close.
    findVariantMatches(
      { ...placed, isPlaced: placed.isPlaced || understood.choice.kind !== undefined },
      { ...scope, facets },
      synonyms,
      index,
    ),
    facets.length > 0 ? pagesNaming(understood, words.beside, scope, synonyms, index) : [],
  ])
  const collections =
    needs.length > 0 ? await collectionsOf(words.first, { ...scope, facets: place }, synonyms, index) : []
  if (needs.length === 0) return { ...rankVariantMatches([...found, ...pages]), beyond: [] }
  const inPlace = found.map((variant) => meetingOf(variant, words.first))
  const meeting = inPlace.map((variant) => ({ ...variant, candidates: variant.exact }))
  const naming = pages.map((variant) => ({
    ...variant,
    candidates: variant.exact.filter((page) => isTitled(page, variant)),
  }))
  const met = rankCandidates([...meeting, ...naming])
  const candidates =
    met.length > 0
      ? [
          ...met,
          ...collections.filter((page) => !met.some(({ target }) => keyOfTarget(target) === keyOfTarget(page.target))),
        ]
      : []
  const beyond = rankVariantMatches(
    await findVariantMatches(placed, { ...scope, facets: place }, synonyms, index),
  ).candidates
  // Of needs and words, the words are given up first.
  const closest = candidates.length > 0 ? candidates : rankVariantMatches(inPlace).candidates
  if (closest.length === 0) return { candidates: beyond, isClosest: true, beyond: [] }
  const keys = new Set(closest.map(({ target }) => keyOfTarget(target)))
  const others = beyond.filter(({ target }) => !keys.has(keyOfTarget(target)))
  return { candidates: closest, isClosest: candidates.length === 0, beyond: others }
}

/** The pages that collect what is of a named sight: their titles have all words of its name, in any form. */
async function collectionsOf(
  named: readonly string[],
  scope: SearchScope,
  synonyms: SearchInput['synonyms'],
  index: SearchIndex,
): Promise<readonly Candidate[]> {
  if (named.length === 0) return []
  const found = await findVariantMatches({ asked: named }, scope, synonyms, index)
  const pages = found.map((variant) => ({
    ...variant,
    titled: [],
    candidates: variant.exact.filter(
      (page) => page.group === 'collections' && isTitledInForms(page, variant, scope.lang),
    ),
  }))
  return rankCandidates(pages)
}

/** Of what was found what meets the needs, of which a title says nothing, and is of the named things. */
function meetingOf({ words, titled, candidates, exact }: VariantMatches, named: readonly string[]): VariantMatches {
  const names = words.filter(({ word }) => named.includes(word))
  const isNamed = ({ titleWords, nameWords }: Candidate) =>
    names.every(({ alternatives }) =>
      alternatives.some(({ word }) => [...titleWords, ...nameWords].some((other) => other.startsWith(word))),
    )
  const isMeeting = (one: Candidate) => !titled.includes(one) && isNamed(one)
  return { words, titled: [], candidates: candidates.filter(isMeeting), exact: exact.filter(isMeeting) }
}

/** Whether the title has each word with any ending: "Билеты к статуе Свободы" has "статуя свободы". */
function isTitledInForms({ titleWords }: Candidate, { words }: VariantMatches, lang: LanguageCode): boolean {
  const stems = new Set(titleWords.map((word) => stemOf(word, lang)))
  return words.every(({ word }) => stems.has(stemOf(word, lang)))
}

/** Whether each word is one of the title's, or the beginning of one. */
function isTitled({ titleWords }: Candidate, { words }: VariantMatches): boolean {
  return words.every(({ alternatives }) =>
    alternatives.some(({ word }) => titleWords.some((title) => title.startsWith(word))),
  )
}

/** Where nothing but a city is named, words that the index does not know are read as what it knows, if that names more. */
async function understand(
  { query, scope: { lang }, today, synonyms }: SearchInput,
  index: SearchIndex,
): Promise<UnderstoodQuery> {
  const read = async (text: string) =>
    understandQuery(text, lang, await index.named(nameKeysOfQuery(text, lang), lang), today)
  const understood = await read(query)
  if (understood.names.some(({ kind }) => kind !== 'city')) return understood
  if (understood.names.length === 0) {
    for (const words of expandSynonyms(normalizedWords(query), synonyms).slice(1)) {
      const said = await read(words.join(' '))
      if (said.names.length > 0) return said
    }
  }
  for await (const text of spellingCorrections(query, understood.parts, lang, index)) {
    const corrected = await read(text)
    if (corrected.names.length > understood.names.length) return corrected
  }
  return understood
}

/** What pages say in words. */
const NEEDS: readonly ListParameter[] = ['kind', 'with', 'access']
/** What titles may say in the same words. */
const RANKING: readonly ListParameter[] = [...NEEDS, 'time']

/**
 * The words of a city that is named rank what is in it; all others must be there.
 *
 * @param said choices whose words count too
 */
function wordsFor({ parts, rest }: UnderstoodQuery, said: readonly ListParameter[] = []) {
  const cities = new Set(parts.flatMap(({ names, words }) => (names[0]?.kind === 'city' ? normalizedWords(words) : [])))
  const names = parts.flatMap(({ names: [name] }) => (name?.kind === 'city' ? normalizedWords(name.name) : []))
  const more = parts.filter(({ choice }) => said.some((name) => choice[name])).map(({ words }) => words)
  const isNeed = ({ choice }: QueryPart) => RANKING.some((name) => choice[name])
  const asked = normalizedWords([rest, ...more].join(' ')).filter((word) => !cities.has(word))
  const things = parts.filter(({ names: [name] }) => name && name.kind !== 'city')
  const places = things.filter(({ names: [name] }) => name?.kind !== 'title')
  // Beside a place, a title may be any word.
  const first = (places.length > 0 ? places : things).flatMap((part) => normalizedWords(part.words))
  const ranking = normalizedWords(parts.flatMap((part) => (isNeed(part) ? [part.words] : [])).join(' '))
  return { asked: asked.slice(0, MAX_QUERY_WORDS), beside: [...new Set(names)], first, ranking }
}

function needsOf(choice: ListChoice): readonly (readonly string[])[] {
  const all = (name: 'with' | 'access') =>
    (choice[name] ?? []).filter((value) => value !== 'room').map((value) => [facetKey(name, value)])
  const any = (name: 'kind' | 'city') => {
    const values = choice[name] ?? []
    return values.length > 0 ? [values.map((value) => facetKey(name, value))] : []
  }
  return [...any('city'), ...any('kind'), ...all('with'), ...all('access')]
}

/** Pages, which have no facets of kinds and needs, by their words: with what is close of the city alone, if one is named. */
async function pagesNaming(
  understood: UnderstoodQuery,
  cityWords: readonly string[],
  scope: SearchScope,
  synonyms: readonly (readonly string[])[],
  index: SearchIndex,
): Promise<readonly VariantMatches[]> {
  const asked = wordsFor(understood, NEEDS).asked
  if (asked.length + cityWords.length === 0) return []
  const found = await findVariantMatches({ asked, always: cityWords }, scope, synonyms, index)
  const isPage = ({ target }: Candidate) => target.kind === 'page'
  return found.map(({ words, titled, candidates, exact }) => ({
    words,
    titled: titled.filter(isPage),
    candidates: (cityWords.length > 0 ? candidates : exact).filter(isPage),
    exact: exact.filter(isPage),
  }))
}
