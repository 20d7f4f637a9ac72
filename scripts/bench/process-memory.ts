import { readFileSync } from 'node:fs'

const KILOBYTES_PER_MEGABYTE = 1024

/** Current and maximum resident memory of a process in megabytes (Linux). */
export function megabytes(pid: number): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? Number.NaN)
  return { now: read('VmRSS') / KILOBYTES_PER_MEGABYTE, most: read('VmHWM') / KILOBYTES_PER_MEGABYTE }
}
