import { normalizedWords } from '../../query-understanding/normalized-words.ts'
import type { QueryWord, VariantMatches } from '../find-candidates.ts'
import type { Candidate, SearchGroup } from '../search-index.ts'
import { keyOfTarget } from '../target-key.ts'

/** Order of result types with equal match: the wider one first. */
const OF_GROUP: Readonly<Record<SearchGroup, number>> = {
  cities: 0.35,
  collections: 0.3,
  shows: 0.06,
  products: 0.04,
  pages: 0,
}
/**
 * Weights of a match: in the title or a name; exact, as prefix, or with typing errors. Matches in other texts count
 * least.
 */
const FIT = { title: 1, name: 0.75, prefix: 0.85, guess: 0.75, elsewhere: 0.15 }
const CALLED_SO = 1
/** Bonus for a title that begins with the query, possibly after an article, and for one that consists of its words. */
const BEGINS_SO = [0.2, 0.15, 0.1]
const WHOLE_TITLE = 0.12
const WEIGHT = 0.5
/** Factor for words of a place or need that a facet asks for already. */
const BESIDE = 0.3
/** Factor for a match by synonym. */
const SYNONYM = 0.97

/** All results without duplicates, best match first. */
export function rankCandidates(found: readonly Omit<VariantMatches, 'exact'>[]): readonly Candidate[] {
  const best = new Map<string, { readonly candidate: Candidate; readonly score: number }>()
  for (const [variant, { words, titled, candidates }] of found.entries()) {
    const called = new Set(titled)
    for (const candidate of [...titled, ...candidates]) {
      // A city is not meant by what something in it is called elsewhere.
      const isNamed = variant === 0 || candidate.group !== 'cities'
      const fit =
        scoreOf(candidate, words, OF_GROUP[isNamed ? candidate.group : 'products']) +
        (called.has(candidate) ? CALLED_SO : 0)
      const score = fit * (variant === 0 ? 1 : SYNONYM)
      const key = keyOfTarget(candidate.target)
      const known = best.get(key)
      if (!known || known.score < score) best.set(key, { candidate, score })
    }
  }
  return [...best]
    .toSorted(([oneKey, one], [otherKey, other]) => other.score - one.score || (oneKey < otherKey ? -1 : 1))
    .map(([, { candidate }]) => candidate)
}

function scoreOf(candidate: Candidate, words: readonly QueryWord[], ofGroup: number): number {
  const { titleWords, nameWords, weight } = candidate
  const main = words.filter(({ beside }) => beside === undefined)
  // Of a city alone everything in it is meant, whether its title names the city or not.
  if (words.every(({ beside }) => beside === 'place') && candidate.target.kind === 'tourGroup')
    return 1 + ofGroup + weight * WEIGHT
  // What is asked for beside a city is not on its page.
  const isBare =
    candidate.group === 'cities' &&
    main.length > 0 &&
    main.every((asked) => fitOf(asked, [...titleWords, ...nameWords]) === 0)
  let fit = 0
  let most = 0
  for (const asked of words) {
    const rarity = (asked.beside ? BESIDE : 1) / (1 + Math.log10(1 + asked.frequency))
    const inTitle = fitOf(asked, titleWords) * FIT.title
    const inNames = fitOf(asked, nameWords) * FIT.name
    fit += rarity * Math.max(inTitle, inNames, FIT.elsewhere)
    most += rarity
  }
  const saying = main.length > 0 ? main : words
  const said = titleWords.filter((title) => saying.some((asked) => fitOf(asked, [title]) > 0))
  const begins = BEGINS_SO[titleWords.findIndex((title) => said.includes(title))] ?? 0
  const head = headOf(candidate)
  const whole = (head.filter((word) => said.includes(word)).length / head.length) * WHOLE_TITLE
  const share = most === 0 ? 0 : fit / most
  if (isBare) return share
  return share + begins + whole + ofGroup * (most === 0 ? 1 : share) + weight * WEIGHT
}

/** The words of a title before its colon, which say what it is of. */
function headOf({ title, titleWords }: Candidate): readonly string[] {
  const head = normalizedWords(title.split(/[:：]/)[0] ?? '')
  return head.length > 0 ? head : titleWords
}

function fitOf({ word, alternatives }: QueryWord, among: readonly string[]): number {
  if (among.includes(word)) return 1
  let best = 0
  for (const { word: other, isPrefix } of alternatives) {
    if (isPrefix && among.some((one) => one.startsWith(other))) best = Math.max(best, FIT.prefix)
    else if (among.includes(other)) best = Math.max(best, FIT.guess)
  }
  return best
}
