import { LANGUAGE_CODES, type LanguageCode, localeOf } from '@passepartout/content-model/locales'
import type { PartyWord, PhraseMeaning, RelativeDays } from './phrase-meaning.ts'
import { QUERY_VOCABULARIES, type QueryVocabulary, splitPhrases } from './query-vocabulary.ts'
import { foldSpelling, stemOf } from './stem.ts'
import { tokenize } from './tokenize.ts'

/** Stands for any number in a phrase. */
export const NUMBER_PLACEHOLDER = '#'

export interface Phrase {
  readonly stems: readonly string[]
  readonly words: readonly string[]
  readonly meaning: PhraseMeaning
}

/** The words of one language, compiled. */
export interface PhraseBook {
  /** By their first stem; the longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>
  /** Single words that say nothing, in one spelling (`foldSpelling`). */
  readonly ignored: ReadonlySet<string>
  /** Numbers by the stems of their words. */
  readonly numbers: ReadonlyMap<string, number>
  /** Single words that begin longer ones, in one spelling, with what they mean there; in languages that join words. */
  readonly beginnings: ReadonlyMap<string, PhraseMeaning>
}

/** One for each language. */
const books = new Map<LanguageCode, PhraseBook>()

/** @returns an empty book for a language without words */
export function phraseBookOf(lang: LanguageCode): PhraseBook {
  const known = books.get(lang)
  if (known) return known
  const words = QUERY_VOCABULARIES[lang]
  const book = words ? compile(words, lang) : EMPTY
  books.set(lang, book)
  return book
}

const EMPTY: PhraseBook = { phrases: new Map(), ignored: new Set(), numbers: new Map(), beginnings: new Map() }

function compile(words: QueryVocabulary, lang: LanguageCode): PhraseBook {
  const phrases = new Map<string, Phrase[]>()
  const seen = new Set<string>()
  const add = (phrase: string, meaning: PhraseMeaning) => {
    const tokens = tokenize(phrase.replaceAll('{n}', ' 0 '), lang)
    const formOf = (form: 'stem' | 'word') =>
      tokens.map((token) => (token.typed === '0' ? NUMBER_PLACEHOLDER : token[form]))
    const [stems, words] = [formOf('stem'), formOf('word')]
    const [first] = stems
    const key = words.join(' ')
    // What is said first of a phrase counts.
    if (first === undefined || seen.has(key)) return
    seen.add(key)
    phrases.set(first, [...(phrases.get(first) ?? []), { stems, words, meaning }])
  }
  const ignored = new Set<string>()
  for (const [phrase, meaning] of meaningsOf(words, lang)) {
    const [word, another] = tokenize(phrase, lang)
    // An ending makes another word of one that says nothing.
    if (meaning.kind === 'ignored' && word && !another) ignored.add(foldSpelling(word.word, lang))
    else add(phrase, meaning)
  }
  for (const list of phrases.values()) list.sort((one, other) => other.stems.length - one.stems.length)
  const numbers = words.numbers.flatMap((line, place) =>
    splitPhrases(line).map((word) => [stemOf(word, lang), place + 1] as const),
  )
  return {
    phrases,
    ignored,
    numbers: new Map(numbers),
    beginnings: hasCompoundWords(lang) ? beginningsIn(phrases, lang) : new Map(),
  }
}

/** Letters from which a word is part of a longer one, where shorter ones are too many. */
export const MIN_COMPOUND_PART_LENGTH = 4

/** Meanings that the first part of a word has of its own. */
const BEGINNING: ReadonlySet<PhraseMeaning['kind']> = new Set([
  'when',
  'time',
  'sunset',
  'with',
  'access',
  'weekday',
  'kind',
])

function beginningsIn(
  phrases: ReadonlyMap<string, readonly Phrase[]>,
  lang: LanguageCode,
): ReadonlyMap<string, PhraseMeaning> {
  const single = [...phrases.values()]
    .flat()
    .filter(({ words, meaning }) => words.length === 1 && BEGINNING.has(meaning.kind))
  return new Map(
    single.flatMap(({ words: [word = ''], meaning }) =>
      word.length < MIN_COMPOUND_PART_LENGTH ? [] : [[foldSpelling(word, lang), meaning] as const],
    ),
  )
}

