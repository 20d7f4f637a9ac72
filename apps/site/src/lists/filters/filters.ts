import { hasFeature } from '../../catalogue/has-feature.ts'
import type { ProductCard } from '../../catalogue/product.ts'
import type { MessageKey } from '../../i18n/translate.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { formatParty, partyOfPage } from '../../products/party/format-party.ts'
import { LIST_PARAMETER_VALUES, type ListParameter } from '../../request/address/choices/list-choice.ts'
import type { DayOffer } from '../day-offers/offer-on-days.ts'
import { validateDay } from '../day-offers/validate-day.ts'
import { FEATURE_LABELS } from '../feature-labels.ts'

/** A filter (facet) of a list: the property that it reads, its values and texts. */
export interface Filter {
  readonly name: Exclude<ListParameter, 'sort' | 'page' | 'show'>
  readonly label: MessageKey
  /** `one`: single value; `any`: matches any selected value; `all`: matches all selected values. */
  readonly mode: 'one' | 'any' | 'all'
  /** Each value includes those before it, so one with the same result is not offered. */
  readonly isLimit?: boolean
  /** The options, in the order of the address; absent for free input. */
  readonly valuesOf?: (products: readonly ProductCard[]) => readonly string[]
  /** Further valid values, from links or a separate field. */
  readonly isValue?: (value: string, today: string) => boolean
  /**
   * Whether a tour group matches; false when the catalogue does not have the property. Absent where the offer on the
   * chosen days decides (`DayOffersOfList`).
   *
   * @param offer on the chosen days, if any are
   */
  readonly has?: (product: ProductCard, value: string, offer?: DayOffer) => boolean
  readonly words: (value: string, products: readonly ProductCard[], page: PageContext) => string
}

const HOUR = 3_600_000

const WHEN_WORDS: Readonly<Record<string, MessageKey>> = {
  today: 'lists.today',
  tonight: 'lists.tonight',
  tomorrow: 'lists.tomorrow',
  weekend: 'lists.weekend',
  week: 'lists.week',
  month: 'lists.month',
}

/** "Tonight", "Sat, Dec 5", or "Sat, Dec 5 – Mon, Dec 7". */
export function formatWhenValue(value: string, { t, format }: PageContext): string {
  const words = WHEN_WORDS[value]
  if (words) return t(words)
  const [first = '', last] = value.split('..')
  if (last === undefined) return format.date(first)
  return t('duration.range', { min: format.date(first), max: format.date(last) })
}

const TIME_WORDS: Readonly<Record<string, MessageKey>> = {
  morning: 'lists.morning',
  afternoon: 'lists.afternoon',
  evening: 'lists.evening',
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

/** The price of the chosen days, else the lowest of all days. */
export function effectivePriceAmount(product: ProductCard, offer?: DayOffer): number | undefined {
  const price = offer?.state === 'open' ? offer.price : undefined
  return (price ?? product.price)?.display.amount
}

const moneyWords = (value: string, { format, visit }: PageContext) =>
  format.money({ amount: Number(value), currency: visit.currency })

/** In the order of the form and of addresses. A new filter needs an object here and an entry in the address grammar. */
export const FILTERS: readonly Filter[] = [
  {
    name: 'when',
    label: 'lists.when',
    mode: 'one',
    valuesOf: () => LIST_PARAMETER_VALUES.when,
    isValue: (value, today) => validateDay(value, today) === undefined,
    words: (value, _, page) => formatWhenValue(value, page),
  },
  {
    name: 'time',
    label: 'lists.time',
    mode: 'any',
    valuesOf: () => LIST_PARAMETER_VALUES.time,
    words: (value, _, { t }) => t(TIME_WORDS[value] ?? 'lists.morning'),
  },
  {
    name: 'min',
    label: 'tickets.price',
    mode: 'one',
    has: (product, value, offer) => (effectivePriceAmount(product, offer) ?? -1) >= Number(value),
    words: (value, _, page) => page.t('lists.atLeast', { amount: moneyWords(value, page) }),
  },
  {
    name: 'max',
    label: 'tickets.price',
    mode: 'one',
    has: (product, value, offer) => (effectivePriceAmount(product, offer) ?? Number.POSITIVE_INFINITY) <= Number(value),
    words: (value, _, page) => page.t('lists.atMost', { amount: moneyWords(value, page) }),
  },
  {
    name: 'rating',
    label: 'lists.rating',
    mode: 'one',
    isLimit: true,
    valuesOf: () => LIST_PARAMETER_VALUES.rating,
    has: ({ rating }, value) => (rating?.average ?? 0) >= Number(value),
    words: (value, _, { t, format }) => t('lists.orMore', { rating: format.rating(Number(value)) }),
  },
  {
    name: 'duration',
    label: 'show.duration',
    mode: 'any',
    valuesOf: () => LIST_PARAMETER_VALUES.duration,
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
    valuesOf: () => LIST_PARAMETER_VALUES.with,
    has: (product, value) => hasFeature(product, value),
    words: (value, _, page) =>
      page.t(FEATURE_LABELS[value] ?? 'lists.private', { party: formatParty(partyOfPage(page), page) }),
  },
  {
    name: 'access',
    label: 'product.access',
    mode: 'all',
    valuesOf: () => LIST_PARAMETER_VALUES.access,
    has: (product, value) => hasFeature(product, value),
    words: (value, _, { t }) => t(FEATURE_LABELS[value] ?? 'lists.stepFree'),
  },
  {
    name: 'age',
    label: 'lists.youngest',
    mode: 'one',
    isLimit: true,
    valuesOf: () => LIST_PARAMETER_VALUES.age,
    has: ({ ageFrom }, value) => ageFrom !== undefined && ageFrom <= Number(value),
    words: (value, _, { t }) => t('lists.age', { age: Number(value) }),
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
