import { createHash } from 'node:crypto'

/** CPU milliseconds of the fixed work on the reference machine. */
const REFERENCE_MS = 50
const ROUNDS = 7

/**
 * The factor by which this machine is slower than the reference machine. The minimum of several rounds, because other load only
 * makes rounds slower.
 */
export function measureSlowness(): number {
  const rounds = Array.from({ length: ROUNDS }, measureRound)
  return Math.min(...rounds) / REFERENCE_MS
}

/** @returns CPU milliseconds */
function measureRound(): number {
  const before = process.cpuUsage()
  doFixedWork()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Typical work of test runs: parsing, sorting, writing and hashing text. */
function doFixedWork(): void {
  const rows = Array.from({ length: 80_000 }, (_, index) => ({
    id: (index * 7919) % 80_021,
    name: `row ${index}`,
    tags: [index % 7, index % 11],
  }))
  const sorted = rows.toSorted((one, other) => one.id - other.id)
  const text = JSON.stringify(JSON.parse(JSON.stringify(sorted)))
  createHash('sha256').update(text).digest('hex')
}
