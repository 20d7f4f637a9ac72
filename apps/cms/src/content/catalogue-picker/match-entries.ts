/** Something that can be found by words. */
export interface Findable {
  /** As `foldWords` writes them. */
  readonly words: string
  /** How often it is meant: of two that fit alike, the heavier stands first. */
  readonly weight: number
}

/** Words as they are compared: without accents and case, single spaces between. */
export function foldWords(text: string): string {
  const bare = text.normalize('NFD').replaceAll(/\p{Mark}/gu, '')
  return bare
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

/**
 * Those in which every word that was typed begins a word, in any order; first those that begin with what was typed.
 *
 * @param typed as it was typed; of nothing, the heaviest are found
 * @param most how many are wanted
 */
export function matchEntries<T extends Findable>(entries: readonly T[], typed: string, most: number): T[] {
  const whole = foldWords(typed)
  const beginnings = whole === '' ? [] : whole.split(' ').map((word) => ` ${word}`)
  const found = entries.filter(({ words }) => beginnings.every((beginning) => ` ${words}`.includes(beginning)))
  const rank = ({ words }: T) => (words.startsWith(whole) ? 0 : 1)
  return found.toSorted((one, other) => rank(one) - rank(other) || other.weight - one.weight).slice(0, most)
}
