import { type CurrencyCode, isCurrencyCode } from '@passepartout/content-model/currencies'
import type { LanguageCode } from '@passepartout/content-model/locales'
import type { ListChoice, ListParameter } from '../request/address/choices/list-choice.ts'
import { MAX_PEOPLE_PER_PART, type Party, USUAL_PARTY } from '../request/address/choices/party.ts'
import type { RecognizedCurrency } from './currencies/parse-amount-at.ts'
import { type MatchedPhrase, parseNumberAt } from './match-phrases.ts'
import { type AnalyzedQuery, analyzeQuery, isStopWord, nameKeysOfKind } from './name-keys.ts'
import type { EntityKind, FoundEntity } from './named-entity.ts'
import { parseDateAt } from './parse-date-at.ts'
import type { PhraseMeaning } from './phrase-meaning.ts'
import { ambiguousCurrencyOfCity } from './places/well-known-places.ts'
import {
  nextOccurrenceOfDate,
  nextOccurrenceOfWeekday,
  remainingRangeOfMonth,
  resolveRelativeDays,
} from './relative-dates.ts'
import type { Token } from './tokenize.ts'

/** What a query says, read before anything is looked up in the index. */
export interface UnderstoodQuery {
  /** What was recognised, in the order of the query. */
  readonly parts: readonly QueryPart[]
  /** What is asked of the list: the recognised days, prices, needs and kinds. */
  readonly choice: ListChoice
  readonly party?: Party
  /** The currency that a price names. */
  readonly currency?: CurrencyCode
  /** The recognised places, people and titles, in the order of the query. */
  readonly names: readonly FoundEntity[]
  /** The words for the index: everything but what became a choice of the list or says nothing. */
  readonly rest: string
  /** The query as it was typed, without what became a choice of the list. */
  readonly kept: string
}

/** A recognised part of a query. */
export interface QueryPart {
  readonly kind: 'name' | 'choice' | 'party'
  /** Names of several things under one key, best first. */
  readonly names: readonly FoundEntity[]
  readonly choice: ListChoice
  readonly party?: PartyPart
  readonly currency?: CurrencyCode
  /** Whether the evening is asked for by its sunset. */
  readonly isSunset?: true
  /** As it was typed. */
  readonly words: string
  /** The kept words of the query without these. */
  readonly without: string
  /** Places of the first token and of the one after the last. */
  readonly from: number
  readonly to: number
}

type PartyPart = Partial<Party>

/**
 * Reads a query: finds its places, people, days, party, prices, kinds and needs. What is longer is recognised before what is
 * shorter, and a name before a phrase of the same length, so that titles stay whole.
 *
 * @param names the index's names for the keys of the query (`nameKeysOfQuery`)
 * @param today ISO date in the site's time zone
 */
export function understandQuery(
  typed: string,
  lang: LanguageCode,
  names: readonly FoundEntity[],
  today: string,
): UnderstoodQuery {
  const reading = analyzeQuery(typed, lang)
  const { text, tokens } = reading
  const namesHere = namesIn(reading, names)
  const found = [...namesHere, ...phrasesOf(reading, lang, names, today, namesHere)]
  const chosen = settleCurrencies(chooseSpans(withoutWholeCities(found, tokens, lang)))
  const taken = (kinds: readonly string[]) =>
    new Set(chosen.flatMap((span) => (kinds.includes(span.part?.kind ?? 'ignored') ? placesOf(span) : [])))
  const named = taken(['name'])
  const beyond = taken(['choice', 'party', 'ignored'])
  const listed = taken(['choice', 'party'])
  const parts = chosen.flatMap(({ part }) => {
    if (!part) return []
    const without = textWithout(text, tokens, new Set([...listed, ...placesOf(part)]), lang)
    return [{ ...part, words: wordsIn(text, tokens, part), without }]
  })
  const isSilent = (place: number) => !named.has(place) && isStopWord(tokens[place] ?? { word: '' }, lang)
  const party = partyOf(parts)
  const currency = parts.find((part) => part.currency !== undefined)?.currency
  return {
    parts,
    choice: choiceOf(parts),
    ...(party ? { party } : {}),
    ...(currency === undefined ? {} : { currency }),
    names: parts.flatMap((part) => part.names.slice(0, 1)),
    rest: tokens
      .filter((_, place) => !beyond.has(place) && !isSilent(place))
      .map(({ typed }) => typed)
      .join(' '),
    kept: textWithout(text, tokens, listed, lang),
  }
}

