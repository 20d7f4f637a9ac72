import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../folders.ts'
import type { Judgement, Minute } from './soak-minute.ts'

const PAGE = join(ROOT, 'docs/operations/soak.md')
const [BEGIN, END] = ['<!-- soak: made by `npm run soak` -->', '<!-- /soak -->']
const HEAD = [
  'Minute',
  'Answers',
  'Errors',
  'Cached p50, ms',
  'Cached p99, ms',
  'Rendered p99, ms',
  'Search p99, ms',
  'Loop p99, ms',
  'Processor, %',
  'Memory, MB',
  'Descriptors',
  'Published',
  'Seen after at most, ms',
]

/** The head of the table. */
export function describeHead(): string {
  return [HEAD, HEAD.map(() => '---')].map(lineOf).join('\n')
}

/** @param number of the minute, counted from 1 */
export function describeRow(minute: Minute, number: number, isWarmUp: boolean): string {
  const { popular, various, searches } = minute
  return lineOf([
    isWarmUp ? `${number}, warm-up` : String(number),
    (popular.requests + various.requests + searches.requests).toLocaleString('en'),
    String(minute.errors),
    popular.p50.toFixed(1),
    popular.p99.toFixed(1),
    various.p99.toFixed(0),
    searches.p99.toFixed(0),
    minute.loopP99.toFixed(1),
    (100 * minute.processor).toFixed(0),
    minute.memory.toFixed(0),
    String(minute.descriptors),
    String(minute.publications),
    minute.seenAfter.toFixed(0),
  ])
}

/** A line of the verdict. */
export function describeJudgement({ what, growth, bound, isHeld }: Judgement): string {
  const isCount = what === 'descriptors' || what === 'errors'
  const show = (value: number) => (isCount ? value.toFixed(value % 1 === 0 ? 0 : 1) : `${(100 * value).toFixed(1)} %`)
  const more = what === 'errors' ? show(growth) : `${growth < 0 ? '' : '+'}${show(growth)}`
  return `- ${what}: ${more}, at most ${show(bound)}: ${isHeld ? 'held' : '**not held**'}`
}

/** Writes the results of a run into the page. */
export function writePage(minutes: readonly Minute[], warmUp: number, judgements: readonly Judgement[]): void {
  const page = readFileSync(PAGE, 'utf8')
  const [before = ''] = page.split(BEGIN)
  const [, after = ''] = page.split(END)
  const day = new Date().toISOString().slice(0, 10)
  const run = [
    `Run on ${day}, for ${minutes.length} minutes, the first ${warmUp} of them warm-up: Node ${process.versions.node}, ${availableParallelism()} cores.`,
    '',
    ...judgements.map(describeJudgement),
    '',
    describeHead(),
    ...minutes.map((minute, index) => describeRow(minute, index + 1, index < warmUp)),
  ].join('\n')
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${run}\n\n${END}${after}`)
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
