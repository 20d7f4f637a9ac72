import type { LanguageCode } from '@passepartout/content-model/locales'
import { memoize } from '../memo/memoize.ts'
import { normalizedWords } from './normalized-words.ts'
import { stemOf } from './stem.ts'

/** A word, number or currency sign of a text. */
export interface Token {
  /** As typed. */
  readonly typed: string
  /** As the index has it. */
  readonly word: string
  readonly stem: string
  /** Place in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

/** Numbers with thousands apart or at most two decimals, words with a possessive ending, and currency signs. */
const TOKEN =
  /(?<!\p{N})\p{Nd}{1,3}(?:[.,٬ \u00a0\u202f]\p{Nd}{3})+(?!\p{N})|\p{N}+(?:[.,٫]\p{N}{1,2}(?!\p{N}))?|[\p{L}\p{M}]+(?:['’]s(?![\p{L}\p{N}]))?|\p{Sc}/gu

export function tokenize(text: string, lang: LanguageCode): readonly Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: typed, index: start }) => ({
    typed,
    word: wordOf(typed),
    stem: stemOf(typed, lang) || typed,
    start,
    end: start + typed.length,
  }))
}

/** As the index has it; names of tour groups share most of their words. */
const wordOf = memoize((typed) => normalizedWords(typed).join('') || typed, 20_000)