interface Span {
  readonly from: number
  readonly to: number
  /** Lower first, between spans of one length. */
  readonly rank: number
  /** Absent for words that say nothing. */
  readonly part?: Omit<QueryPart, 'words' | 'without'>
  /** Of a price: the currencies that it may be in, the likeliest first. */
  readonly currencies?: readonly RecognizedCurrency[]
}

/** Longest first, then by rank, then by place; none overlaps another. */
function chooseSpans(spans: readonly Span[]): readonly Span[] {
  const inOrder = spans.toSorted(
    (one, other) => other.to - other.from - (one.to - one.from) || one.rank - other.rank || one.from - other.from,
  )
  const chosen: Span[] = []
  for (const span of inOrder) {
    if (chosen.every(({ from, to }) => span.to <= from || span.from >= to)) chosen.push(span)
  }
  return chosen.toSorted((one, other) => one.from - other.from)
}

/**
 * Beside what is asked for, a collection that says no more than a city and words of needs is both: "things to do in Rome when it
 * rains" is of all of Rome. Alone it is the collection.
 */
function withoutWholeCities(spans: readonly Span[], tokens: readonly Token[], lang: LanguageCode): readonly Span[] {
  const isOf = (span: Span, kind: EntityKind) => span.part?.names[0]?.kind === kind
  const cities = spans.filter((span) => isOf(span, 'city'))
  const asked = spans.filter(({ part }) => part?.kind === 'choice' || part?.kind === 'party')
  const within = (whole: Span) => (span: Span) => span.from >= whole.from && span.to <= whole.to
  const isWhole = (span: Span) => {
    if (!isOf(span, 'collection') || !cities.some(within(span))) return false
    const silent = spans.filter(({ part }) => part === undefined)
    const said = [...cities, ...asked, ...silent].filter(within(span)).flatMap(placesOf)
    return placesOf(span).every((place) => said.includes(place) || isStopWord(tokens[place] ?? { word: '' }, lang))
  }
  return spans.filter((span) => !isWhole(span) || asked.every(({ from, to }) => from < span.to && to > span.from))
}

/**
 * Each price in one currency. What several countries call alike is that of the named city, else of the language; a price in a
 * currency that no site shows limits nothing.
 */
function settleCurrencies(spans: readonly Span[]): readonly Span[] {
  if (spans.every(({ currencies }) => currencies === undefined)) return spans
  const cities = spans.flatMap(({ part }) => part?.names.slice(0, 1).flatMap(({ city }) => city ?? []) ?? [])
  const here = new Set<RecognizedCurrency>(cities.flatMap((city) => ambiguousCurrencyOfCity(city) ?? []))
  return spans.map((span) => {
    const { currencies, part, ...silent } = span
    if (!currencies || !part) return span
    const currency = currencies.find((code) => here.has(code)) ?? currencies[0] ?? ''
    return isCurrencyCode(currency) ? { ...silent, part: { ...part, currency } } : silent
  })
}

function placesOf({ from, to }: Pick<Span, 'from' | 'to'>): readonly number[] {
  return Array.from({ length: to - from }, (_, place) => from + place)
}

/** Of several things with one name, the wider one is meant. */
const NAME_ORDER: readonly EntityKind[] = ['city', 'collection', 'sight', 'title', 'venue', 'area', 'person']

function namesIn({ spans }: AnalyzedQuery, names: readonly FoundEntity[]): readonly Span[] {
  const byKey = Map.groupBy(
    names.filter(({ kind }) => kind !== 'kind'),
    ({ key }) => key,
  )
  return spans.flatMap(({ key, from, to }) => {
    const known = byKey.get(key)
    if (!known) return []
    const inOrder = known.toSorted((one, other) => NAME_ORDER.indexOf(one.kind) - NAME_ORDER.indexOf(other.kind))
    return [{ from, to, rank: 0, part: { kind: 'name' as const, names: inOrder, choice: {}, from, to } }]
  })
}

