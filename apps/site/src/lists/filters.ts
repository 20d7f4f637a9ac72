import type { ProductCard, Trait } from '../catalogue/product.ts'
import type { MessageKey } from '../i18n/translate.ts'
import { Memo } from '../memo.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { LIST_VALUES, type ListParameter } from '../request/address/list-choice.ts'
import { faultOfDay } from './own-day.ts'

/** A filter (facet) of a list: the property that it reads, its values and texts. */
export interface Filter {
  readonly name: Exclude<ListParameter, 'sort' | 'page' | 'show'>
  readonly label: MessageKey
  /** `one`: single value; `any`: matches any selected value; `all`: matches all selected values. */
  readonly mode: 'one' | 'any' | 'all'
  /** The options, in the order of the address; absent for free input. */
  readonly valuesOf?: (products: readonly ProductCard[]) => readonly string[]
  /** Further valid values, from links or a separate field. */
  readonly isValue?: (value: string, today: string) => boolean
  /** Whether a tour group matches; false when the catalogue does not have the property. */
  readonly has: (product: ProductCard, value: string, today: string) => boolean
  readonly words: (value: string, products: readonly ProductCard[], page: PageContext) => string
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Days from today to the last matching one. */
const DAYS: Readonly<Record<string, (today: string) => number>> = {
  today: () => 0,
  tomorrow: () => 1,
  // Until Sunday, day 0.
  weekend: (today) => (7 - new Date(today).getUTCDay()) % 7,
  week: () => 7,
  month: () => 30,
}

const WHEN_WORDS: Readonly<Record<string, MessageKey>> = {
  today: 'lists.today',
  tomorrow: 'lists.tomorrow',
  weekend: 'lists.weekend',
  week: 'lists.week',
  month: 'lists.month',
}

/** Cache by value and date: each card is tested against each value. */
const lastDays = new Memo<string>(100)

/** The last ISO date of a value of `when`; a date is its own. */
function lastDayOf(value: string, today: string): string {
  if (!(value in DAYS)) return value
  const key = `${value} ${today}`
  const known = lastDays.get(key)
  if (known !== undefined) return known
  const days = DAYS[value]?.(today) ?? 0
  const day = new Date(Date.parse(today) + days * DAY).toISOString().slice(0, 10)
  lastDays.set(key, day)
  return day
}

/** Milliseconds: above the first, up to the second. */
const LENGTHS: Readonly<Record<string, readonly [number, number]>> = {
  short: [0, 2 * HOUR],
  half: [2 * HOUR, 4 * HOUR],
  day: [4 * HOUR, 12 * HOUR],
  days: [12 * HOUR, Number.POSITIVE_INFINITY],
}

function lengthWords(value: string, { t, format }: PageContext): string {
  const [min = 0, max = 0] = LENGTHS[value] ?? []
  if (min === 0) return t('lists.upTo', { max: format.duration(max) })
  if (max === Number.POSITIVE_INFINITY) return t('lists.moreThan', { min: format.duration(min) })
  return t('duration.range', { min: format.duration(min), max: format.duration(max) })
}

const WITH: Readonly<Record<string, { readonly words: MessageKey; readonly has: (product: ProductCard) => boolean }>> =
  {
    'free-cancellation': {
      words: 'card.freeCancellation',
      has: ({ freeCancellationMinutes }) => freeCancellationMinutes !== undefined,
    },
    'skip-the-line': { words: 'feature.skipTheLine', has: withTrait('skipTheLine') },
    guide: { words: 'tickets.guided', has: ({ isGuided }) => isGuided === true },
    private: { words: 'lists.private', has: withTrait('private') },
    'pick-up': { words: 'feature.hotelPickup', has: withTrait('hotelPickup') },
  }

const ACCESS: Readonly<Record<string, { readonly words: MessageKey; readonly trait: Trait }>> = {
  'step-free': { words: 'lists.stepFree', trait: 'stepFree' },
  captioned: { words: 'lists.captioned', trait: 'captioned' },
  'audio-described': { words: 'lists.audioDescribed', trait: 'audioDescribed' },
  signed: { words: 'lists.signed', trait: 'signed' },
  relaxed: { words: 'lists.relaxed', trait: 'relaxed' },
}

function withTrait(trait: Trait) {
  return ({ traits }: ProductCard) => traits?.includes(trait) === true
}

const amountOf = ({ price }: ProductCard) => price?.display.amount
const moneyWords = (value: string, { format, visit }: PageContext) =>
  format.money({ amount: Number(value), currency: visit.currency })

/** In the order of the form and of addresses. A new filter needs an object here and an entry in the address grammar. */
export const FILTERS: readonly Filter[] = [
  {
    name: 'when',
    label: 'show.nextDate',
    mode: 'one',
    valuesOf: () => LIST_VALUES.when,
    isValue: (value, today) => faultOfDay(value, today) === undefined,
    has: ({ nextAvailableDate }, value, today) =>
      nextAvailableDate !== undefined && nextAvailableDate <= lastDayOf(value, today),
    words: (value, _, { t, format }) => {
      const words = WHEN_WORDS[value]
      return words ? t(words) : t('lists.byDay', { date: format.date(value) })
    },
  },
  {
    name: 'min',
    label: 'tickets.price',
    mode: 'one',
    has: (product, value) => (amountOf(product) ?? -1) >= Number(value),
    words: (value, _, page) => page.t('lists.atLeast', { amount: moneyWords(value, page) }),
  },
  {
    name: 'max',
    label: 'tickets.price',
    mode: 'one',
    has: (product, value) => (amountOf(product) ?? Number.POSITIVE_INFINITY) <= Number(value),
    words: (value, _, page) => page.t('lists.atMost', { amount: moneyWords(value, page) }),
  },
  {
    name: 'rating',
    label: 'lists.rating',
    mode: 'one',
    valuesOf: () => LIST_VALUES.rating,
    has: ({ rating }, value) => (rating?.average ?? 0) >= Number(value),
    words: (value, _, { t, format }) => t('lists.orMore', { rating: format.rating(Number(value)) }),
  },
  {
    name: 'duration',
    label: 'show.duration',
    mode: 'any',
    valuesOf: () => LIST_VALUES.duration,
    has: ({ duration }, value) => {
      const [above = 0, upTo = 0] = LENGTHS[value] ?? []
      const longest = duration?.max ?? duration?.min
      return longest !== undefined && longest > above && longest <= upTo
    },
    words: (value, _, page) => lengthWords(value, page),
  },
  {
    name: 'kind',
    label: 'collection.kinds',
    mode: 'any',
    valuesOf: (products) => distinct(products.map(({ primarySubCategory }) => primarySubCategory?.id)),
    has: ({ primarySubCategory }, value) => primarySubCategory?.id === Number(value),
    words: (value, products) =>
      products.find(({ primarySubCategory }) => primarySubCategory?.id === Number(value))?.primarySubCategory
        ?.displayName ?? '',
  },
  {
    name: 'city',
    label: 'lists.city',
    mode: 'any',
    valuesOf: (products) => distinct(products.map(({ cityCode }) => cityCode)),
    has: ({ cityCode }, value) => cityCode === value,
    words: (value, products) => products.find(({ cityCode }) => cityCode === value)?.cityName ?? '',
  },
  {
    name: 'with',
    label: 'lists.with',
    mode: 'all',
    valuesOf: () => LIST_VALUES.with,
    has: (product, value) => WITH[value]?.has(product) === true,
    words: (value, _, { t }) => t(WITH[value]?.words ?? 'lists.private'),
  },
  {
    name: 'access',
    label: 'product.access',
    mode: 'all',
    valuesOf: () => LIST_VALUES.access,
    has: (product, value) => {
      const trait = ACCESS[value]?.trait
      return trait !== undefined && product.traits?.includes(trait) === true
    },
    words: (value, _, { t }) => t(ACCESS[value]?.words ?? 'lists.stepFree'),
  },
  {
    name: 'language',
    label: 'show.languages',
    mode: 'any',
    valuesOf: (products) => distinct(products.flatMap(({ languages }) => languages ?? [])),
    has: ({ languages }, value) => languages?.includes(value) === true,
    words: (value, _, { format }) => format.languageName(value),
  },
]

/** Values as written in addresses: sorted, without duplicates. */
function distinct(values: readonly (string | number | undefined)[]): string[] {
  const known = new Set(values.filter((value) => value !== undefined).map(String))
  return [...known].toSorted((one, other) => Number(one) - Number(other) || (one < other ? -1 : 1))
}
