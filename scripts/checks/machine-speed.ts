import { createHash } from 'node:crypto'

/** Milliseconds of processor that the fixed work takes on the machine that budgets were set on. */
const REFERENCE_MS = 50
const ROUNDS = 7

/**
 * How many times as much processor time the same work takes here as on the machine that budgets were set on. The best of
 * several rounds: other work on the machine makes a round slower, and never faster.
 */
export function measureSlowness(): number {
  const rounds = Array.from({ length: ROUNDS }, measureRound)
  return Math.min(...rounds) / REFERENCE_MS
}

/** @returns milliseconds of processor */
function measureRound(): number {
  const before = process.cpuUsage()
  doFixedWork()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** What test runs mostly do: parse, sort, write and hash text. */
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
