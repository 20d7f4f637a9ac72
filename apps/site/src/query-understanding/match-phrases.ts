import { DEFAULT_LANGUAGE, type LanguageCode } from '@passepartout/content-model/locales'
import { type Amount, parseAmountAt, type RecognizedCurrency } from './currencies/parse-amount-at.ts'
import { MIN_COMPOUND_PART_LENGTH, NUMBER_PLACEHOLDER, type Phrase, phraseBookOf } from './phrase-book.ts'
import type { PhraseMeaning } from './phrase-meaning.ts'
import { foldSpelling, stemOf } from './stem.ts'
import { type Token, tokenize } from './tokenize.ts'

/** A phrase of a query with what it means. */
export interface MatchedPhrase {
  readonly meaning: PhraseMeaning
  /** Places of the first token and of the one after the last. */
  readonly from: number
  readonly to: number
  /** Whether all words are as in the phrase, endings too. */
  readonly isExact: boolean
  readonly number?: number
  /** Those that a price may be in, the likeliest first. */
  readonly currencies?: readonly RecognizedCurrency[]
}

/** Letters from which an English phrase of one word counts in other languages, where short ones mean something else. */
const SHORTEST_FOREIGN = 5

/** Every phrase of a query that means something, in its language or in English; they may overlap. */
export function matchPhrases(text: string, lang: LanguageCode): readonly MatchedPhrase[] {
  const own = matchIn(tokenize(text, lang), lang)
  if (lang === DEFAULT_LANGUAGE) return own
  const english = tokenize(text, DEFAULT_LANGUAGE)
  const foreign = matchIn(english, DEFAULT_LANGUAGE).filter(
    ({ from, to, meaning }) =>
      meaning.kind !== 'ignored' && (to - from > 1 || (english[from]?.word.length ?? 0) >= SHORTEST_FOREIGN),
  )
  return [...own, ...foreign]
}

function matchIn(tokens: readonly Token[], lang: LanguageCode): readonly MatchedPhrase[] {
  const { phrases } = phraseBookOf(lang)
  const amounts = tokens.map((_, place) => parseNumberAt(tokens, place, lang))
  const found: MatchedPhrase[] = []
  for (const [from, token] of tokens.entries()) {
    const starts = [...(phrases.get(token.stem) ?? [])]
    const joined = starts.length === 0 ? joinedIn(token.word, lang) : undefined
    if (joined) found.push({ meaning: joined, from, to: from + 1, isExact: true })
    const amount = amounts[from]
    if (amount) starts.push(...(phrases.get(NUMBER_PLACEHOLDER) ?? []))
    if (amount?.isMoney) found.push(asLimit(amount, from))
    for (const phrase of starts) {
      const matched = matchAt(tokens, from, phrase, amounts)
      if (matched) found.push(matched)
    }
  }
  return found
}

/** What stands between the parts of a joined word. */
const JOINTS = ['', 's', 'e', 'n', 'en']

/** What a word means by its two parts, of which the last may have an ending: "kvällspromenaden". */
function joinedIn(word: string, lang: LanguageCode): PhraseMeaning | undefined {
  const { beginnings } = phraseBookOf(lang)
  if (beginnings.size === 0) return undefined
  const whole = foldSpelling(word, lang)
  for (let end = whole.length - MIN_COMPOUND_PART_LENGTH; end >= MIN_COMPOUND_PART_LENGTH; end--) {
    const first = beginnings.get(whole.slice(0, end))
    if (!first) continue
    for (const joint of JOINTS) {
      const rest = whole.slice(end + joint.length)
      const last =
        whole.startsWith(joint, end) && rest.length >= MIN_COMPOUND_PART_LENGTH ? meaningOf(rest, lang) : undefined
      if (last?.kind === 'ignored') return first
      // A museum tour is of another kind than a museum.
      if (last && first.kind !== 'kind') return { kind: 'joined', meanings: [first, last] }
    }
  }
  return undefined
}

/** What a word means alone, in one spelling. */
function meaningOf(word: string, lang: LanguageCode): PhraseMeaning | undefined {
  const { ignored, phrases } = phraseBookOf(lang)
  if (ignored.has(word)) return { kind: 'ignored' }
  return phrases.get(stemOf(word, lang))?.find(({ stems }) => stems.length === 1)?.meaning
}

/** An amount of money alone is the most that somebody wants to pay. */
function asLimit({ number, to, currencies = [] }: Amount, from: number): MatchedPhrase {
  return { meaning: { kind: 'price', limit: 'max' }, from, to, isExact: true, number, currencies }
}

function matchAt(
  tokens: readonly Token[],
  from: number,
  { stems, words, meaning }: Phrase,
  amounts: readonly (Amount | undefined)[],
): MatchedPhrase | undefined {
  let place = from
  let isExact = true
  let amount: Amount | undefined
  for (const [index, stem] of stems.entries()) {
    if (stem === NUMBER_PLACEHOLDER) {
      amount = amounts[place]
      if (!amount) return undefined
      place = amount.to
    } else if (tokens[place]?.stem === stem) {
      isExact &&= tokens[place]?.word === words[index]
      place += 1
    } else return undefined
  }
  if (amount?.currencies !== undefined && meaning.kind !== 'price') return undefined
  const { number, currencies } = amount ?? {}
  return {
    meaning,
    from,
    to: place,
    isExact,
    ...(number === undefined ? {} : { number }),
    ...(currencies === undefined ? {} : { currencies }),
  }
}

/** A number in digits or words, with a currency before or after it. */
export function parseNumberAt(tokens: readonly Token[], from: number, lang: LanguageCode): Amount | undefined {
  const { numbers } = phraseBookOf(lang)
  return parseAmountAt(tokens, from, lang, ({ stem }) => numbers.get(stem))
}
