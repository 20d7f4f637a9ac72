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

/**
 * Finds entries in which every typed word is the beginning of a word, in any order; entries that begin with the typed text come
 * first.
 *
 * @param typed unchanged input; when empty, the heaviest entries are returned
 * @param most maximum number of results
 */
export function matchEntries<T extends Findable>(entries: readonly T[], typed: string, most: number): T[] {
  const whole = foldWords(typed)
  const beginnings = whole === '' ? [] : whole.split(' ').map((word) => ` ${word}`)
  const found = entries.filter(({ words }) => beginnings.every((beginning) => ` ${words}`.includes(beginning)))
  const rank = ({ words }: T) => (words.startsWith(whole) ? 0 : 1)
  return found.toSorted((one, other) => rank(one) - rank(other) || other.weight - one.weight).slice(0, most)
}
