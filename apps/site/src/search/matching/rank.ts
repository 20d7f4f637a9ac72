import type { FoundWords, QueryWord } from '../find.ts'
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
const FIT = { title: 1, name: 0.6, prefix: 0.85, guess: 0.75, elsewhere: 0.15 }
const CALLED_SO = 1
/** Bonus for a title that begins with the query, possibly after an article, and for one that consists of its words. */
const BEGINS_SO = [0.2, 0.15, 0.1]
const WHOLE_TITLE = 0.2
const WEIGHT = 0.3
/** Factor for a match by synonym. */
const SYNONYM = 0.97

/** All results without duplicates, best match first. */
export function rankCandidates(found: readonly FoundWords[]): readonly Candidate[] {
  const best = new Map<string, { readonly candidate: Candidate; readonly score: number }>()
  for (const [variant, { words, titled, candidates }] of found.entries()) {
    const called = new Set(titled)
    for (const candidate of [...titled, ...candidates]) {
      const fit = scoreOf(candidate, words) + (called.has(candidate) ? CALLED_SO : 0)
      const score = fit * (variant === 0 ? 1 : SYNONYM)
      const key = keyOfTarget(candidate.target)
      const known = best.get(key)
      if (!known || known.score < score) best.set(key, { candidate, score })
    }
  }
  return [...best.values()].toSorted((one, other) => other.score - one.score).map(({ candidate }) => candidate)
}

function scoreOf(candidate: Candidate, words: readonly QueryWord[]): number {
  const { titleWords, nameWords, group, weight } = candidate
  let fit = 0
  let most = 0
  for (const asked of words) {
    const rarity = 1 / (1 + Math.log10(1 + asked.frequency))
    const inTitle = fitOf(asked, titleWords) * FIT.title
    const inNames = fitOf(asked, nameWords) * FIT.name
    fit += rarity * Math.max(inTitle, inNames, FIT.elsewhere)
    most += rarity
  }
  const said = titleWords.filter((title) => words.some((asked) => fitOf(asked, [title]) > 0))
  const begins = BEGINS_SO[titleWords.findIndex((title) => said.includes(title))] ?? 0
  const whole = (said.length / titleWords.length) * WHOLE_TITLE
  return fit / most + begins + whole + OF_GROUP[group] + weight * WEIGHT
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
