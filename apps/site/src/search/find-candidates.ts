import { normalizedWords } from '../query-understanding/normalized-words.ts'
import { hasCompoundWords } from '../query-understanding/phrase-book.ts'
import { stemOf } from '../query-understanding/stem.ts'
import { expandSynonyms, MAX_QUERY_WORDS } from './matching/expand-synonyms.ts'
import { rankCandidates } from './matching/rank.ts'
import { similarWords } from './matching/typo-tolerance.ts'
import type { Candidate, SearchIndex, SearchScope, TermVariant } from './search-index.ts'
import { keyOfTarget } from './target-key.ts'

/** With fewer results, a search is repeated with fewer of its words. */
const FEW = 6
/** Word length from which a word other than the last may match as a prefix. */
const BEGINNING_FROM = 4

/** A word that occurs in more entries is not used for matching, only for ranking. */
const COMMON = 5000

/** A word of a query and its alternatives. */
export interface QueryWord {
  readonly word: string
  readonly alternatives: readonly TermVariant[]
  /** Number of entries that contain it; rare words matter more. */
  readonly frequency: number
  /** Of what it is, where it only ranks what other words find. */
  readonly beside?: 'place' | 'need'
}

/** What a search found. */
export interface RankedMatches {
  /** Best match first. */
  readonly candidates: readonly Candidate[]
  /** Whether nothing has all that was asked, so that these have only the most of it. */
  readonly isClosest: boolean
}

/**
 * Finds entries for a query, best match first: exact titles, then entries that contain all words, as prefix, with
 * typing errors or as synonyms; with few results also entries that contain most of the words.
 *
 * @param synonyms sets of synonyms in the scope's language
 * @throws SearchUnavailableError when there is no index
 */
export async function findCandidates(
  query: string,
  scope: SearchScope,
  synonyms: readonly (readonly string[])[],
  index: SearchIndex,
): Promise<readonly Candidate[]> {
  const asked = normalizedWords(query).slice(0, MAX_QUERY_WORDS)
  if (asked.length === 0) return []
  return rankVariantMatches(await findVariantMatches({ asked }, scope, synonyms, index)).candidates
}

/** The words of a search by what they are for. */
export interface SearchTerms {
  /** With few results, entries are found that have only some of them. */
  readonly asked: readonly string[]
  /** Those of them that are left out last: words of a name. */
  readonly first?: readonly string[]
  /** Each entry has all of them. */
  readonly always?: readonly string[]
  /** Words of the place, which a facet already asks for: they rank, and are part of titles. */
  readonly beside?: readonly string[]
  /** Whether a facet asks for the place, of which everything is close. */
  readonly isPlaced?: boolean
  /** Words of kinds and needs, which facets ask for: they only rank. */
  readonly ranking?: readonly string[]
}

/**
 * What each variant of the words finds; without words, entries of the scope.
 *
 * @throws SearchUnavailableError when there is no index
 */
export async function findVariantMatches(
  { asked, ...words }: SearchTerms,
  scope: SearchScope,
  synonyms: readonly (readonly string[])[],
  index: SearchIndex,
): Promise<readonly VariantMatches[]> {
  const variants = asked.length === 0 ? [[]] : expandSynonyms(asked, synonyms)
  return Promise.all(variants.map((variant) => findWords({ asked: variant, ...words }, scope, index)))
}

/** What has all words first, then what has the most of them, where that is needed. */
export function rankVariantMatches(found: readonly VariantMatches[]): RankedMatches {
  const exact = rankCandidates(found.map((variant) => ({ ...variant, candidates: variant.exact })))
  if (exact.length >= FEW) return { candidates: exact, isClosest: false }
  const keys = new Set(exact.map(({ target }) => keyOfTarget(target)))
  const others = rankCandidates(found).filter(({ target }) => !keys.has(keyOfTarget(target)))
  return { candidates: [...exact, ...others], isClosest: exact.length === 0 }
}

/** Results of one variant. */
export interface VariantMatches {
  readonly words: readonly QueryWord[]
  readonly titled: readonly Candidate[]
  readonly candidates: readonly Candidate[]
  /** Those that have all words. */
  readonly exact: readonly Candidate[]
}

