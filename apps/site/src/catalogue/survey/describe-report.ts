import type { Contradiction } from './contradictions/find-contradictions.ts'
import type { CatalogueReport, OccurrenceCount } from './survey-catalogue.ts'

/** Tour groups that are listed of each kind of contradiction. */
const MAX_LISTED = 20

/**
 * The report as lines for a terminal: per endpoint its failures, then fields read, dropped, unknown and implausible; then
 * contradictions by kind, each with what to do, the tour groups and the evidence.
 */
export function describeReport({ endpoints, contradictions }: CatalogueReport): string[] {
  const lines = [...endpoints].flatMap(([endpoint, found]) => [
    '',
    `${endpoint}: ${found.answers} ${found.answers === 1 ? 'answer' : 'answers'}`,
    ...describeCounts('failed', found.failures),
    ...(found.read.size > 0
      ? [`  shown    ${[...found.read].map(([field, { times }]) => `${field} ${times}`).join(', ')}`]
      : []),
    ...describeCounts('dropped', found.dropped),
    ...describeCounts('unknown', found.unknown),
    ...describeCounts('doubtful', found.doubts),
  ])
  return [...lines, ...describeContradictions(contradictions)]
}

function describeContradictions(contradictions: readonly Contradiction[]): string[] {
  return [...Map.groupBy(contradictions, ({ id }) => id)].flatMap(([id, found]) => [
    '',
    `contradiction ${id}: ${found.length}. ${found[0]?.advice}`,
    ...found.slice(0, MAX_LISTED).map(({ tgid, evidence }) => `  ${tgid}: ${evidence}`),
    ...(found.length > MAX_LISTED ? [`  and ${found.length - MAX_LISTED} more`] : []),
  ])
}

function describeCounts(title: string, counts: ReadonlyMap<string, OccurrenceCount>): string[] {
  return [...counts].map(([key, { times, first }]) => `  ${title.padEnd(8)} ${key}: ${times}, first in ${first}`)
}

/** Whether an endpoint gave no usable answer. */
export function hasUnreadableEndpoint({ endpoints }: CatalogueReport): boolean {
  return (
    endpoints.size === 0 ||
    [...endpoints.values()].some(({ answers, failures }) => answers === (failures.get('unusable')?.times ?? 0))
  )
}
