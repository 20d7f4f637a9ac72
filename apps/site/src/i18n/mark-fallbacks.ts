import { DEFAULT_LANGUAGE } from '@passepartout/content-model/locales'

/** Private-use characters around a message that the language lacks and English stands in for. */
const START = '\uE000'
const END = '\uE001'
const MARKS = /[\uE000\uE001]/g
/** Elements that hold no elements, tags, and the marks themselves. React writes no bare `>` into a tag. */
const PLACES = /<(script|style|title|textarea|option)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>|[\uE000\uE001]/g

/** An English message where another language was wanted. */
export function markFallback(message: string): string {
  return START + message + END
}

/**
 * HTML in which every English stand-in is a fragment marked `lang="en"`, so that it is read aloud as English. Attributes
 * and titles can hold no fragment: there the words stand alone.
 */
export function markFallbacks(html: string): string {
  if (!html.includes(START)) return html
  return html.replace(PLACES, (place) => {
    if (place === START) return `<span lang="${DEFAULT_LANGUAGE}">`
    return place === END ? '</span>' : withoutMarks(place)
  })
}

/** For text that is no HTML. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, '')
}
