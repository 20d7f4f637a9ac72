import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'

export type Details = Readonly<Record<string, unknown>>

const QUIET_FOR = 60_000

/**
 * Log levels of specification section 3: info, warning, error. Identical warnings and errors are logged at most once a
 * minute; all are counted.
 */
export class Reporter {
  readonly #logger: Logger
  readonly #metrics: Metrics
  readonly #now: () => number
  readonly #lastWritten = new Map<string, number>()
  readonly #outages = new Map<string, number>()

  constructor(logger: Logger, metrics: Metrics, now: () => number = Date.now) {
    this.#logger = logger
    this.#metrics = metrics
    this.#now = now
  }

  info(message: string, details: Details = {}): void {
    this.#logger.info(details, message)
  }

  /** @param about key for identical warnings, by default all details */
  warning(message: string, details: Details = {}, about: string = JSON.stringify(details)): void {
    this.#metrics.problems.inc({ level: 'warning', problem: message })
    if (this.#mayWrite(message, about)) this.#logger.warn(details, message)
  }

  error(message: string, details: Details = {}): void {
    this.#metrics.problems.inc({ level: 'error', problem: message })
    if (this.#mayWrite(message, JSON.stringify(details))) this.#logger.error(details, message)
  }

  /** A source failed: logged once per outage, counted every time. */
  outage(source: string, details: Details): void {
    this.#metrics.problems.inc({ level: 'error', problem: `${source} failed` })
    const failures = (this.#outages.get(source) ?? 0) + 1
    this.#outages.set(source, failures)
    if (failures === 1) this.#logger.error({ source, ...details }, 'Fetch failed')
  }

  recovered(source: string): void {
    const failures = this.#outages.get(source)
    if (failures === undefined) return
    this.#outages.delete(source)
    this.#logger.info({ source, failures }, 'source answers again')
  }

  #mayWrite(message: string, about: string): boolean {
    const key = `${message} ${about}`
    const now = this.#now()
    const last = this.#lastWritten.get(key)
    if (last !== undefined && now - last < QUIET_FOR) return false
    if (this.#lastWritten.size > 1000) this.#lastWritten.clear()
    this.#lastWritten.set(key, now)
    return true
  }
}
