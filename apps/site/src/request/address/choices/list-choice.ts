import type { ParameterName } from '../page-parameters.ts'
import { parseId } from '../parse-id.ts'
import { parameterOf, parametersOf } from '../query-parameters.ts'

/** The fixed values of list parameters, in the order in which pages show them. */
export const LIST_PARAMETER_VALUES = {
  /** Days on which it must be bookable; also a date, YYYY-MM-DD, or a range, YYYY-MM-DD..YYYY-MM-DD. */
  when: ['today', 'tonight', 'tomorrow', 'weekend', 'week', 'month'],
  /** Parts of the day in which it starts. */
  time: ['morning', 'afternoon', 'evening'],
  rating: ['4.5', '4', '3.5'],
  duration: ['short', 'half', 'day', 'days'],
  with: [
    ...(['room', 'free-cancellation', 'day-before', 'skip-the-line', 'guide', 'private'] as const),
    ...(['pick-up', 'airport', 'indoor', 'family'] as const),
    ...(['night', 'view', 'water', 'food'] as const),
  ],
  /** Age of the youngest child. */
  age: ['1', '3', '6', '10', '14'],
  access: ['step-free', 'captioned', 'audio-described', 'signed', 'relaxed'],
  sort: ['price', 'rating', 'duration', 'soonest'],
  /** Parts that need many catalogue answers or bytes, shown on demand. */
  show: ['days', 'filters', 'map'],
} as const

export type ListOrder = (typeof LIST_PARAMETER_VALUES)['sort'][number]

interface Grammar {
  /** Maximum number of values in an address. */
  readonly most: number
  /** Whether the last of too many values counts, instead of the first. */
  readonly isLast?: boolean
  readonly isValue: (text: string) => boolean
}

/** Enough for any selection. */
const MAX_VALUES = 12
const LAST_PAGE = 999

const among = (values: readonly string[]) => (text: string) => values.includes(text)
const one = (isValue: Grammar['isValue']): Grammar => ({ most: 1, isValue })
const some = (isValue: Grammar['isValue']): Grammar => ({ most: MAX_VALUES, isValue })
const isWhole = (text: string) => parseId(text) !== undefined
/** Only the form; the list checks the date itself. */
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
const isRange = (text: string) => /^\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/.test(text)
const isPage = (text: string) => (parseId(text) ?? 0) > 1

/** In the order of addresses, independent of the order in the request. */
const GRAMMAR = {
  // A form sends the chosen values before the date that was entered.
  when: { ...one((text) => among(LIST_PARAMETER_VALUES.when)(text) || isDay(text) || isRange(text)), isLast: true },
  time: some(among(LIST_PARAMETER_VALUES.time)),
  min: one(isWhole),
  max: one(isWhole),
  rating: one(among(LIST_PARAMETER_VALUES.rating)),
  duration: some(among(LIST_PARAMETER_VALUES.duration)),
  kind: some(isWhole),
  city: some((text) => /^[A-Z_]{2,40}$/.test(text)),
  with: { ...some(among(LIST_PARAMETER_VALUES.with)), most: LIST_PARAMETER_VALUES.with.length },
  access: some(among(LIST_PARAMETER_VALUES.access)),
  age: one(among(LIST_PARAMETER_VALUES.age)),
  language: some((text) => /^[a-z]{2}$/.test(text)),
  sort: one(among(LIST_PARAMETER_VALUES.sort)),
  page: one(isPage),
  show: some(among(LIST_PARAMETER_VALUES.show)),
} as const satisfies Partial<Record<ParameterName, Grammar>>

export type ListParameter = keyof typeof GRAMMAR
export const LIST_PARAMETERS = Object.keys(GRAMMAR) as readonly ListParameter[]

/** The selection of a list in an address: `?max=50&kind=1010&kind=1041&sort=price&page=2`. */
export type ListChoice = Readonly<Partial<Record<ListParameter, readonly string[]>>>

/**
 * Parses a selection; a form's `when` and `until` become a range.
 *
 * @param search with its question mark, or empty
 * @returns `undefined` if nothing is selected; invalid values are ignored
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

/** The range between two dates in any order; a single date if they are equal. */
function rangeOf(one: string, other: string): string {
  if (one === other) return one
  return one < other ? `${one}..${other}` : `${other}..${one}`
}

/** The canonical form of a selection: names and values in one order, ranges ascending, pages within limits. */
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

/** Numbers by value, others alphabetically. */
function inOrder(one: string, other: string): number {
  return Number(one) - Number(other) || (one < other ? -1 : 1)
}

/** In canonical order, so that each selection has one address and one cache key. */
export function serializeListChoice(choice: ListChoice): string {
  return LIST_PARAMETERS.flatMap((name) => (choice[name] ?? []).map((value) => `${name}=${value}`)).join('&')
}

/** Whether it changes which products are shown, or their order. */
export function hasFiltersOrSort({ page: _page, ...rest }: ListChoice): boolean {
  return Object.keys(rest).length > 0
}
