import type { Metrics } from './metrics.ts'
import type { Reporter } from './reporter.ts'

/** Hosts that are logged; a catalogue of a thousand hosts does not fill the log. */
const MOST_LOGGED = 500

/** Counts each picture that is not asked for, because its host is not allowed, and logs each host once in the life of the process. */
export function countRefusedPictures(
  metrics: Pick<Metrics, 'refusedPictures'>,
  reporter: Pick<Reporter, 'warning'>,
): (host: string) => void {
  const logged = new Set<string>()
  return (host) => {
    metrics.refusedPictures.inc()
    if (logged.has(host) || logged.size >= MOST_LOGGED) return
    logged.add(host)
    reporter.warning('Picture host not allowed', { host })
  }
}
