import { SHORTCODE_NAMES, type ShortcodeName } from './shortcode-definitions.ts'

/** Longer words are no misspelt names. */
const MAX_LENGTH = 14

/** The shortcode whose name is within a number of edits of a word: a letter inserted, deleted, replaced, or two swapped. */
export function nearestShortcodeName(word: string, maxSlips: 1 | 2): ShortcodeName | undefined {
  if (word.length > MAX_LENGTH) return undefined
  const typed = word.toLowerCase()
  const near = SHORTCODE_NAMES.map((name) => ({ name, slips: slipsBetween(typed, name) }))
  return near.filter(({ slips }) => slips <= maxSlips).toSorted((one, other) => one.slips - other.slips)[0]?.name
}

/** Damerau-Levenshtein distance (optimal string alignment). */
function slipsBetween(typed: string, meant: string): number {
  let older: readonly number[] = []
  let last: readonly number[] = Array.from({ length: meant.length + 1 }, (_, place) => place)
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1]
      const isSwap = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (older[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    older = last
    last = next
  }
  return last.at(-1) ?? 0
}
