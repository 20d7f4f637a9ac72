import type { Inline, RichText } from '@passepartout/content-model/rich-text'
import { inlinesOf } from './inlines-of.ts'

/** The plain text on one line, without marks and links. */
export function plainTextOfRichText(content: RichText): string {
  return inlinesOf(content)
    .map(wordsOf)
    .join('')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
}

function wordsOf(inline: Inline): string {
  if (inline.type === 'lineBreak') return ' '
  return inline.type === 'link' ? inline.children.map(({ text }) => text).join('') : inline.text
}
