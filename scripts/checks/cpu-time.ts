import { readFileSync } from 'node:fs'

/** Ticks of a second in `/proc`: the same on every Linux of an architecture that Node supports. */
const TICKS = 100

/**
 * The processor time, in seconds, that this process and every process it has waited for have used so far.
 *
 * @returns `undefined` where the system does not tell: only Linux has `/proc/self/stat`
 */
export function readCpuSeconds(): number | undefined {
  try {
    return parseCpuSeconds(readFileSync('/proc/self/stat', 'utf8'))
  } catch {
    return undefined
  }
}

/** Reads fields 14 to 17 of `/proc/<pid>/stat` (proc(5)): user and system time, its own and of its children. */
export function parseCpuSeconds(stat: string): number {
  // The second field is the program's name in brackets; it may hold spaces and brackets.
  const fromThird = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fromThird.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS
}

/** What a whole run used, in seconds of processor, and what it may use. */
export interface CpuTime {
  /** Nothing where the system does not tell. */
  readonly whole: number | undefined
  readonly suites: readonly (readonly [name: string, seconds: number | undefined])[]
  /** On the machine that the budget was set on. */
  readonly budget: number
  /** How many times as long the same work takes here. */
  readonly slowness: number
}

/** Whether the run stayed within its budget; true where the system does not tell. */
export function isWithinBudget({ whole, budget, slowness }: CpuTime): boolean {
  return whole === undefined || whole <= budget * slowness
}

/** The sentence about a run's processor time and that of the suites in it. */
export function describeCpuTime({ whole, suites, budget, slowness }: CpuTime): string {
  if (whole === undefined) return 'Processor time: not told by this system'
  const parts = suites.flatMap(([name, seconds]) => (seconds === undefined ? [] : [`${name} ${Math.round(seconds)} s`]))
  const limit = `${budget} s on the machine of the budget, ${Math.round(budget * slowness)} s on this one`
  return `Processor time: ${Math.round(whole)} s (${parts.join(', ')}); budget ${limit}`
}
