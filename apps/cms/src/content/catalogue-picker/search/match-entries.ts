/** Something that can be found by words. */
export interface Findable {
  /** Folded by `foldWords`. */
  readonly words: string
  /** How often it is used: the heavier of two equal matches comes first. */
  readonly weight: number
}

/** Normalises text for comparison: no accents, lower case, single spaces. */
export function foldWords(text: string): string {
  const bare = text.normalize('NFD').replaceAll(/\p{Mark}/gu, '')
  return bare
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

interface MatchOptions<T> {
  /** Maximum number of results. */
  readonly most: number
  /** Whether an entry is of the place that the page is about: it comes before equal matches of other places. */
  readonly isNear?: (entry: T) => boolean
}

/**
 * Finds entries in which every typed word is the beginning of a word, in any order; entries that begin with the typed text come
 * first, and among equal ones the near, then the heavy.
 *
 * @param typed unchanged input; when empty, every entry is an equal match
 */
export function matchEntries<T extends Findable>(
  entries: readonly T[],
  typed: string,
  { most, isNear = () => false }: MatchOptions<T>,
): T[] {
  const whole = foldWords(typed)
  const beginnings = whole === '' ? [] : whole.split(' ').map((word) => ` ${word}`)
  const found = entries.filter(({ words }) => beginnings.every((beginning) => ` ${words}`.includes(beginning)))
  const rank = (entry: T) => (entry.words.startsWith(whole) ? 0 : 2) + (isNear(entry) ? 0 : 1)
  return found.toSorted((one, other) => rank(one) - rank(other) || other.weight - one.weight).slice(0, most)
}
