import { fromHtml } from 'hast-util-from-html'
import { toText } from 'hast-util-to-text'
import sanitizeHtml from 'sanitize-html'

/** What makes lines. None of them nests in itself, so that no text is a tree too deep to walk. */
const LINES: sanitizeHtml.IOptions = { allowedTags: ['br', 'li', 'p'], allowedAttributes: {} }

/**
 * The words of a text of the provider's that may hold HTML, scripts included: what a reader would see of it, with its
 * lines. It is text, never markup.
 *
 * @param longest characters; what is beyond is cut off, which an ellipsis says
 */
export function plainText(html: string, longest: number): string {
  // What is longer by far is not read to its end: nobody pays for a megabyte of tags.
  const lines = sanitizeHtml(html.slice(0, longest * 2), LINES)
  const text = toText(fromHtml(lines, { fragment: true }), { whitespace: 'pre-wrap' })
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text
}
