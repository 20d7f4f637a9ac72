import { CURRENCY_CODES, type CurrencyCode } from '@passepartout/content-model/currencies'
import { LANGUAGE_CODES, type LanguageCode, localeOf } from '@passepartout/content-model/locales'
import { z } from 'zod'
import { splitPhrases } from '../query-vocabulary.ts'
import { type Token, tokenize } from '../tokenize.ts'
import file from './currency-words.json' with { type: 'json' }

/** Currencies that travellers name and no site shows. */
const FOREIGN = ['NOK', 'TRY', 'RUB', 'BRL', 'RON', 'CZK', 'HUF', 'UAH', 'ILS', 'MAD', 'PHP', 'KWD'] as const

/** A currency that a query names, by its ISO code: one of the sites, or another. */
export type RecognizedCurrency = CurrencyCode | (typeof FOREIGN)[number]

const ALL: readonly RecognizedCurrency[] = [...CURRENCY_CODES, ...FOREIGN]

/** Those that travellers mean by "dollars", "pounds" and signs that several share. */
const MEANT: readonly RecognizedCurrency[] = ['EUR', 'USD', 'GBP', 'JPY']

const lines = z.partialRecord(z.enum(ALL), z.string())

/**
 * What is written beside an amount: signs in any language; names that `Intl` does not have, by language; the currencies where each
 * language is spoken, which it means first; and words that multiply an amount.
 */
const WORDS = z
  .strictObject({
    signs: lines,
    names: z.partialRecord(z.enum(LANGUAGE_CODES), lines),
    own: z.partialRecord(z.enum(LANGUAGE_CODES), z.string()),
    thousands: z.record(z.string(), z.number()),
  })
  .parse(file)

const THOUSANDS: ReadonlyMap<string, number> = new Map(Object.entries(WORDS.thousands))

/** A sign or a name of currencies beside an amount. */
interface CurrencyPhrase {
  readonly tokens: readonly Token[]
  readonly isSign: boolean
  /** Those that it may mean, the likeliest first. */
  readonly codes: readonly RecognizedCurrency[]
}

interface FoundCurrency extends Pick<CurrencyPhrase, 'isSign' | 'codes'> {
  /** Place of the token after it. */
  readonly to: number
}

/** An amount in digits or words, with what is written of a currency beside it. */
export interface Amount {
  readonly number: number
  /** Place of the token after it. */
  readonly to: number
  /** The currencies that are meant, the likeliest first; absent without one. */
  readonly currencies?: readonly RecognizedCurrency[]
  /** Whether nothing but an amount of money is written so. */
  readonly isMoney: boolean
}

/**
 * The amount that begins with a token: "30", "€30", "s$30", "200 kr", "500 rb rupiah".
 *
 * @param numberOf what the word of a token says as a number, if it is one
 */
export function parseAmountAt(
  tokens: readonly Token[],
  from: number,
  lang: LanguageCode,
  numberOf: (token: Token) => number | undefined,
): Amount | undefined {
  const before = currencyAt(tokens, from, lang)
  const place = before?.to ?? from
  const token = tokens[place]
  const number = token && (parseDigits(token.typed) ?? numberOf(token))
  if (!token || number === undefined) return undefined
  const times = THOUSANDS.get(tokens[place + 1]?.word ?? '')
  for (const [factor, next] of times === undefined
    ? [[1, place + 1] as const]
    : [[times, place + 2] as const, [1, place + 1] as const]) {
    const after = before ? undefined : currencyAt(tokens, next, lang)
    const currency = before ?? after
    if (factor !== 1 && !currency) continue
    const isMoney = currency !== undefined && (currency.isSign || after !== undefined)
    const to = after?.to ?? next
    return { number: number * factor, to, ...(currency ? { currencies: currency.codes } : {}), isMoney }
  }
  return undefined
}

/** "30", "12,50", "1.000.000", "1 000", in digits of any script. */
export function parseDigits(typed: string): number | undefined {
  if (!/^\p{Nd}/u.test(typed)) return undefined
  const plain = withWesternDigits(typed)
  const isGrouped = /^\d{1,3}(?:\D\d{3})+$/.test(plain)
  const number = Number(isGrouped ? plain.replaceAll(/\D/g, '') : plain.replace(/\D/, '.'))
  return Number.isNaN(number) ? undefined : number
}

/** Code points of the first digits of scripts whose digits visitors type: Arabic, and Persian and Urdu. */
const ZEROS = [0x0660, 0x06f0]

/** A text with Arabic digits as 0 to 9, of the same length. */
export function withWesternDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code))
  })
}

/** What begins with a token and is a sign or name of currencies; the longest. */
function currencyAt(tokens: readonly Token[], place: number, lang: LanguageCode): FoundCurrency | undefined {
  const token = tokens[place]
  if (!token) return undefined
  const { signs, names } = phrasesOf(lang)
  const candidates = [...(signs.get(token.word) ?? []), ...(names.get(token.stem) ?? [])]
  const found = candidates.filter((phrase) => isAt(tokens, place, phrase))
  const [best] = found.toSorted((one, other) => other.tokens.length - one.tokens.length)
  return best && { to: place + best.tokens.length, isSign: best.isSign, codes: best.codes }
}

