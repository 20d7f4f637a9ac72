/** Where letters are selected in a text; nothing is where both are the same. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/**
 * A text with words put into it: in place of what is selected where they contain it, else behind it, so that nothing is lost.
 *
 * @returns the new text, and where the cursor belongs
 */
export function insertText(text: string, { start, end }: TextRange, words: string, replaces: boolean) {
  const from = Math.min(replaces ? start : end, text.length)
  const next = text.slice(0, from) + words + text.slice(Math.min(end, text.length))
  return { text: next, cursor: from + words.length }
}
