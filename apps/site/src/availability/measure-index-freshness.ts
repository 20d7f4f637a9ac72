import type { AvailabilityIndex } from './availability-index.ts'
import { MAX_ANSWER_AGE } from './index-reader.ts'
import { createTodayLookup, type Horizon, horizonOfNearestOpenDay, MAX_AGE_BY_HORIZON } from './refresh-plan.ts'

/** Tour groups by their nearest open day, with the ages of what is known of them. */
export interface HorizonAgeStats {
  readonly horizon: Horizon
  readonly tourGroups: number
  /** Seconds; 0 without tour groups. */
  readonly median: number
  readonly percentile95: number
  /** Share of them, 0 to 1, whose age is above the limit of the horizon. */
  readonly late: number
}

export interface IndexFreshness {
  /** Tour groups of the installation's sites. */
  readonly tourGroups: number
  /** Share of them, 0 to 1, of which days are known. */
  readonly coverage: number
  readonly ages: readonly HorizonAgeStats[]
}

/**
 * How much is known, and how old it is.
 *
 * @param listed tour groups of the sites; where this process has not listed them, those in the index count
 */
export function measureIndexFreshness(
  index: AvailabilityIndex,
  listed: ReadonlyMap<number, unknown>,
  now: number,
): IndexFreshness {
  const tgids = listed.size > 0 ? [...listed.keys()] : [...index.tgids()]
  const todayIn = createTodayLookup(now)
  const ages: Record<Horizon, number[]> = { near: [], week: [], later: [] }
  for (const tgid of tgids) {
    const kept = index.known(tgid)
    const age = now - (kept?.calendar?.readAt ?? 0)
    if (!kept?.calendar || kept.calendar.states.length === 0 || age >= MAX_ANSWER_AGE) continue
    ages[horizonOfNearestOpenDay(kept, todayIn(index.zoneOf(kept)))].push(age)
  }
  const known = Object.values(ages).reduce((sum, of) => sum + of.length, 0)
  return {
    tourGroups: tgids.length,
    coverage: tgids.length === 0 ? 0 : known / tgids.length,
    ages: (['near', 'week', 'later'] as const).map((horizon) => describe(horizon, ages[horizon])),
  }
}

function describe(horizon: Horizon, ages: readonly number[]): HorizonAgeStats {
  const sorted = ages.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] ?? 0) / 1000
  const late = sorted.filter((age) => age > MAX_AGE_BY_HORIZON[horizon]).length
  return {
    ...{ horizon, tourGroups: sorted.length, median: at(0.5), percentile95: at(0.95) },
    late: sorted.length === 0 ? 0 : late / sorted.length,
  }
}
