export interface ParsedSynonyms {
  /** Sets of two words or more that mean the same. */
  readonly sets: readonly (readonly string[])[]
  /** What is wrong, as a sentence for the editor each; such a line is left out. */
  readonly faults: readonly string[]
}

const MOST_SETS = 500
const MOST_WORDS = 20
/** Characters of one of them; it may be several words. */
const LONGEST = 60

/** What an editor wrote of words that mean the same, a set on each line with commas between its words. */
export function parseSynonyms(text: string): ParsedSynonyms {
  const lines = text.split('\n').map((line, index) => ({ number: index + 1, words: wordsOf(line) }))
  const given = lines.filter(({ words }) => words.length > 0)
  const faults = given.flatMap(({ number, words }) => faultOf(words)?.replace('{number}', String(number)) ?? [])
  if (given.length > MOST_SETS) faults.unshift(`There are ${given.length} lines; at most ${MOST_SETS} are read.`)
  const sets = given.flatMap(({ words }) => (faultOf(words) === undefined ? [words] : [])).slice(0, MOST_SETS)
  return { sets, faults }
}

function wordsOf(line: string): string[] {
  const words = line.split(',').map((word) => word.trim())
  return [...new Set(words.filter((word) => word !== ''))]
}

function faultOf(words: readonly string[]): string | undefined {
  if (words.length < 2) return 'Line {number}: words that mean the same are two or more, with commas between them.'
  if (words.length > MOST_WORDS) return `Line {number}: at most ${MOST_WORDS} words.`
  if (words.some((word) => word.length > LONGEST)) return `Line {number}: a word has at most ${LONGEST} characters.`
  return undefined
}
