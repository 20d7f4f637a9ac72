import { buildCookieHeaders, type CookieSettings, type CookieValues, type VisitorCookies } from './forwarded-cookies.ts'
import { isMirrored } from './mirrored-paths.ts'
import type { CatalogueError, Result } from './result.ts'

/** As content names it, by code or by name, or as the catalogue describes it. Calls have its name (catalogue.ts). */
export type City = string | { readonly displayName: string }

export type Query = Readonly<Record<string, number | boolean | City | readonly (string | number)[] | undefined>>

export interface ClientSettings {
  readonly url: string
  readonly mirrorUrl?: string | undefined
  readonly apiKey?: string | undefined
  /** Absent, the catalogue is told of none. */
  readonly cookies?: CookieSettings | undefined
  /** Of one answer, unpacked; nothing is read beyond. */
  readonly maxBytes: number
  /** When an answer may be read: reading a long one takes the time of a rendering. */
  readonly turn?: () => Promise<void>
}

/** Asks the provider's API; knows hosts, headers and sizes, and nothing of the answers' shapes. No caching. */
export class CatalogueClient {
  readonly #settings: ClientSettings

  constructor(settings: ClientSettings) {
    this.#settings = settings
  }

  /**
   * @param path ends in a slash
   * @param signal ends the call, also while its answer is read
   * @param values what the visit has for the cookies that may be forwarded
   * @param visitor the visitor's own cookies, where the answer is for one visitor: the mirror, which is a cache, is not asked
   */
  async get(
    path: string,
    query: Query,
    signal: AbortSignal,
    values: CookieValues = {},
    visitor?: VisitorCookies,
  ): Promise<Result<unknown>> {
    const { url, mirrorUrl, apiKey, cookies, maxBytes, turn } = this.#settings
    const base = mirrorUrl !== undefined && visitor === undefined && isMirrored(path) ? mirrorUrl : url
    const source = endpointOf(path)
    try {
      const response = await fetch(`${base}${path}${buildQuery(query)}`, {
        headers: {
          accept: 'application/json',
          ...(cookies && buildCookieHeaders(cookies, values, visitor)),
          ...(apiKey ? { 'api-key': apiKey } : {}),
        },
        // A key must not follow a redirect to whoever the answer names.
        redirect: 'error',
        signal,
      })
      if (!response.ok) {
        await response.body?.cancel()
        return failure({ kind: 'status', retryable: isRetryable(response.status), source, status: response.status })
      }
      const text = await readText(response, maxBytes)
      if (text === undefined) return failure({ kind: 'oversized', retryable: true, source })
      await turn?.()
      return parseJson(text, source)
    } catch {
      return failure({ kind: signal.aborted ? 'timeout' : 'unreachable', retryable: true, source })
    }
  }
}

/** What is asked of the API, whatever it is asked about: without ids and names. */
export function endpointOf(path: string): string {
  return `GET ${path.replace(/\/\d+(?=\/)/g, '/{id}').replace(/(?<=\/list-by\/city\/)[^/]+/, '{cityName}')}`
}

/** Counts what comes out of the packing, so that a small answer cannot grow without end. */
async function readText({ body }: Response, maxBytes: number): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
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
