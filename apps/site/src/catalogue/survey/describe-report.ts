import type { CatalogueReport, Count } from './survey-catalogue.ts'

/**
 * The report as lines for a terminal: per endpoint its failures, then fields read, dropped, unknown and implausible.
 */
export function describeReport(report: CatalogueReport): string[] {
  return [...report].flatMap(([endpoint, found]) => [
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
}

function describeCounts(title: string, counts: ReadonlyMap<string, Count>): string[] {
  return [...counts].map(([key, { times, first }]) => `  ${title.padEnd(8)} ${key}: ${times}, first in ${first}`)
}

/** Whether an endpoint gave no usable answer. */
export function isUnreadable(report: CatalogueReport): boolean {
  return (
    report.size === 0 ||
    [...report.values()].some(({ answers, failures }) => answers === (failures.get('unusable')?.times ?? 0))
  )
}
