import { editDistance } from '@passepartout/content-model/edit-distance'
import type { SearchIndex, SearchScope } from '../search-index.ts'

/** Word lengths from which one and two typing errors are tolerated. */
const ONE_MISTAKE_FROM = 4
const TWO_MISTAKES_FROM = 7
const MAX_GUESSES = 6

/** Known words that an unknown one may be with typing errors, the most similar first. */
export async function similarWords(
  word: string,
  lang: SearchScope['lang'],
  index: SearchIndex,
): Promise<readonly string[]> {
  if (word.length < ONE_MISTAKE_FROM) return []
  const most = word.length < TWO_MISTAKES_FROM ? 1 : 2
  const others = await index.similar(word, lang)
  const near = others.map((other) => ({ other, distance: editDistance(word, other, most) }))
  return (
    near
      // Two errors are tolerated only if the first letter is right.
      .filter(({ other, distance }) => distance <= 1 || (distance <= most && other[0] === word[0]))
      // Equals in one order in every database.
      .toSorted((one, other) => one.distance - other.distance || (one.other < other.other ? -1 : 1))
      .slice(0, MAX_GUESSES)
      .map(({ other }) => other)
  )
}
