import { plainText } from './plain-text.ts'

/** Characters; a field of one line that is longer is no line. */
const LONGEST_LINE = 2000
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i
const MARKED = /[<&*_#]/
/** A provider's text that went through two systems is escaped twice, hardly ever more often. */
const MOST_ESCAPES = 3

/**
 * A field for one line of words, of which some providers escape the entities twice, or write HTML or Markdown in it: the
 * words as a visitor should read them. It is text, never markup.
 */
export function plainLine(value: string): string {
  if (!MARKED.test(value)) return value.trim()
  let text = withoutMarkdown(plainText(value, LONGEST_LINE))
  for (let times = 1; times < MOST_ESCAPES && ENTITY.test(text); times += 1) text = plainText(text, LONGEST_LINE)
  return text.replaceAll(/\s+/g, ' ')
}

/** Headings and bold of Markdown, without their signs. */
function withoutMarkdown(text: string): string {
  return text.replaceAll(/^#{1,6} +/gm, '').replaceAll(/(\*\*|__)(?=\S)([^*_\n]+)(?<=\S)\1/g, '$2')
}
