import { fromHtml } from 'hast-util-from-html'
import { toText } from 'hast-util-to-text'
import sanitizeHtml from 'sanitize-html'
import { memoizeText } from './memoize-text.ts'

/** Tags that break lines. None may nest in itself, which limits the depth of the tree. */
const LINES: sanitizeHtml.IOptions = { allowedTags: ['br', 'li', 'p'], allowedAttributes: {} }

/**
 * Plain text, with line breaks, of a provider's text that may contain HTML and scripts. The result is text, not markup.
 *
 * @param longest characters; longer text is cut and ends in an ellipsis
 */
export function plainText(html: string, longest: number): string {
  // Bounds the work for very long input.
  const text = textOf(html.slice(0, longest * 2))
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text
}

const textOf = memoizeText((html) =>
  toText(fromHtml(sanitizeHtml(html, LINES), { fragment: true }), { whitespace: 'pre-wrap' })
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim(),
)
