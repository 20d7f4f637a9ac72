import sanitizeHtml from 'sanitize-html'

const SAFE_HTML: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'br', 'h3', 'h4'],
  allowedAttributes: {},
  disallowedTagsMode: 'discard',
}

/** The provider's texts hold HTML, scripts included: only plain structure stays. */
export function cleanHtml(html: string): string {
  return html === '' ? '' : sanitizeHtml(html, SAFE_HTML).trim()
}
