import { addDays, dayNumber } from '../i18n/day-number.ts'
import type { Trip } from '../request/address/trip-address.ts'
import { createPlanner, type PlannedTrip, type StopState } from './plan-trip.ts'
import { needsRepair } from './repair-trip.ts'
import type { TripFacts } from './trip-facts.ts'

/** Why a plan does not work on some first days. */
export interface PlanFault {
  readonly tgid: number
  /** The chosen start, HH:MM. */
  readonly time?: string
  readonly state: Exclude<StopState, 'fits' | 'unknown' | 'undated'>
  /** Number of first days on which it is so. */
  readonly count: number
  /** Of the stop's own day, from 0 for Sunday, where they are one or two and it is always so then; else empty. */
  readonly weekdays: readonly number[]
}

/** On how many of the next first days a plan works. */
export interface PlanCheckResult {
  /** First days on which every stop fits. */
  readonly works: number
  /** First days on which a stop does not. */
  readonly fails: number
  /** First days on which nothing is wrong, as far as is known, but of a stop nothing is known. */
  readonly unknown: number
  /** The most frequent first. */
  readonly faults: readonly PlanFault[]
}

/** More weekdays are no pattern. */
const MOST_WEEKDAYS = 2
/** 1 January 1970 was a Thursday. */
const WEEKDAY_OF_EPOCH = 4

/**
 * Plans a trip from each of the next days on, and tells on how many of them all of it fits, and what does not on the others.
 *
 * @param from ISO date of the first of these days
 */
export function checkPlanOnComingStartDates(
  days: Trip['days'],
  facts: TripFacts,
  from: string,
  count: number,
): PlanCheckResult {
  const plan = createPlanner(facts)
  const planned = Array.from({ length: count }, (_, number) => plan({ start: addDays(from, number), days }))
  const outcomes = planned.map(outcomeOf)
  const countOf = (outcome: ReturnType<typeof outcomeOf>) => outcomes.filter((one) => one === outcome).length
  const visits = planned.flatMap(visitsOf)
  const groups = Map.groupBy(visits.filter(isFailure), ({ tgid, time, state }) => `${tgid} ${time} ${state}`)
  return {
    works: countOf('works'),
    fails: countOf('fails'),
    unknown: countOf('unknown'),
    faults: [...groups.values()]
      .flatMap((group) => faultOf(group, visits))
      .toSorted((one, other) => other.count - one.count),
  }
}

function outcomeOf({ days }: PlannedTrip): 'works' | 'fails' | 'unknown' {
  const states = days.flatMap(({ stops }) => stops.map(({ state }) => state))
  if (states.every((state) => state === 'fits')) return 'works'
  return states.every((state) => state === 'fits' || state === 'unknown') ? 'unknown' : 'fails'
}

/** On which dates each stop stands in the plan. */
function visitsOf({ days }: PlannedTrip) {
  return days.flatMap(({ date = '', stops }) =>
    stops.map(({ stop: { tgid, time }, state }) => ({ tgid, ...(time !== undefined && { time }), state, date })),
  )
}

type PlanVisit = ReturnType<typeof visitsOf>[number]
type Failure = PlanVisit & Pick<PlanFault, 'state'>

function isFailure(visit: PlanVisit): visit is Failure {
  return needsRepair(visit)
}

function faultOf(failures: readonly Failure[], visits: readonly PlanVisit[]): readonly PlanFault[] {
  const [first] = failures
  if (!first) return []
  const { date: _, ...fault } = first
  const failed = new Set(failures.map(({ date }) => date))
  const weekdays = [...new Set([...failed].map(weekdayOf))].toSorted()
  const isAlways = visits
    .filter(({ tgid, time, state }) => tgid === fault.tgid && time === fault.time && state !== 'unknown')
    .every(({ date }) => failed.has(date) || !weekdays.includes(weekdayOf(date)))
  const isPattern = weekdays.length <= MOST_WEEKDAYS && isAlways
  return [{ ...fault, count: failures.length, weekdays: isPattern ? weekdays : [] }]
}

function weekdayOf(date: string): number {
  return (dayNumber(date) + WEEKDAY_OF_EPOCH) % 7
}