async function findWords(
  { asked, first = [], always = [], beside: ofPlace = [], ranking = [], isPlaced = false }: SearchTerms,
  scope: SearchScope,
  index: SearchIndex,
): Promise<VariantMatches> {
  const titled = await index.titled([...ofPlace, ...always, ...asked], scope)
  const read = (words: readonly string[], last?: string) =>
    Promise.all([...new Set(words)].map((word) => askedWordOf(word, word === last, scope, index)))
  const [words, certain, places, needs] = await Promise.all([
    read(asked, asked.at(-1)),
    read(always),
    read(ofPlace),
    read(ranking),
  ])
  const known = words.filter(({ alternatives }) => alternatives.length > 0)
  const rare = known.filter(({ frequency }) => frequency <= COMMON)
  const byRarity = (rare.length > 0 ? rare : known).toSorted(
    (one, other) =>
      Number(first.includes(other.word)) - Number(first.includes(one.word)) || one.frequency - other.frequency,
  )
  const candidates = new Map<string, Candidate>()
  const keep = (more: readonly Candidate[]) => {
    for (const candidate of more) candidates.set(keyOfTarget(candidate.target), candidate)
  }
  const match = async (some: readonly QueryWord[]) => {
    const alternatives = [...certain, ...some].map((word) => word.alternatives)
    keep(await index.matching(alternatives, 'named', scope))
    if (candidates.size < FEW && alternatives.length > 0) keep(await index.matching(alternatives, 'anywhere', scope))
  }
  const hasPlace = certain.length > 0 || isPlaced
  if (byRarity.length > 0 || hasPlace || words.length === 0) await match(byRarity)
  const exact = known.length === words.length ? [...titled, ...candidates.values()] : []
  const ofNames = byRarity.filter(({ word }) => first.includes(word)).length
  for (let count = byRarity.length - 1; count >= (hasPlace ? 0 : 1) && candidates.size < FEW; count--) {
    // What has some of the words needs nothing beside it that has fewer, but what has the name.
    if (scope.facets && exact.length === 0 && candidates.size > 0 && count < Math.max(1, ofNames)) break
    await match(byRarity.slice(0, count))
  }
  // What has one of the words is close only where nothing has all of them, nor the name.
  const single = ofNames > 0 && candidates.size > 0 ? byRarity.slice(0, ofNames) : byRarity
  for (const word of hasPlace || exact.length > 0 ? [] : single) {
    if (candidates.size < FEW) keep(await index.matching([word.alternatives], 'named', scope))
  }
  const beside = [
    ...places.map((word) => ({ ...word, beside: 'place' as const })),
    ...needs.map((word) => ({ ...word, beside: 'need' as const })),
  ]
  const ofCity = certain.map((word) => ({ ...word, beside: 'place' as const }))
  return {
    words: [...words, ...(words.length > 0 ? ofCity : certain), ...beside],
    titled,
    candidates: [...candidates.values()],
    exact,
  }
}

/** An unknown word is another form of a known one, or a typing error: its alternatives are similar words. */
async function askedWordOf(
  word: string,
  isLast: boolean,
  { lang }: SearchScope,
  index: SearchIndex,
): Promise<QueryWord> {
  const { exact, isBeginning } = await index.frequencyOf(word, lang)
  const stem = stemOf(word, lang)
  const isForm = stem.length >= BEGINNING_FROM && word.startsWith(stem) && stem !== word
  if (exact > 0 || isBeginning) {
    const isPrefix = isBeginning && (isLast || word.length >= BEGINNING_FROM || exact === 0)
    // The beginning of a word says less than words do.
    const frequency = exact === 0 ? COMMON : exact
    const isStemKnown = isForm && (await index.frequencyOf(stem, lang)).exact > 0
    return {
      word,
      alternatives: [{ word, isPrefix }, ...(isStemKnown ? [{ word: stem, isPrefix: false }] : [])],
      frequency,
    }
  }
  // An unknown form of a known word: "undergrunnen" is "undergrunn".
  if (isForm && !isBeginning) {
    const known = await index.frequencyOf(stem, lang)
    if (known.exact > 0 || known.isBeginning)
      return { word, alternatives: [{ word: stem, isPrefix: true }], frequency: known.exact }
  }
  const guesses = await similarWords(word, lang, index)
  const part = guesses.length === 0 ? await firstPartOf(word, lang, index) : undefined
  if (part !== undefined) return { word, alternatives: [{ word: part, isPrefix: true }], frequency: 0 }
  return { word, alternatives: guesses.map((other) => ({ word: other, isPrefix: false })), frequency: 0 }
}

/** Letters of each part of a joined word. */
const SHORTEST_FIRST = 5
const SHORTEST_LAST = 4

/** The longest known word that an unknown one begins with, in languages that join words: "ballong" of "ballongtur". */
async function firstPartOf(word: string, lang: SearchScope['lang'], index: SearchIndex): Promise<string | undefined> {
  if (!hasCompoundWords(lang)) return undefined
  const parts = Array.from({ length: word.length - SHORTEST_FIRST - SHORTEST_LAST + 1 }, (_, left) =>
    word.slice(0, word.length - SHORTEST_LAST - left),
  )
  const known = await Promise.all(parts.map((part) => index.frequencyOf(part, lang)))
  return parts.find((_, place) => (known[place]?.exact ?? 0) > 0)
}
