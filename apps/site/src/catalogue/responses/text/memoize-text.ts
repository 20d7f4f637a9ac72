import { LRUCache } from 'lru-cache'

/** Characters, before and after: the texts of some thousand tour groups in a language. */
const MAX_CACHED = 4_000_000

/** The same function, that remembers what it made of the texts of late: they come again in each currency, and each minute. */
export function memoizeText(convert: (text: string) => string): (text: string) => string {
  const kept = new LRUCache<string, string>({
    maxSize: MAX_CACHED,
    sizeCalculation: (made, text) => made.length + text.length + 1,
  })
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const made = convert(text)
    kept.set(text, made)
    return made
  }
}
