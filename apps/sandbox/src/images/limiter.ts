/** Runs one piece of work, now or as soon as few enough others run. */
export type Limit = <T>(work: () => Promise<T>) => Promise<T>

/** Work that is limited must not wait for other work of the same limit: both would wait for ever. */
export function createLimiter(mostAtOnce: number): Limit {
  const waiting: (() => void)[] = []
  let busy = 0
  return async (work) => {
    if (busy >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy += 1
    try {
      return await work()
    } finally {
      // The place goes straight to whoever waits, so that nobody overtakes.
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
