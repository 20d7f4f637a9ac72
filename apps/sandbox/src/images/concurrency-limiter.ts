/** Runs a task, now or when the number of running ones is below the limit. */
export type ConcurrencyLimiter = <T>(work: () => Promise<T>) => Promise<T>

/** A limited task must not wait for another of the same limit: both would wait for ever. */
export function createConcurrencyLimiter(maxRunning: number): ConcurrencyLimiter {
  const waiting: (() => void)[] = []
  let busy = 0
  return async (work) => {
    if (busy >= maxRunning) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy += 1
    try {
      return await work()
    } finally {
      // The slot goes directly to the next waiting task, so that none overtakes.
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
