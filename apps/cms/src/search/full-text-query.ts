/** Maximum number of words in a query. */
const MAX_WORDS = 12

/**
 * Converts typed text to a query of the full-text index: every word must match, each as a prefix. Operators are removed.
 *
 * @returns `undefined` when nothing searchable was typed
 */
export function toFullTextQuery(typed: string): string | undefined {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  if (words.length === 0) return undefined
  return words
    .slice(0, MAX_WORDS)
    .map((word) => `"${word}"*`)
    .join(' ')
}