function isAt(tokens: readonly Token[], place: number, { tokens: phrase, isSign }: CurrencyPhrase): boolean {
  const some = tokens.slice(place, place + phrase.length)
  if (some.length < phrase.length) return false
  if (!isSign) return some.every(({ stem }, index) => stem === phrase[index]?.stem)
  const isSame = some.every(
    ({ word }, index) => word === phrase[index]?.word && gapBefore(some, index) <= gapBefore(phrase, index),
  )
  // A single letter is a sign where it touches the number: "r200".
  const isLetter = phrase.length === 1 && /^\p{L}$/u.test(some[0]?.word ?? '')
  const touches = [place, place + 1].some((at) => {
    const [one, other] = [tokens[at - 1], tokens[at]]
    return one !== undefined && one.end === other?.start && /^\p{N}/u.test((at === place ? one : other).typed)
  })
  return isSame && (!isLetter || touches)
}

/** Letters between a token and the one before it. */
function gapBefore(tokens: readonly Token[], index: number): number {
  return index === 0 ? 0 : (tokens[index]?.start ?? 0) - (tokens[index - 1]?.end ?? 0)
}

interface CurrencyBook {
  /** By their first word. */
  readonly signs: ReadonlyMap<string, readonly CurrencyPhrase[]>
  /** By their first stem. */
  readonly names: ReadonlyMap<string, readonly CurrencyPhrase[]>
}

/** One for each language. */
const books = new Map<LanguageCode, CurrencyBook>()

function phrasesOf(lang: LanguageCode): CurrencyBook {
  const known = books.get(lang)
  if (known) return known
  const own = splitPhrases(WORDS.own[lang] ?? '')
  const inOrder = [
    ...new Set([
      ...ALL.filter((code) => own.includes(code)).toSorted((one, other) => own.indexOf(one) - own.indexOf(other)),
      ...MEANT,
      ...ALL,
    ]),
  ]
  const written = inOrder.map((code) => ({ code, signs: signsOf(code, lang), names: namesOf(code, lang) }))
  const book = {
    signs: compile(
      written.flatMap(({ code, signs }) => signs.map((text) => ({ code, text }))),
      lang,
      true,
    ),
    names: compile(
      written.flatMap(({ code, names }) => names.map((text) => ({ code, text }))),
      lang,
      false,
    ),
  }
  books.set(lang, book)
  return book
}

/** Texts that several currencies share mean all of them, in their order. */
function compile(
  written: readonly { readonly code: RecognizedCurrency; readonly text: string }[],
  lang: LanguageCode,
  isSign: boolean,
): ReadonlyMap<string, readonly CurrencyPhrase[]> {
  const form = isSign ? 'word' : 'stem'
  const keyed = written.map(({ code, text }) => {
    const tokens = tokenize(text, lang)
    return { code, tokens, key: tokens.map((token) => token[form]).join(' ') }
  })
  const phrases = [
    ...Map.groupBy(
      keyed.filter(({ key }) => key !== ''),
      ({ key }) => key,
    ).values(),
  ].map((same) => ({
    tokens: same[0]?.tokens ?? [],
    isSign,
    codes: [...new Set(same.map(({ code }) => code))],
  }))
  return Map.groupBy(phrases, ({ tokens: [first] }) => first?.[form] ?? '')
}

function signsOf(code: RecognizedCurrency, lang: LanguageCode): readonly string[] {
  const narrow = written(code, lang, 'narrowSymbol', 1)
  const usual = written(code, lang, 'symbol', 1)
  return [code, narrow, usual, ...splitPhrases(WORDS.signs[code] ?? '')]
}

/** Amounts whose plural forms differ in some language. */
const AMOUNTS = [1, 3, 20]

/** Languages in which the noun of a currency's name comes first: "corona danesa", "złoty polski". */
const NOUN_FIRST: ReadonlySet<LanguageCode> = new Set(['ar', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ro'])
/** Its name says "new" before the noun, which others have too. */
const NOT_SHORT: ReadonlySet<string> = new Set(['TWD'])

/** The names as they are written in full, the noun of them, and others that are said. */
function namesOf(code: RecognizedCurrency, lang: LanguageCode): readonly string[] {
  // "De" stands between larger numbers and what is counted in Romanian.
  const names = AMOUNTS.map((amount) => written(code, lang, 'name', amount).replace(/^de /, ''))
  const nouns = names.flatMap((name) => {
    const words = tokenize(name, lang)
    const last = words.at(-1)
    // "Доллар США" has its noun first, other names in Russian last.
    const isFirst = NOUN_FIRST.has(lang) || (lang === 'ru' && /^\p{Lu}/u.test(last?.typed ?? ''))
    return (isFirst ? words[0] : last)?.typed ?? []
  })
  const all = [...names, ...(NOT_SHORT.has(code) ? [] : nouns), ...splitPhrases(WORDS.names[lang]?.[code] ?? '')]
  return lang === 'ro' ? all.flatMap((name) => [name, `de ${name}`]) : all
}

function written(
  currency: RecognizedCurrency,
  lang: LanguageCode,
  currencyDisplay: 'name' | 'symbol' | 'narrowSymbol',
  amount: number,
): string {
  const { formatting } = localeOf(lang)
  return (
    new Intl.NumberFormat(formatting, { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 })
      .formatToParts(amount)
      .find(({ type }) => type === 'currency')?.value ?? ''
  )
}
