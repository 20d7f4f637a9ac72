import type { CallOptions } from './adapters/catalogue-query-builder.ts'
import { buildCookieHeaders, type CookieSettings } from './forwarded-cookies.ts'
import { isMirroredPath } from './mirrored-paths.ts'
import type { CatalogueError, Result } from './result.ts'

/** A city by code or name, as in content, or as the catalogue's object. Calls need its name (catalogue.ts). */
export type CityRef = string | { readonly displayName: string }

export type QueryParams = Readonly<
  Record<string, number | boolean | CityRef | readonly (string | number)[] | undefined>
>

export interface ClientSettings {
  readonly url: string
  readonly mirrorUrl?: string | undefined
  readonly apiKey?: string | undefined
  /** No cookies are forwarded when absent. */
  readonly cookies?: CookieSettings | undefined
  /** Limit on one answer after decompression; longer answers fail as `oversized`. */
  readonly maxBytes: number
  /** Makes the call a part of a trace. */
  readonly traceHeaders?: (() => Readonly<Record<string, string>>) | undefined
  /** Resolves when the render queue has room: parsing a long answer takes as long as a render. */
  readonly turn?: (() => Promise<void>) | undefined
}

/**
 * Calls the provider's API: hosts, headers and size limits. Answers are neither parsed nor cached. The cached mirror is not used for an
 * answer to one visitor only.
 *
 * @param path ends in a slash
 */
export function askProvider(
  settings: ClientSettings,
  path: string,
  query: QueryParams,
  { signal, cookies: values = {}, visitor }: CallOptions,
): Promise<Result<unknown>> {
  const { url, mirrorUrl, apiKey, cookies, maxBytes, traceHeaders, turn } = settings
  const base = mirrorUrl !== undefined && visitor === undefined && isMirroredPath(path) ? mirrorUrl : url
  const headers = {
    accept: 'application/json',
    ...(cookies && buildCookieHeaders(cookies, values, visitor)),
    ...(apiKey && { 'api-key': apiKey }),
  }
  const limits = { signal, maxBytes, turn, traceHeaders, source: endpointTemplate(path) }
  return requestJson(`${base}${path}${buildQuery(query)}`, { headers }, limits)
}

interface RequestLimits
  extends Pick<ClientSettings, 'maxBytes' | 'turn' | 'traceHeaders'>,
    Pick<CallOptions, 'signal'> {
  /** Name of the endpoint in errors. */
  readonly source: string
}

/** The JSON of an answer, or why there is none; it never throws. */
export async function requestJson(
  address: string,
  request: { readonly method?: string; readonly headers: Readonly<Record<string, string>>; readonly body?: string },
  { signal, maxBytes, turn, traceHeaders, source }: RequestLimits,
): Promise<Result<unknown>> {
  try {
    // A key must not follow a redirect to another host.
    const headers = { ...request.headers, ...traceHeaders?.() }
    const response = await fetch(address, { ...request, headers, redirect: 'error', signal })
    if (!response.ok) {
      await response.body?.cancel()
      const { status } = response
      return failure({ kind: 'status', retryable: status === 429 || status >= 500, source, status })
    }
    const text = await readText(response, maxBytes)
    if (text === undefined) return failure({ kind: 'oversized', retryable: true, source })
    await turn?.()
    return parseJson(text, source)
  } catch {
    return failure({ kind: signal.aborted ? 'timeout' : 'unreachable', retryable: true, source })
  }
}

/** The endpoint of a path: without ids and names. */
export function endpointTemplate(path: string): string {
  return `GET ${path.replace(/\/\d+(?=\/)/g, '/{id}').replace(/(?<=\/list-by\/city\/)[^/]+/, '{cityName}')}`
}

/** Counts decompressed bytes, against decompression bombs. */
async function readText({ body }: Response, maxBytes: number): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    // Leaving the loop destroys the stream.
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

/** Specification, section 7: a city object is sent as the city's name. */
export function cityName(city: CityRef): string {
  return typeof city === 'string' ? city : city.displayName
}

/** Arrays are joined with commas (specification, section 7); undefined values are not sent. */
export function buildQuery(query: QueryParams): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${writeValue(value)}`,
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function writeValue(value: NonNullable<QueryParams[string]>): string {
  if (typeof value !== 'object') return encodeURIComponent(value)
  if ('displayName' in value) return encodeURIComponent(cityName(value))
  return value.map((item) => encodeURIComponent(item)).join(',')
}
