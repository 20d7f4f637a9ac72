import type { Metrics } from './metrics.ts'
import type { Reporter } from './reporter.ts'

/** Upper limit on logged hosts. */
const MAX_LOGGED = 500

/** Counts pictures on hosts that are not allowed; logs each host once per process. */
export function countRefusedPictures(
  metrics: Pick<Metrics, 'refusedPictures'>,
  reporter: Pick<Reporter, 'warning'>,
): (host: string) => void {
  const logged = new Set<string>()
  return (host) => {
    metrics.refusedPictures.inc()
    if (logged.has(host) || logged.size >= MAX_LOGGED) return
    logged.add(host)
    reporter.warning('Picture host not allowed', { host })
  }
}
