import type { ParameterName } from './page-parameters.ts'
import { parameterOf, parametersOf } from './parameters.ts'
import { parseNumber } from './parse-number.ts'

/** What can be asked of a list: the closed sets that addresses name, in the order in which pages show them. */
export const LIST_VALUES = {
  /** The days on which it must be bookable; also a day, YYYY-MM-DD, or a range of days, YYYY-MM-DD..YYYY-MM-DD. */
  when: ['today', 'tonight', 'tomorrow', 'weekend', 'week', 'month'],
  /** Parts of the day in which it begins. */
  time: ['morning', 'afternoon', 'evening'],
  rating: ['4.5', '4', '3.5'],
  duration: ['short', 'half', 'day', 'days'],
  with: [
    ...(['room', 'free-cancellation', 'day-before', 'skip-the-line', 'guide', 'private'] as const),
    ...(['pick-up', 'airport', 'indoor', 'family'] as const),
  ],
  /** Years of the youngest child that may come. */
  age: ['1', '3', '6', '10', '14'],
  access: ['step-free', 'captioned', 'audio-described', 'signed', 'relaxed'],
  sort: ['price', 'rating', 'duration', 'soonest'],
  /** What costs the catalogue many answers or a page many bytes, and is shown when somebody wants it. */
  show: ['days', 'filters', 'map'],
} as const

export type ListOrder = (typeof LIST_VALUES)['sort'][number]

interface Grammar {
  /** How many values one address may hold. */
  readonly most: number
  /** The last of too many is meant, instead of the first. */
  readonly isLast?: boolean
  readonly isValue: (text: string) => boolean
}

/** Nobody ticks more of one kind. */
const MOST = 12
const LAST_PAGE = 999

const among = (values: readonly string[]) => (text: string) => values.includes(text)
const one = (isValue: Grammar['isValue']): Grammar => ({ most: 1, isValue })
const some = (isValue: Grammar['isValue']): Grammar => ({ most: MOST, isValue })
const isWhole = (text: string) => parseNumber(text) !== undefined
/** Whether it is one that can be asked for, the list says. */
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
const isRange = (text: string) => /^\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/.test(text)
const isPage = (text: string) => (parseNumber(text) ?? 0) > 1

/** In the order in which an address has them, whatever the order in which they came. */
const GRAMMAR = {
  // A form sends what was chosen before the day that somebody writes.
  when: { ...one((text) => among(LIST_VALUES.when)(text) || isDay(text) || isRange(text)), isLast: true },
  time: some(among(LIST_VALUES.time)),
  min: one(isWhole),
  max: one(isWhole),
  rating: one(among(LIST_VALUES.rating)),
  duration: some(among(LIST_VALUES.duration)),
  kind: some(isWhole),
  city: some((text) => /^[A-Z_]{2,40}$/.test(text)),
  with: some(among(LIST_VALUES.with)),
  access: some(among(LIST_VALUES.access)),
  age: one(among(LIST_VALUES.age)),
  language: some((text) => /^[a-z]{2}$/.test(text)),
  sort: one(among(LIST_VALUES.sort)),
  page: one(isPage),
  show: some(among(LIST_VALUES.show)),
} as const satisfies Partial<Record<ParameterName, Grammar>>

export type ListParameter = keyof typeof GRAMMAR
export const LIST_PARAMETERS = Object.keys(GRAMMAR) as readonly ListParameter[]

/** What an address says of a list: `?max=50&kind=1010&kind=1041&sort=price&page=2`, in the form in which it is written. */
export type ListChoice = Readonly<Partial<Record<ListParameter, readonly string[]>>>

/**
 * A form sends a range of days as `when` and `until`; it is written as one value.
 *
 * @param search with its question mark, or empty
 * @returns `undefined` where nothing is chosen; what is no value of its parameter is as if it were not there
 */
export function parseListChoice(search: string): ListChoice | undefined {
  if (search.length < 2) return undefined
  const found = new Map<string, readonly string[]>()
  for (const name of LIST_PARAMETERS) {
    const { most, isLast, isValue }: Grammar = GRAMMAR[name]
    const values = parametersOf(search, name).filter(isValue)
    const meant = isLast ? values.slice(-most) : [...new Set(values)].slice(0, most)
    if (meant.length > 0) found.set(name, meant)
  }
  const [from = '', to = parameterOf(search, 'until') ?? ''] = found.get('when')?.[0]?.split('..') ?? []
  if (isDay(from) && isDay(to)) found.set('when', [rangeOf(from, to)])
  return found.size === 0 ? undefined : orderChoice(found)
}

/** The days from one to the other, whichever comes first; a day alone where they are the same. */
function rangeOf(one: string, other: string): string {
  if (one === other) return one
  return one < other ? `${one}..${other}` : `${other}..${one}`
}

/** One choice, one form: names and values in one order, a range from low to high, no page beyond the last one. */
function orderChoice(found: ReadonlyMap<string, readonly string[]>): ListChoice {
  const choice: Partial<Record<ListParameter, readonly string[]>> = {}
  for (const name of LIST_PARAMETERS) {
    const values = found.get(name)
    if (values) choice[name] = values.toSorted(inOrder)
  }
  const { min, max, page } = choice
  if (min && max && Number(min) > Number(max)) Object.assign(choice, { min: max, max: min })
  if (Number(page) > LAST_PAGE) choice.page = [String(LAST_PAGE)]
  return choice
}

/** Numbers by size, all else letter by letter. */
function inOrder(one: string, other: string): number {
  return Number(one) - Number(other) || (one < other ? -1 : 1)
}

/** Always in the same order, so that one choice has one address and one place in every cache. */
export function writeListChoice(choice: ListChoice): string {
  return LIST_PARAMETERS.flatMap((name) => (choice[name] ?? []).map((value) => `${name}=${value}`)).join('&')
}

/** Whether fewer, others or more is shown, or in another order, than on the page without a choice. */
export function isNarrowed({ page: _page, ...rest }: ListChoice): boolean {
  return Object.keys(rest).length > 0
}
