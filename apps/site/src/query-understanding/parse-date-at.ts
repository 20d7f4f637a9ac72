import type { LanguageCode } from '@passepartout/content-model/locales'
import type { MatchedPhrase } from './match-phrases.ts'
import { isStopWord } from './name-keys.ts'
import { nextOccurrenceOfDate } from './relative-dates.ts'
import type { Token } from './tokenize.ts'

interface FoundDate {
  /** ISO date. */
  readonly day: string
  /** Place of the token after it. */
  readonly to: number
}

const ISO = /^(20\d\d)-(\d\d)-(\d\d)(?!\p{N})/u
/** 24.12., 24/12, 24.12.2026; in English the month first, unless it cannot be one. */
const NUMBERS = /^(\d{1,2})([./])(\d{1,2})(?:\2(20\d\d))?(?!\p{N})/u

/**
 * The date that begins with a token: in numbers, or a day beside the name of a month ("24 December", "24 de diciembre").
 *
 * @param matched the phrases of the query, with its months
 */
export function parseDateAt(
  text: string,
  tokens: readonly Token[],
  from: number,
  lang: LanguageCode,
  matched: readonly MatchedPhrase[],
  today: string,
): FoundDate | undefined {
  return inNumbers(text, tokens, from, lang, today) ?? inWords(tokens, from, lang, matched, today)
}

function inNumbers(text: string, tokens: readonly Token[], from: number, lang: LanguageCode, today: string) {
  const start = tokens[from]?.start ?? 0
  const left = text.slice(start)
  const iso = ISO.exec(left)
  const short = NUMBERS.exec(left)
  const found = iso ?? short
  if (!found) return undefined
  const [, first = '', second = '', third = ''] = found
  const isMonthFirst = lang === 'en' && second === '/' && Number(first) <= 12
  const [day, month] = iso ? [third, second] : isMonthFirst ? [third, first] : [first, third]
  const year = iso ? Number(first) : short?.[4] === undefined ? undefined : Number(short[4])
  const date = nextOccurrenceOfDate(Number(day), Number(month) - 1, year, today)
  if (date === undefined) return undefined
  const end = start + found[0].length
  const to = tokens.findIndex((token) => token.start >= end)
  return { day: date, to: to < 0 ? tokens.length : to }
}

function inWords(
  tokens: readonly Token[],
  from: number,
  lang: LanguageCode,
  matched: readonly MatchedPhrase[],
  today: string,
): FoundDate | undefined {
  const monthAt = (place: number) => matched.find((phrase) => phrase.from === place && phrase.meaning.kind === 'month')
  const month = monthAt(from)
  if (month) {
    const day = dayOfMonth(tokens[month.to])
    return day === undefined ? undefined : build(day, month, month.to + 1)
  }
  const day = dayOfMonth(tokens[from])
  if (day === undefined) return undefined
  const next = tokens[from + 1]
  const isBetween = next !== undefined && !monthAt(from + 1) && (isStopWord(next, lang) || ORDINALS.has(next.word))
  const following = monthAt(from + (isBetween ? 2 : 1))
  return following && build(day, following, following.to)

  function build(ofMonth: number, { meaning }: MatchedPhrase, to: number): FoundDate | undefined {
    if (meaning.kind !== 'month') return undefined
    const date = nextOccurrenceOfDate(ofMonth, meaning.month, undefined, today)
    return date === undefined ? undefined : { day: date, to }
  }
}

const ORDINALS: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th', 'er', 'e'])

function dayOfMonth(token: Token | undefined): number | undefined {
  const number = /^\d{1,2}$/.test(token?.typed ?? '') ? Number(token?.typed) : 0
  return number >= 1 && number <= 31 ? number : undefined
}
