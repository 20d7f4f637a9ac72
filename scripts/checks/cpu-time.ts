import { readFileSync } from 'node:fs'

/** Ticks per second in `/proc`, the same on every Linux architecture that Node supports. */
const TICKS = 100

/**
 * CPU seconds of this process and of all children that it has waited for.
 *
 * @returns `undefined` on systems without `/proc/self/stat`
 */
export function readCpuSeconds(): number | undefined {
  try {
    return parseCpuSeconds(readFileSync('/proc/self/stat', 'utf8'))
  } catch {
    return undefined
  }
}

/** Parses fields 14 to 17 of `/proc/<pid>/stat` (proc(5)): user and system time, of the process and of its children. */
export function parseCpuSeconds(stat: string): number {
  // The second field is the program's name in brackets; it may hold spaces and brackets.
  const fromThird = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fromThird.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS
}

/** CPU seconds of a run, and its budget. */
export interface CpuTime {
  /** `undefined` where the system does not report it. */
  readonly whole: number | undefined
  readonly suites: readonly (readonly [name: string, seconds: number | undefined])[]
  /** On the reference machine. */
  readonly budget: number
  /** Factor by which this machine is slower than the reference machine. */
  readonly slowness: number
}

/** Whether the run is within its budget; true where the system does not report CPU time. */
export function isWithinBudget({ whole, budget, slowness }: CpuTime): boolean {
  return whole === undefined || whole <= budget * slowness
}

/** The sentence about a run's processor time and that of the suites in it. */
export function describeCpuTime({ whole, suites, budget, slowness }: CpuTime): string {
  if (whole === undefined) return 'Processor time: not reported by this system'
  const parts = suites.flatMap(([name, seconds]) => (seconds === undefined ? [] : [`${name} ${Math.round(seconds)} s`]))
  const limit = `${budget} s on the machine of the budget, ${Math.round(budget * slowness)} s on this one`
  return `Processor time: ${Math.round(whole)} s (${parts.join(', ')}); budget ${limit}`
}
