import { DEFAULT_LANGUAGE } from '@passepartout/content-model/locales'

/** Private-use characters around an English fallback message. */
const START = '\uE000'
const END = '\uE001'
const MARKS = /[\uE000\uE001]/g
/** The beginning of an element with text content only. */
const TEXT_ONLY = /^<(?:script|style|title|textarea|option)\b/
const LONGEST_BEGINNING = '<textarea>'.length

/** Marks an English fallback message. */
export function markFallback(message: string): string {
  return START + message + END
}

/**
 * Replaces marked fallback messages by elements with `lang="en"`, so that screen readers read them as English.
 * Attributes and titles cannot contain elements: there only the marks are removed.
 */
export function markFallbacks(html: string): string {
  if (!html.includes(START)) return html
  return html.replace(MARKS, (mark, at: number) => {
    if (!isAmongElements(html, at)) return ''
    return mark === START ? `<span lang="${DEFAULT_LANGUAGE}">` : '</span>'
  })
}

/** Whether elements may stand at a place. Texts and attributes have `&lt;` and `&gt;`, data in scripts has no `<`. */
function isAmongElements(html: string, at: number): boolean {
  const before = html.lastIndexOf('<', at)
  if (before === -1) return true
  if (TEXT_ONLY.test(html.slice(before, before + LONGEST_BEGINNING))) return false
  return html.lastIndexOf('>', at) > before
}

/** Removes the marks from plain text. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, '')
}
