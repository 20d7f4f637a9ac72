import { splitAtCommas } from './split-at-commas.ts'

export interface ParsedSynonyms {
  /** Sets of at least two synonyms. */
  readonly sets: readonly (readonly string[])[]
  /** The faults; such a line is dropped. */
  readonly faults: readonly SynonymFault[]
}

/** A fault with the parameters of its message: the line, the number found, and the maximum. */
export interface SynonymFault {
  readonly kind: 'tooManyLines' | 'tooFew' | 'tooMany' | 'tooLong'
  readonly values: Readonly<Record<string, number>>
}

const MAX_SETS = 500
const MAX_WORDS = 20
/** Maximum characters of a synonym, which may be several words. */
const MAX_LENGTH = 60

/** Parses synonyms as editors write them: a set per line, separated by commas. */
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

/**
 * Adds a word to synonyms as editors write them: to the line that has the other, or as a line of its own.
 *
 * @param other what the word shall find
 */
export function addSynonym(text: string, word: string, other: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const at = lines.findIndex((line) => wordsOf(line).some((known) => isSame(known, other)))
  const found = lines[at]
  if (found === undefined) return [...lines, `${other}, ${word}`].join('\n')
  if (wordsOf(found).some((known) => isSame(known, word))) return text
  return lines.with(at, `${found.trim()}, ${word}`).join('\n')
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase()
}

function wordsOf(line: string): string[] {
  return [...new Set(splitAtCommas(line))]
}

function faultOf(words: readonly string[], line: number): SynonymFault | undefined {
  if (words.length < 2) return { kind: 'tooFew', values: { line } }
  if (words.length > MAX_WORDS) return { kind: 'tooMany', values: { line, most: MAX_WORDS } }
  if (words.some((word) => word.length > MAX_LENGTH)) return { kind: 'tooLong', values: { line, most: MAX_LENGTH } }
  return undefined
}
