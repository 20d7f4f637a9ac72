export interface ParsedSynonyms {
  /** Sets of two words or more that mean the same. */
  readonly sets: readonly (readonly string[])[]
  /** What is wrong; such a line is left out. */
  readonly faults: readonly SynonymFault[]
}

/** A fault and what its sentence is filled with: the line, how many there are, and how many there may be. */
export interface SynonymFault {
  readonly kind: 'tooManyLines' | 'tooFew' | 'tooMany' | 'tooLong'
  readonly values: Readonly<Record<string, number>>
}

const MAX_SETS = 500
const MAX_WORDS = 20
/** Characters of one of them; it may be several words. */
const LONGEST = 60

/** What an editor wrote of words that mean the same, a set on each line with commas between its words. */
export function parseSynonyms(text: string): ParsedSynonyms {
  const lines = text.split('\n').map((line, index) => ({ number: index + 1, words: wordsOf(line) }))
  const given = lines.filter(({ words }) => words.length > 0)
  const faults = given.flatMap(({ number, words }) => faultOf(words, number) ?? [])
  if (given.length > MAX_SETS) {
    faults.unshift({ kind: 'tooManyLines', values: { count: given.length, most: MAX_SETS } })
  }
  const sets = given.flatMap(({ words }) => (faultOf(words, 0) === undefined ? [words] : [])).slice(0, MAX_SETS)
  return { sets, faults }
}

function wordsOf(line: string): string[] {
  const words = line.split(',').map((word) => word.trim())
  return [...new Set(words.filter((word) => word !== ''))]
}

function faultOf(words: readonly string[], line: number): SynonymFault | undefined {
  if (words.length < 2) return { kind: 'tooFew', values: { line } }
  if (words.length > MAX_WORDS) return { kind: 'tooMany', values: { line, most: MAX_WORDS } }
  if (words.some((word) => word.length > LONGEST)) return { kind: 'tooLong', values: { line, most: LONGEST } }
  return undefined
}
