import { addDays } from '../i18n/day-number.ts'
import type { ListChoice } from '../request/address/choices/list-choice.ts'
import { type ChosenFilterValue, choiceWithoutValue } from './chosen-values.ts'
import { NEARBY_DAYS, resolveDaySpan } from './day-offers/day-span.ts'

/** A choice that shows something where the visitor's shows nothing. */
export interface ZeroResultSuggestion {
  readonly choice: ListChoice
  /** Number of results; more than zero. */
  readonly count: number
  /** What of the visitor's choice it lacks; empty where it has another day instead. */
  readonly without: readonly ChosenFilterValue[]
  /** ISO date. */
  readonly day?: string
}

/** Number of tour groups that match a choice. */
export interface MatchCount {
  /** Those that match for certain. */
  readonly count: number
  /** Those whose days are unknown. */
  readonly unsure: number
}

interface AskedList {
  readonly choice: ListChoice
  readonly chosen: readonly ChosenFilterValue[]
  /** ISO date. */
  readonly today: string
  readonly countOf: (choice: ListChoice) => MatchCount
}

const MOST_DAYS = 3

/**
 * The other days near the chosen ones on which something fits all else, and what remains without one chosen value; where
 * no single one stands in the way, without two, and else each value alone.
 */
export function zeroResultSuggestions(asked: AskedList): readonly ZeroResultSuggestion[] {
  const { chosen } = asked
  const lackings = [
    chosen.map((one) => [one]),
    chosen.flatMap((one, place) => chosen.slice(place + 1).map((other) => [one, other])),
    chosen.map((kept) => chosen.filter((one) => one !== kept)),
  ]
  const ways = lackings.values().map((all) => all.flatMap((without) => wayWithout(without, asked)))
  const helpful = ways.find((found) => found.length > 0) ?? []
  return [...otherDays(asked), ...helpful.toSorted((one, other) => other.count - one.count)]
}

function wayWithout(without: readonly ChosenFilterValue[], { choice, countOf }: AskedList): ZeroResultSuggestion[] {
  const rest = without.reduce((left, { filter, value }) => choiceWithoutValue(left, filter.name, value), choice)
  const { count: certain, unsure } = countOf(rest)
  const count = certain + unsure
  return count > 0 ? [{ choice: rest, count, without }] : []
}

/** Those nearest to the chosen days on which something fits for certain, in order; what was asked of tonight is asked of their evenings. */
function otherDays({ choice, today, countOf }: AskedList): readonly ZeroResultSuggestion[] {
  const [when] = choice.when ?? []
  if (when === undefined) return []
  const { first, last, from } = resolveDaySpan(when, today)
  const time = choice.time ?? (from === undefined ? undefined : ['evening'])
  const distances = Array.from({ length: NEARBY_DAYS }, (_, place) => place + 1)
  return distances
    .flatMap((distance) => [addDays(last, distance), addDays(first, -distance)])
    .values()
    .filter((day) => day >= today)
    .flatMap((day) => {
      const other = { ...choiceWithoutValue(choice, 'when', when), when: [day], ...(time && { time }) }
      const { count } = countOf(other)
      return count > 0 ? [{ choice: other, count, without: [], day }] : []
    })
    .take(MOST_DAYS)
    .toArray()
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
}
