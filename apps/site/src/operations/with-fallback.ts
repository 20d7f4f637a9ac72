import type { Reporter } from './reporter.ts'

/**
 * Specification, section 8: a rejected call is logged with the page identifier, and the page uses its fallback.
 */
export type WithFallback = <T>(call: string, work: Promise<T>, fallback: T) => Promise<T>

export function createWithFallback(reporter: Pick<Reporter, 'error'>, pageIdentifier: string): WithFallback {
  return (call, work, fallback) =>
    work.catch((error: unknown) => {
      reporter.error('Batched call rejected', { pageIdentifier, call, err: error })
      return fallback
    })
}
