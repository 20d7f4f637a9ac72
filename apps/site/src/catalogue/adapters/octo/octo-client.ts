import { type ClientSettings, requestJson } from '../../catalogue-client.ts'
import type { Result } from '../../result.ts'

export interface OctoClientSettings
  extends Pick<ClientSettings, 'url' | 'apiKey' | 'maxBytes' | 'turn' | 'traceHeaders'> {
  /** Capabilities of the standard, such as `octo/content`; a supplier ignores those that it lacks. */
  readonly capabilities: readonly string[]
}

interface OctoCall {
  readonly signal: AbortSignal
  /** Asked for as `Accept-Language`. */
  readonly lang?: string
  /** Sent as JSON by POST; without one it is a GET. */
  readonly body?: Readonly<Record<string, unknown>>
}

/** HTTP client of an OCTO supplier: `Authorization: Bearer`, capabilities and language in headers. */
export class OctoClient {
  readonly #settings: OctoClientSettings

  constructor(settings: OctoClientSettings) {
    this.#settings = settings
  }

  /** @param path begins with a slash */
  ask(path: string, { signal, lang, body }: OctoCall): Promise<Result<unknown>> {
    const { url, apiKey, capabilities, maxBytes, turn, traceHeaders } = this.#settings
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
}
