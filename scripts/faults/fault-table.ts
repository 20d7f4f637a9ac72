import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../folders.ts'

/** The result of one fault, a row of the table. */
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

const PAGE = join(ROOT, 'docs/operations/faults.md')
const [BEGIN, END] = ['<!-- faults: made by `npm run faults` -->', '<!-- /faults -->']
const HEAD = ['Fault', 'Answers meanwhile', 'Wrong', 'Slowest, s', 'Whole again after, s', 'Held', 'Run on']
const [HELD, NOT_HELD] = ['yes', '**no**']

/** Updates the rows of these results; rows of other faults stay. */
export function writeTable(results: readonly Result[], order: readonly string[]): void {
  const { before, table, after } = partsOf(readFileSync(PAGE, 'utf8'))
  const known = new Map([...parseTable(table), ...results].map((result) => [result.fault, result]))
  const all = order.flatMap((fault) => known.get(fault) ?? [])
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${describeTable(all)}\n\n${END}${after}`)
}

/** The last result of every fault. */
export function readTable(): Result[] {
  return parseTable(partsOf(readFileSync(PAGE, 'utf8')).table)
}

function partsOf(page: string): { readonly before: string; readonly table: string; readonly after: string } {
  const [before = '', rest = ''] = page.split(BEGIN)
  const [table = '', after = ''] = rest.split(END)
  return { before, table, after }
}

export function parseTable(table: string): Result[] {
  return table.split('\n').flatMap((line) => {
    const [fault = '', answers = '', wrong = '', slowest = '', backAfter = '', held, on = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    if (held !== HELD && held !== NOT_HELD) return []
    return [{ fault, answers, wrong, slowest, backAfter, isHeld: held === HELD, on }]
  })
}

export function describeTable(results: readonly Result[]): string {
  const rows = results.map(({ fault, answers, wrong, slowest, backAfter, isHeld, on }) => [
    ...[fault, answers, wrong, slowest, backAfter],
    isHeld ? HELD : NOT_HELD,
    on,
  ])
  return [
    `Node ${process.versions.node}, ${availableParallelism()} cores, which others used too.`,
    '',
    ...[HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n')
}
