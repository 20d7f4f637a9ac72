import { plainText } from './plain-text.ts'

/** Characters; longer values are cut. */
const MAX_LINE_LENGTH = 2000
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i
const MARKED = /[<&*_#]/
/** Texts that passed several systems may be escaped as often. */
const MAX_ESCAPES = 3

/**
 * Plain text of a single-line field, in which some providers write HTML, Markdown or doubly escaped entities. The
 * result is text, not markup.
 */
export function plainLine(value: string): string {
  if (!MARKED.test(value)) return value.trim()
  let text = withoutMarkdown(plainText(value, MAX_LINE_LENGTH))
  for (let times = 1; times < MAX_ESCAPES && ENTITY.test(text); times += 1) text = plainText(text, MAX_LINE_LENGTH)
  return text.replaceAll(/\s+/g, ' ')
}

/** Removes the Markdown marks of headings and bold text. */
function withoutMarkdown(text: string): string {
  return text.replaceAll(/^#{1,6} +/gm, '').replaceAll(/(\*\*|__)(?=\S)([^*_\n]+)(?<=\S)\1/g, '$2')
}
