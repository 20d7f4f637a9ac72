import { DEFAULT_LANGUAGE } from '@passepartout/content-model/locales'

/** Private-use characters around an English fallback message. */
const START = '\uE000'
const END = '\uE001'
const MARKS = /[\uE000\uE001]/g
/** Elements with text content only, tags, and the marks. React escapes `>` in attributes. */
const PLACES = /<(script|style|title|textarea|option)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>|[\uE000\uE001]/g

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
  return html.replace(PLACES, (place) => {
    if (place === START) return `<span lang="${DEFAULT_LANGUAGE}">`
    return place === END ? '</span>' : withoutMarks(place)
  })
}

/** Removes the marks from plain text. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, '')
}
