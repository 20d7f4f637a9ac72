import { distanceOf } from './matching/distance.ts'
import { rankCandidates } from './matching/rank.ts'
import { wordsOf } from './matching/words-of.ts'
import type { Candidate, Scope, SearchIndex, TermVariant } from './search-index.ts'
import { keyOfTarget } from './target-key.ts'

/** Upper limit on words of a query; further ones are ignored. */
const MOST_WORDS = 8
/** Upper limit on synonym variants of a query. */
const MOST_VARIANTS = 4
/** With fewer results, a search is repeated with fewer of its words. */
const FEW = 6
/** Word lengths from which one and two typing errors are tolerated. */
const ONE_MISTAKE_FROM = 4
const TWO_MISTAKES_FROM = 7
const MOST_GUESSES = 6
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
}

/**
 * Finds entries for a query, best match first: exact titles, then entries that contain all words, as prefix, with
 * typing errors or as synonyms; with few results also entries that contain most of the words.
 *
 * @param synonyms sets of synonyms in the scope's language
 * @throws SearchUnavailableError when there is no index
 */
export async function find(
  query: string,
  scope: Scope,
  synonyms: readonly (readonly string[])[],
  index: SearchIndex,
): Promise<readonly Candidate[]> {
  const asked = wordsOf(query).slice(0, MOST_WORDS)
  if (asked.length === 0) return []
  const variants = variantsOf(asked, synonyms)
  const found = await Promise.all(variants.map((words) => findWords(words, scope, index)))
  return rankCandidates(found)
}

/** The words, and variants with some of them replaced by synonyms. */
export function variantsOf(
  words: readonly string[],
  synonyms: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const line = ` ${words.join(' ')} `
  const others = synonyms.flatMap((set) => {
    const phrases = set.map((phrase) => wordsOf(phrase).join(' ')).filter((phrase) => phrase !== '')
    const said = phrases.find((phrase) => line.includes(` ${phrase} `))
    if (said === undefined) return []
    return phrases.filter((phrase) => phrase !== said).map((phrase) => line.replace(` ${said} `, ` ${phrase} `))
  })
  return [line, ...others].slice(0, MOST_VARIANTS).map((variant) => variant.trim().split(' ').slice(0, MOST_WORDS))
}

/** Results of one variant. */
export interface FoundWords {
  readonly words: readonly QueryWord[]
  readonly titled: readonly Candidate[]
  readonly candidates: readonly Candidate[]
}

async function findWords(asked: readonly string[], scope: Scope, index: SearchIndex): Promise<FoundWords> {
  const titled = await index.titled(asked, scope)
  const last = asked.at(-1)
  const words = await Promise.all(
    [...new Set(asked)].map((word) => askedWordOf(word, word === last || word.length >= BEGINNING_FROM, scope, index)),
  )
  const known = words.filter(({ alternatives }) => alternatives.length > 0)
  const rare = known.filter(({ frequency }) => frequency <= COMMON)
  const byRarity = (rare.length > 0 ? rare : known).toSorted((one, other) => one.frequency - other.frequency)
  const candidates = new Map<string, Candidate>()
  const keep = (more: readonly Candidate[]) => {
    for (const candidate of more) candidates.set(keyOfTarget(candidate.target), candidate)
  }
  for (let count = byRarity.length; count > 0 && candidates.size < FEW; count--) {
    const some = byRarity.slice(0, count).map(({ alternatives }) => alternatives)
    keep(await index.matching(some, 'named', scope))
    if (candidates.size < FEW) keep(await index.matching(some, 'anywhere', scope))
  }
  for (const { alternatives } of byRarity) {
    if (candidates.size < FEW) keep(await index.matching([alternatives], 'named', scope))
  }
  return { words, titled, candidates: [...candidates.values()] }
}

/** An unknown word is treated as a typing error: its alternatives are similar words. */
async function askedWordOf(word: string, mayGoOn: boolean, { lang }: Scope, index: SearchIndex): Promise<QueryWord> {
  const { exact, isBeginning } = await index.frequencyOf(word, lang)
  if (exact > 0 || isBeginning) {
    return { word, alternatives: [{ word, isPrefix: isBeginning && (mayGoOn || exact === 0) }], frequency: exact }
  }
  const guesses = await guess(word, lang, index)
  return { word, alternatives: guesses.map((other) => ({ word: other, isPrefix: false })), frequency: 0 }
}

async function guess(word: string, lang: Scope['lang'], index: SearchIndex): Promise<readonly string[]> {
  if (word.length < ONE_MISTAKE_FROM) return []
  const most = word.length < TWO_MISTAKES_FROM ? 1 : 2
  const others = await index.similar(word, lang)
  const near = others.map((other) => ({ other, distance: distanceOf(word, other, most) }))
  return (
    near
      // Two errors are tolerated only if the first letter is right.
      .filter(({ other, distance }) => distance <= 1 || (distance <= most && other[0] === word[0]))
      .toSorted((one, other) => one.distance - other.distance)
      .slice(0, MOST_GUESSES)
      .map(({ other }) => other)
  )
}
