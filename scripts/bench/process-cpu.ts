import { readFileSync } from 'node:fs'

/** Kernel ticks a second; fixed at 100 for programs on Linux. */
const TICKS_PER_SECOND = 100

/** CPU seconds of all threads of a process so far (Linux). */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in parentheses may hold spaces; user and system time are fields 14 and 15 of the line.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
