import type { CatalogueReport, OccurrenceCount } from './survey-catalogue.ts'

/** Tour groups that are listed of each kind of contradiction. */
const MAX_LISTED = 20

/**
 * The report as lines for a terminal: per endpoint its failures, then fields read, dropped, unknown and implausible; then
 * contradictions by kind, each with what to do, the tour groups and the evidence.
 */
export function describeReport({ endpoints, contradictions }: CatalogueReport): string[] {
  const ofEndpoints = [...endpoints].flatMap(([endpoint, found]) => [
    '',
    `${endpoint}: ${found.answers} ${found.answers === 1 ? 'answer' : 'answers'}`,
    ...describeCounts('failed', found.failures),
    ...describeRead(found.read),
    ...describeCounts('dropped', found.dropped),
    ...describeCounts('unknown', found.unknown),
    ...describeCounts('doubtful', found.doubts),
  ])
  const ofKinds = [...Map.groupBy(contradictions, ({ id }) => id)].flatMap(([id, found]) => [
    '',
    `contradiction ${id}: ${found.length}. ${found[0]?.advice}`,
    ...found.slice(0, MAX_LISTED).map(({ tgid, evidence }) => `  ${tgid}: ${evidence}`),
    ...(found.length > MAX_LISTED ? [`  and ${found.length - MAX_LISTED} more`] : []),
  ])
  return [...ofEndpoints, ...ofKinds]
}

function describeRead(fields: ReadonlyMap<string, OccurrenceCount>): string[] {
  const shown = [...fields].map(([field, { times }]) => `${field} ${times}`)
  return shown.length > 0 ? [`  shown    ${shown.join(', ')}`] : []
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
