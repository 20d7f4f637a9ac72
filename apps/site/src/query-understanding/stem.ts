/// <reference path="./lang-pl.d.ts" />
import PolishStemmer from '@nlpjs/lang-pl/src/stemmer-pl.js'
import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as danish } from '@orama/stemmers/danish'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as indonesian } from '@orama/stemmers/indonesian'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as romanian } from '@orama/stemmers/romanian'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import { stemmer as turkish } from '@orama/stemmers/turkish'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { GenerationalCache } from '../memo/generational-cache.ts'
import { normalizedWords } from './normalized-words.ts'

const polish = new PolishStemmer()

/** The stemmers by language (docs/decisions/081-understanding-a-query.md); words of a language without one stay whole. */
const STEMMERS: Readonly<Partial<Record<LanguageCode, (word: string) => string>>> = {
  ar: arabic,
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  id: indonesian,
  it: italian,
  nl: dutch,
  no: norwegian,
  pl: (word) => polish.stemWord(word),
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sv: swedish,
  tr: turkish,
}

/** Languages whose letters with accents are also typed as two: "loerdag", "paa", "fuehrung". */
const SPELLED_OUT: ReadonlySet<LanguageCode> = new Set(['da', 'de', 'no', 'sv'])

/**
 * A word without the second letter by which some write an accent, so that all spellings of it are equal: "lørdag", "lordag" and
 * "loerdag" are "lordag".
 *
 * @param word as the index has it (`normalizedWords`)
 */
export function foldSpelling(word: string, lang: LanguageCode): string {
  return SPELLED_OUT.has(lang) ? word.replaceAll(/aa|([aou])e/g, (pair) => pair.charAt(0)) : word
}

/** Letters; what is shorter has no ending. */
const MIN_LENGTH = 4
/** Letters; a shorter stem is that of too many words. Arabic writes three consonants of most. */
const SHORTEST_STEM = 4
const SHORTEST_ARABIC = 3

/**
 * The part of a word that its inflected forms share. Visitors often type without diacritics, so Latin and Arabic words are
 * stemmed without them; endings of other scripts need theirs.
 *
 * @param typed one word, as it was typed
 * @returns lower case, without accents; empty for what is no word
 */
export function stemOf(typed: string, lang: LanguageCode): string {
  const key = `${lang} ${typed}`
  const before = stems.get(key)
  if (before !== undefined) return before
  const stem = computeStem(typed, lang)
  stems.set(key, stem)
  return stem
}

/** A stem takes up to a tenth of a millisecond; a query asks for those of its words several times, names of tour groups share theirs. */
const stems = new GenerationalCache<string>(20_000)

function computeStem(typed: string, lang: LanguageCode): string {
  const plain = foldSpelling(normalizedWords(typed).join(''), lang)
  if (plain.length < MIN_LENGTH) return plain
  const isPlain = /^[\p{Script=Latin}\p{Script=Arabic}\p{N}]+$/u.test(plain)
  const word = isPlain ? plain : typed.normalize('NFC').toLowerCase().replaceAll('ё', 'е')
  const stem = normalizedWords(STEMMERS[lang]?.(word) ?? word).join('')
  return stem.length < (lang === 'ar' ? SHORTEST_ARABIC : SHORTEST_STEM) ? plain : stem
}
