import { micromark } from 'micromark'
import sanitizeHtml from 'sanitize-html'
import { memoizeText } from './memoize-text.ts'

const SAFE_HTML: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'br', 'h3', 'h4'],
  allowedAttributes: {},
  disallowedTagsMode: 'discard',
  // h1 and h2 are used by the page and its sections.
  transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' },
}

const TAG = /<[a-z][a-z\d]*[\s/>]/i
/** A heading, bold words, or an item of a list. */
const MARKDOWN = /^#{1,6} \S|\*\*\S|__\S|^[-*+] \S|^\d+\. \S/m
const BOLD = /\*\*(?=\S)([^*<>\n]+)(?<=\S)\*\*/g
const ESCAPED_TWICE = /&amp;(?=(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});)/gi

/**
 * Sanitises a text of the provider: only simple structure stays. Text without tags is parsed as Markdown if it looks
 * like Markdown, and doubly escaped entities are unescaped once.
 */
export const cleanHtml = memoizeText((text) => {
  if (text === '') return ''
  const html = TAG.test(text) ? text.replace(BOLD, '<strong>$1</strong>') : MARKDOWN.test(text) ? micromark(text) : text
  return sanitizeHtml(html.replace(ESCAPED_TWICE, '&'), SAFE_HTML).trim()
})
