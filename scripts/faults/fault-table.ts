import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT, VAR } from '../folders.ts'

/** What became of one fault, as it stands in the table. */
export interface Result {
  readonly fault: string
  readonly answers: string
  readonly wrong: string
  /** Seconds. */
  readonly slowest: string
  readonly backAfter: string
  readonly isHeld: boolean
  /** The day of the run. */
  readonly on: string
}

const RESULTS = join(VAR, 'faults/results.json')
const PAGE = join(ROOT, 'docs/operations/faults.md')
const [BEGIN, END] = ['<!-- faults: made by `npm run faults` -->', '<!-- /faults -->']

/** Keeps results for the table; those of faults that were not tried now stay as they are. */
export function keepResults(results: readonly Result[], order: readonly string[]): Result[] {
  const known = new Map(readResults().map((result) => [result.fault, result]))
  for (const result of results) known.set(result.fault, result)
  const all = order.flatMap((fault) => known.get(fault) ?? [])
  mkdirSync(dirname(RESULTS), { recursive: true })
  writeFileSync(RESULTS, JSON.stringify(all, undefined, 2))
  return all
}

function readResults(): Result[] {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8'))
  } catch {
    return []
  }
}

/** The table, into the page of it. */
export function writeTable(results: readonly Result[]): void {
  const page = readFileSync(PAGE, 'utf8')
  const [before = ''] = page.split(BEGIN)
  const [, after = ''] = page.split(END)
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${describe(results)}\n\n${END}${after}`)
}

function describe(results: readonly Result[]): string {
  const days = [...new Set(results.map(({ on }) => on))].toSorted().join(' and ')
  return [
    `Run on ${days}: Node ${process.versions.node}, ${availableParallelism()} cores, which others used too.`,
    '',
    '| Fault | Answers meanwhile | Wrong | Slowest, s | Whole again after, s | Held |',
    '| --- | --- | --- | --- | --- | --- |',
    ...results.map(
      ({ fault, answers, wrong, slowest, backAfter, isHeld }) =>
        `| ${[fault, answers, wrong, slowest, backAfter, isHeld ? 'yes' : '**no**'].join(' | ')} |`,
    ),
  ].join('\n')
}
