import type { Metrics } from '../operations/metrics.ts'
import type { Reporter } from '../operations/reporter.ts'
import { isMirrored } from './mirrored-paths.ts'
import type { CatalogueError, Result } from './result.ts'

/** By code or by name, or as the catalogue describes it. */
export type City = string | { readonly displayName: string }

export type Query = Readonly<Record<string, number | boolean | City | readonly (string | number)[] | undefined>>

export interface ClientSettings {
  readonly url: string
  readonly mirrorUrl?: string | undefined
  readonly apiKey?: string | undefined
  /** Milliseconds. */
  readonly timeout: number
}

/** Asks the provider's API; knows hosts, headers and time limits, and nothing of the answers' shapes. No caching. */
export class CatalogueClient {
  readonly #settings: ClientSettings
  readonly #reporter: Reporter
  readonly #metrics: Metrics

  constructor(settings: ClientSettings, reporter: Reporter, metrics: Metrics) {
    this.#settings = settings
    this.#reporter = reporter
    this.#metrics = metrics
  }

  /** @param path ends in a slash */
  async get(path: string, query: Query): Promise<Result<unknown>> {
    const source = `GET ${path.replace(/\/\d+(?=\/)/g, '/{id}').replace(/(?<=\/list-by\/city\/)[^/]+/, '{cityName}')}`
    const started = performance.now()
    const result = await this.#ask(path, query, source)
    const outcome = result.ok ? 'ok' : result.error.kind
    this.#metrics.catalogueSeconds.observe({ endpoint: source, outcome }, (performance.now() - started) / 1000)
    if (result.ok) this.#reporter.recovered(source)
    else this.#reporter.outage(source, { kind: result.error.kind, status: result.error.status })
    return result
  }

  async #ask(path: string, query: Query, source: string): Promise<Result<unknown>> {
    const { url, mirrorUrl, apiKey, timeout } = this.#settings
    const base = mirrorUrl !== undefined && isMirrored(path) ? mirrorUrl : url
    try {
      const response = await fetch(`${base}${path}${buildQuery(query)}`, {
        headers: { accept: 'application/json', ...(apiKey ? { 'api-key': apiKey } : {}) },
        // A key must not follow a redirect to whoever the answer names.
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      if (!response.ok) {
        await response.body?.cancel()
        return failure({ kind: 'status', retryable: isRetryable(response.status), source, status: response.status })
      }
      return parseJson(await response.text(), source)
    } catch (error) {
      const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
      return failure({ kind: isTimeout ? 'timeout' : 'unreachable', retryable: true, source })
    }
  }
}

function parseJson(text: string, source: string): Result<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return failure({ kind: 'malformed', retryable: true, source })
  }
}

function failure(error: CatalogueError): Result<never> {
  return { ok: false, error }
}

function isRetryable(status: number): boolean {
  return status === 429 || status >= 500
}

/** Specification, section 7: a city object is sent as the city's name. */
export function cityName(city: City): string {
  return typeof city === 'string' ? city : city.displayName
}

/** Arrays are joined with commas (specification, section 7); what is not set is not sent. */
export function buildQuery(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined) return []
    return [`${name}=${writeValue(value)}`]
  })
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function writeValue(value: NonNullable<Query[string]>): string {
  if (typeof value !== 'object') return encodeURIComponent(value)
  if ('displayName' in value) return encodeURIComponent(cityName(value))
  return value.map((item) => encodeURIComponent(item)).join(',')
}
