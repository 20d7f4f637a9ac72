import { type ClientSettings, requestJson } from '../../catalogue-client.ts'
import type { Result } from '../../result.ts'

export interface OctoClientSettings
  extends Pick<ClientSettings, 'url' | 'apiKey' | 'maxBytes' | 'turn' | 'traceHeaders'> {
  /** Capabilities of the standard, such as `octo/content`; a supplier ignores those that it lacks. */
  readonly capabilities: readonly string[]
}

export interface OctoCall {
  readonly signal: AbortSignal
  /** Asked for as `Accept-Language`. */
  readonly lang?: string
  /** Sent as JSON by POST; without one it is a GET. */
  readonly body?: Readonly<Record<string, unknown>>
}

/**
 * Calls an OCTO supplier: `Authorization: Bearer`, capabilities and language in headers.
 *
 * @param path begins with a slash
 */
export function askOcto(settings: OctoClientSettings, path: string, call: OctoCall): Promise<Result<unknown>> {
  const { url, apiKey, capabilities, maxBytes, turn, traceHeaders } = settings
  const { signal, lang, body } = call
  const headers = {
    accept: 'application/json',
    'octo-capabilities': capabilities.join(', '),
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    ...(lang && { 'accept-language': lang }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const source = `${body ? 'POST' : 'GET'} ${path}`
  return requestJson(`${url}${path}`, request, { signal, maxBytes, turn, traceHeaders, source })
}
