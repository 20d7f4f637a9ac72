const SHORTEST_MS = 1000
const LONGEST_MS = 60_000

/**
 * How long a request that failed waits before it is repeated: each time twice as long, from a second up to a minute.
 *
 * @param failures in a row, 1 or more
 * @returns milliseconds
 */
export function retryDelay(failures: number): number {
  return Math.min(LONGEST_MS, SHORTEST_MS * 2 ** (failures - 1))
}
