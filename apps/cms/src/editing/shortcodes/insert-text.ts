/** A selection in a text; empty when both are equal. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/**
 * Inserts text: it replaces the selection if it contains it, otherwise it follows it, so that nothing is lost.
 *
 * @returns the new text and the position of the cursor
 */
export function insertText(text: string, { start, end }: TextRange, words: string, replaces: boolean) {
  const from = Math.min(replaces ? start : end, text.length)
  const next = text.slice(0, from) + words + text.slice(Math.min(end, text.length))
  return { text: next, cursor: from + words.length }
}
