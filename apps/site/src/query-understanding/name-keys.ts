import { DEFAULT_LANGUAGE, type LanguageCode } from '@passepartout/content-model/locales'
import { Memo } from '../memo/memo.ts'
import { withWesternDigits } from './currencies/parse-amount-at.ts'
import { type MatchedPhrase, matchPhrases } from './match-phrases.ts'
import { phraseBookOf } from './phrase-book.ts'
import { QUERY_VOCABULARIES, splitPhrases } from './query-vocabulary.ts'
import { foldSpelling } from './stem.ts'
import { type Token, tokenize } from './tokenize.ts'

/** Upper limit on words of a name that is looked up. */
const MAX_NAME_LENGTH = 5

/** Some words of a query that may be a name. */
interface NameSpan {
  readonly key: string
  /** Places of the first token and of the one after the last. */
  readonly from: number
  readonly to: number
}

/** The key by which a name is found: its stems without the words that names are typed with or without. */
export function stemmedNameKey(name: string, lang: LanguageCode): string {
  const tokens = tokenize(name, lang)
  const left = tokens.filter((token) => !isStopWord(token, lang))
  return (left.length > 0 ? left : tokens).map(({ stem }) => stem).join(' ')
}

/** The same without endings cut off, by which it is found in other languages than its own. */
export function unstemmedNameKey(name: string, lang: LanguageCode): string {
  const tokens = tokenize(name, lang)
  const left = tokens.filter((token) => !isStopWord(token, lang))
  return (left.length > 0 ? left : tokens).map(({ word }) => word).join(' ')
}

export function isStopWord({ word }: Pick<Token, 'word'>, lang: LanguageCode): boolean {
  return phraseBookOf(lang).ignored.has(foldSpelling(word, lang))
}

/** The runs of words of a query that may be names, each with the keys by which they would be known. */
function nameSpansOf(tokens: readonly Token[], lang: LanguageCode): readonly NameSpan[] {
  const said = tokens.flatMap((token, place) => (isStopWord(token, lang) ? [] : [place]))
  const saying = new Set(said)
  const spans = new Map<string, NameSpan>()
  // What says nothing in this language is part of names in others: "Tour Eiffel".
  for (const places of said.length < tokens.length ? [said, [...tokens.keys()]] : [said]) {
    for (const [index, from] of places.entries()) {
      for (let length = 1; length <= MAX_NAME_LENGTH && index + length <= places.length; length++) {
        const some = places.slice(index, index + length)
        if (!some.some((place) => saying.has(place))) continue
        const to = (some.at(-1) ?? from) + 1
        for (const key of keysOfWords(some.flatMap((place) => tokens[place] ?? []))) {
          spans.set(`${from} ${to} ${key}`, { key, from, to })
        }
      }
    }
  }
  return [...spans.values()]
}

/** By their stems, as they are, and without spaces. */
function keysOfWords(tokens: readonly Token[]): readonly string[] {
  const words = tokens.map(({ word }) => word)
  return [tokens.map(({ stem }) => stem).join(' '), words.join(' '), words.join('')]
}

/** A query in the parts that it is understood by. */
export interface AnalyzedQuery {
  /** With Western digits. */
  readonly text: string
  readonly tokens: readonly Token[]
  readonly spans: readonly NameSpan[]
  readonly matched: readonly MatchedPhrase[]
}

/** A query is read for the keys that are looked up, and again when they are known. */
const readings = new Memo<AnalyzedQuery>(64)

export function analyzeQuery(typed: string, lang: LanguageCode): AnalyzedQuery {
  const key = `${lang} ${typed}`
  const before = readings.get(key)
  if (before) return before
  const text = withWesternDigits(typed)
  const tokens = tokenize(text, lang)
  const reading = { text, tokens, spans: nameSpansOf(tokens, lang), matched: matchPhrases(text, lang) }
  readings.set(key, reading)
  return reading
}

/** The keys of the names that a query may hold, and of the kinds that it speaks of (`understandQuery`). */
export function nameKeysOfQuery(typed: string, lang: LanguageCode): readonly string[] {
  const { spans, matched } = analyzeQuery(typed, lang)
  const kinds = matched.flatMap((phrase) => nameKeysOfKind(phrase, lang))
  return [...new Set([...spans.map(({ key }) => key), ...kinds])]
}

/** The keys of all names of a kind, in the language and in English, which most catalogues have. */
export function nameKeysOfKind({ meaning }: Pick<MatchedPhrase, 'meaning'>, lang: LanguageCode): readonly string[] {
  if (meaning.kind === 'joined') return meaning.meanings.flatMap((part) => nameKeysOfKind({ meaning: part }, lang))
  if (meaning.kind !== 'kind') return []
  return [lang, DEFAULT_LANGUAGE].flatMap((own) => meaning.concepts.flatMap((concept) => keysOfConcept(concept, own)))
}

/** A language has some hundred phrases for kinds. */
const known = new Memo<readonly string[]>(1000)

function keysOfConcept(concept: number, lang: LanguageCode): readonly string[] {
  const key = `${lang} ${concept}`
  const before = known.get(key)
  if (before) return before
  const keys = splitPhrases(QUERY_VOCABULARIES[lang]?.kinds[concept] ?? '').map(
    (phrase) => `${lang}:${stemmedNameKey(phrase, lang)}`,
  )
  known.set(key, keys)
  return keys
}