function* meaningsOf(
  words: QueryVocabulary,
  lang: LanguageCode,
): Generator<readonly [phrase: string, meaning: PhraseMeaning]> {
  for (const kind of ['when', 'time', 'with', 'access'] as const) {
    for (const [value, line] of Object.entries(words[kind])) {
      for (const phrase of splitPhrases(line)) yield [phrase, { kind, value }]
    }
  }
  for (const phrase of splitPhrases(words.sunset)) yield [phrase, { kind: 'sunset' }]
  for (const [value, line] of Object.entries(words.days)) {
    for (const phrase of splitPhrases(line)) yield [phrase, { kind: 'days', value: value as RelativeDays }]
  }
  for (const [date, line] of Object.entries(words.dates)) {
    const [month = 1, day = 1] = date.split('-').map(Number)
    for (const phrase of splitPhrases(line)) yield [phrase, { kind: 'date', month: month - 1, day }]
  }
  for (const [who, line] of Object.entries(words.party)) yield* partyPhrases(splitPhrases(line), who as PartyWord)
  for (const phrase of splitPhrases(words.price.below)) yield [phrase, { kind: 'price', limit: 'max' }]
  for (const phrase of splitPhrases(words.price.above)) yield [phrase, { kind: 'price', limit: 'min' }]
  for (const phrase of splitPhrases(words.price.cheap)) yield [phrase, { kind: 'cheap' }]
  for (const [concept, line] of words.kinds.entries()) {
    for (const phrase of splitPhrases(line)) yield [phrase, { kind: 'kind', concepts: [concept] }]
  }
  for (const phrase of splitPhrases(words.shows)) yield [phrase, { kind: 'kind', concepts: SHOWS }]
  yield* guideLanguages(words, lang)
  for (const [weekday, line] of words.weekdays.entries()) {
    for (const phrase of [weekdayIn(weekday, lang), ...splitPhrases(line)]) yield [phrase, { kind: 'weekday', weekday }]
  }
  for (let month = 0; month < MONTHS; month++) {
    for (const phrase of monthIn(month, lang)) yield [phrase, { kind: 'month', month }]
  }
  for (const phrase of splitPhrases(words.ignored)) yield [phrase, { kind: 'ignored' }]
}

/** Places of musicals, plays, family shows and dance among the kinds. */
const SHOWS = [10, 11, 12, 13]

/** Languages of guides that travellers ask for, beside those of sites. */
const OTHER_LANGUAGES = ['cs', 'el', 'fi', 'he', 'hi', 'hu', 'ja', 'ko', 'uk', 'zh']

/** "In German", "deutschsprachig": phrases with the names that a language has for others, and words for some. */
function* guideLanguages(
  { languages, with: { guide } }: QueryVocabulary,
  lang: LanguageCode,
): Generator<readonly [string, PhraseMeaning]> {
  const names = new Intl.DisplayNames(localeOf(lang).formatting, { type: 'language' })
  const guides = new Set(splitPhrases(guide))
  const said: Readonly<Record<string, string | undefined>> = languages.own
  for (const value of [...LANGUAGE_CODES, ...OTHER_LANGUAGES]) {
    const name = names.of(value) ?? value
    const phrases = [
      ...splitPhrases(said[value] ?? ''),
      ...splitPhrases(languages.any.replaceAll('{l}', name).replaceAll('{s}', name.replace(/(?:ий|[aiy])$/, ''))),
    ]
    for (const phrase of phrases) {
      yield [phrase, { kind: 'language', value, isGuide: phrase.split(' ').some((word) => guides.has(word)) }]
    }
  }
}

/** Languages that join words: "Samstagabend", "nachtwandeling", "lördagskväll". */
const JOINING: ReadonlySet<LanguageCode> = new Set(['da', 'de', 'nl', 'no', 'sv'])

/** Whether words of the language are joined to longer ones. */
export function hasCompoundWords(lang: LanguageCode): boolean {
  return JOINING.has(lang)
}

/** Children and babies may be counted: "2 kids". */
function* partyPhrases(phrases: readonly string[], who: PartyWord): Generator<readonly [string, PhraseMeaning]> {
  for (const phrase of phrases) {
    yield [phrase, { kind: 'party', who }]
    if (who === 'children' || who === 'baby') yield [`{n} ${phrase}`, { kind: 'party', who }]
  }
}

const MONTHS = 12
/** A Sunday. */
const A_SUNDAY = Date.UTC(2026, 0, 4)
const DAY = 86_400_000

function weekdayIn(weekday: number, lang: LanguageCode): string {
  return write(A_SUNDAY + weekday * DAY, lang, { weekday: 'long' })
}

/** Alone and beside a day, where many languages inflect it; without the day. */
function monthIn(month: number, lang: LanguageCode): readonly string[] {
  const day = Date.UTC(2026, month, 4)
  const parts = new Intl.DateTimeFormat(localeOf(lang).formatting, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  const beside = parts.formatToParts(day).find(({ type }) => type === 'month')?.value ?? ''
  return [write(day, lang, { month: 'long' }), beside]
}

function write(at: number, lang: LanguageCode, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf(lang).formatting, { ...options, timeZone: 'UTC' }).format(at)
}