function phrasesOf(
  { text, tokens, matched }: AnalyzedQuery,
  lang: LanguageCode,
  names: readonly FoundEntity[],
  today: string,
  named: readonly Span[],
): readonly Span[] {
  const starts = new Set([...named, ...matched].map(({ from }) => from))
  const phrases = matched.flatMap((phrase) => spanOf(phrase, tokens, lang, names, today, starts) ?? [])
  const dates = tokens.flatMap((_, from) => {
    const date = parseDateAt(text, tokens, from, lang, matched, today)
    return date ? [partSpan({ from, to: date.to, isExact: true }, { when: [date.day] })] : []
  })
  return [...phrases, ...dates]
}

/** A name comes first, then a phrase in its own forms. */
const rankOf = ({ isExact }: Pick<MatchedPhrase, 'isExact'>) => (isExact ? 1 : 2)

function partSpan(
  { from, to, isExact }: Pick<MatchedPhrase, 'from' | 'to' | 'isExact'>,
  choice: ListChoice,
  more: Partial<QueryPart> = {},
): Span {
  return { from, to, rank: rankOf({ isExact }), part: { kind: 'choice', names: [], choice, ...more, from, to } }
}

function spanOf(
  phrase: MatchedPhrase,
  tokens: readonly Token[],
  lang: LanguageCode,
  names: readonly FoundEntity[],
  today: string,
  starts: ReadonlySet<number>,
): Span | undefined {
  const { meaning, from, to } = phrase
  switch (meaning.kind) {
    case 'ignored':
      return { from, to, rank: rankOf(phrase) }
    case 'when':
    case 'time':
    case 'with':
    case 'access':
      return partSpan(phrase, { [meaning.kind]: [meaning.value] })
    case 'sunset':
      return partSpan(phrase, { time: ['evening'] }, { isSunset: true })
    case 'language':
      return partSpan(phrase, { language: [meaning.value], ...(meaning.isGuide ? { with: ['guide'] } : {}) })
    case 'weekday':
      return partSpan(phrase, { when: [nextOccurrenceOfWeekday(meaning.weekday, today)] })
    case 'joined': {
      const parts = meaning.meanings.flatMap(
        (one) => spanOf({ ...phrase, meaning: one }, tokens, lang, names, today, starts)?.part ?? [],
      )
      return parts.length > 0 ? partSpan(phrase, choiceOf(parts)) : undefined
    }
    case 'days':
      return partSpan(phrase, { when: [resolveRelativeDays(meaning.value, today)] })
    case 'date': {
      const date = nextOccurrenceOfDate(meaning.day, meaning.month, undefined, today)
      return date === undefined ? undefined : partSpan(phrase, { when: [date] })
    }
    case 'month':
      return isClearMonth(phrase, tokens)
        ? partSpan(phrase, { when: [remainingRangeOfMonth(meaning.month, today)] })
        : undefined
    case 'cheap':
      return partSpan(phrase, { sort: ['price'] })
    case 'price':
      return priceSpan(phrase, meaning.limit)
    case 'party':
      return partySpan(phrase, meaning, tokens, lang, starts)
    case 'kind': {
      const keys = nameKeysOfKind(phrase, lang)
      const ids = names.filter(({ kind, key }) => kind === 'kind' && keys.includes(key)).map(({ id }) => id)
      return ids.length > 0 ? partSpan(phrase, { kind: [...new Set(ids)] }) : undefined
    }
  }
}

/** As addresses have them: numbers by size, all else letter by letter. */
const inOrder = (one: string, other: string) => Number(one) - Number(other) || (one < other ? -1 : 1)

/** Letters from which the name of a month alone is one: "may" and "mars" mean other things too. */
const CLEAR_MONTH = 5

function isClearMonth({ from }: MatchedPhrase, tokens: readonly Token[]): boolean {
  const word = tokens[from]?.word ?? ''
  return word.length >= CLEAR_MONTH && word !== 'march'
}

