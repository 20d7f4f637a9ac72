/** Words beyond these narrow nothing down any more. */
const MOST_WORDS = 12

/**
 * What somebody typed, as a question to the index: every word must be there, each may go on after its last letter. Signs
 * that mean something in a question are no words.
 *
 * @returns `undefined` where nothing was typed that can be found
 */
export function questionOf(typed: string): string | undefined {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  if (words.length === 0) return undefined
  return words
    .slice(0, MOST_WORDS)
    .map((word) => `"${word}"*`)
    .join(' ')
}
