import type { Reporter } from './reporter.ts'

/**
 * Specification, section 8: of calls that are made together, one that is rejected is logged with the page identifier,
 * and the page goes on with what stands in for its answer.
 */
export type Settle = <T>(call: string, work: Promise<T>, fallback: T) => Promise<T>

export function createSettle(reporter: Pick<Reporter, 'error'>, pageIdentifier: string): Settle {
  return (call, work, fallback) =>
    work.catch((error: unknown) => {
      reporter.error('Batched call rejected', { pageIdentifier, call, err: error })
      return fallback
    })
}