/** The least number that is a price without a currency: of a smaller one, people or hours are meant. */
const MIN_BARE_PRICE = 10

function priceSpan(phrase: MatchedPhrase, limit: 'min' | 'max'): Span | undefined {
  const { number = 0, currencies } = phrase
  if (number <= 0 || (currencies === undefined && number < MIN_BARE_PRICE)) return undefined
  const span = partSpan(phrase, { [limit]: [String(Math.ceil(number))] })
  return currencies ? { ...span, currencies } : span
}

function partySpan(
  phrase: MatchedPhrase,
  { who }: Extract<PhraseMeaning, { readonly kind: 'party' }>,
  tokens: readonly Token[],
  lang: LanguageCode,
  starts: ReadonlySet<number>,
): Span | undefined {
  const { number = 1, from, to } = phrase
  if (!Number.isInteger(number) || number < 1 || number > MAX_PEOPLE_PER_PART) return undefined
  // "For 2" ends what is said of people; "for 2 hours" does not, and "for 2 under 50 euros" does.
  const next = starts.has(to) ? undefined : tokens[to]
  const isNumeric = phrase.number !== undefined && /^\p{N}/u.test(tokens[to - 1]?.typed ?? '')
  if (who === 'adults' && isNumeric && next && !isStopWord(next, lang)) return undefined
  return {
    from,
    to,
    // "Two adults" says more than "for two".
    rank: rankOf(phrase) + (endsInNumber(phrase, tokens, lang) ? 0.5 : 0),
    part: { kind: 'party', names: [], choice: {}, party: PARTIES[who](number), from, to },
  }
}

function endsInNumber({ to }: MatchedPhrase, tokens: readonly Token[], lang: LanguageCode): boolean {
  return parseNumberAt(tokens, to - 1, lang)?.to === to
}

/** Years. */
const INFANT_UNTIL = 2
const ADULT_FROM = 18

const PARTIES: Readonly<
  Record<Extract<PhraseMeaning, { readonly kind: 'party' }>['who'], (count: number) => PartyPart>
> = {
  baby: (infants) => ({ infants }),
  children: (children) => ({ children }),
  couple: () => ({ adults: 2 }),
  alone: () => ({ adults: 1 }),
  adults: (adults) => ({ adults }),
  aged: (years) => (years < INFANT_UNTIL ? { infants: 1 } : years < ADULT_FROM ? { children: 1 } : {}),
}

function partyOf(parts: readonly QueryPart[]): Party | undefined {
  const said = parts.flatMap(({ party }) => party ?? [])
  return said.length === 0 ? undefined : Object.assign({ ...USUAL_PARTY }, ...said)
}

/** What may be asked for more than once; of anything else the first counts. */
const REPEATED: ReadonlySet<string> = new Set(['time', 'with', 'access', 'kind', 'language'] satisfies ListParameter[])

function choiceOf(parts: readonly Pick<QueryPart, 'choice'>[]): ListChoice {
  const choice: Partial<Record<ListParameter, readonly string[]>> = {}
  for (const part of parts) {
    for (const [name, values] of Object.entries(part.choice) as [ListParameter, readonly string[]][]) {
      const before = choice[name] ?? []
      if (REPEATED.has(name)) choice[name] = [...new Set([...before, ...values])].toSorted(inOrder)
      else if (before.length === 0) choice[name] = values
    }
  }
  return choice
}

function wordsIn(text: string, tokens: readonly Token[], { from, to }: Pick<QueryPart, 'from' | 'to'>): string {
  return text.slice(tokens[from]?.start, tokens[to - 1]?.end)
}

/** The text without some of its tokens, and without the words before them or at its end that say nothing alone. */
function textWithout(text: string, tokens: readonly Token[], without: ReadonlySet<number>, lang: LanguageCode): string {
  if (without.size === 0) return text
  const kept: string[] = []
  let isNextKept = false
  for (const [place, token] of [...tokens.entries()].toReversed()) {
    if (without.has(place)) isNextKept = false
    else if (isNextKept || !isStopWord(token, lang)) {
      kept.unshift(token.typed)
      isNextKept = true
    }
  }
  return kept.join(' ')
}
