import { normalizedWords } from '../../query-understanding/normalized-words.ts'

/** Upper limit on words of a query; further ones are ignored. */
export const MAX_QUERY_WORDS = 8
/** Upper limit on synonym variants of a query. */
const MAX_VARIANTS = 4

/** The words, and variants with some of them replaced by synonyms. */
export function expandSynonyms(
  words: readonly string[],
  synonyms: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const line = ` ${words.join(' ')} `
  const others = synonyms.flatMap((set) => {
    const phrases = set.map((phrase) => normalizedWords(phrase).join(' ')).filter((phrase) => phrase !== '')
    const said = phrases.find((phrase) => line.includes(` ${phrase} `))
    if (said === undefined) return []
    return phrases.filter((phrase) => phrase !== said).map((phrase) => line.replace(` ${said} `, ` ${phrase} `))
  })
  return [...new Set([line, ...others])]
    .slice(0, MAX_VARIANTS)
    .map((variant) => variant.trim().split(' ').slice(0, MAX_QUERY_WORDS))
}
