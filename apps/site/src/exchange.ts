import { randomUUID } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { RenderedPage, Rendering } from './cache/rendered-page.ts'
import type { CacheAnswer } from './cache/response-cache.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'
import type { Metrics } from './operations/metrics.ts'
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './operations/security-headers.ts'
import type { RequestFacts } from './request/resolve.ts'
import type { Visit } from './request/visit.ts'

interface ExchangeServices {
  readonly logger: Logger
  readonly metrics: Metrics
}

type CacheState = CacheAnswer['state'] | 'none'

const HTML = 'text/html; charset=utf-8'

const PLAIN_TEXT: Readonly<Record<number, string>> = {
  400: 'This address cannot be read.',
  404: 'There is nothing here.',
  405: 'This method is not supported here.',
  421: 'This host is not served here.',
  500: 'Something went wrong. Please try again in a moment.',
}

/** One request and its one answer: the headers that every answer has, and the line that it leaves in the log. */
export class Exchange {
  readonly request: IncomingMessage
  readonly #response: ServerResponse
  readonly #services: ExchangeServices
  readonly #started = performance.now()
  #isSecure = false
  #isShared = false

  constructor(request: IncomingMessage, response: ServerResponse, services: ExchangeServices) {
    this.request = request
    this.#response = response
    this.#services = services
  }

  /** Notes what of the request decides about headers. */
  note(facts: RequestFacts): RequestFacts {
    this.#isSecure = facts.protocol === 'https'
    this.#isShared = facts.variant !== undefined
    return facts
  }

  /** A page's bytes, or 304 when the client has them. */
  async sendPage({ page, state }: CacheAnswer, visit: Visit): Promise<void> {
    const encoding = negotiateEncoding(this.request.headers['accept-encoding'])
    const body = page.ready(encoding) ?? (await page.body(encoding))
    const etag = page.etag(encoding)
    const headers: OutgoingHttpHeaders = {
      'content-type': HTML,
      'content-security-policy': page.contentSecurityPolicy,
      etag,
      ...this.#cachingHeaders(page),
    }
    if (visit.environment !== 'production') headers['x-robots-tag'] = 'noindex'
    if (page.status === 200 && this.#clientHas(etag))
      return this.#send(304, headers, undefined, state, page.pageIdentifier)
    if (encoding !== 'identity') headers['content-encoding'] = encoding
    this.#send(page.status, headers, body, state, page.pageIdentifier)
  }

  /** A page that is made for this request alone. */
  sendUncached({ status, html, contentSecurityPolicy, pageIdentifier }: Rendering): void {
    const headers = {
      'content-type': HTML,
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    }
    this.#send(status, headers, Buffer.from(html), 'none', pageIdentifier)
  }

  /** An answer of no brand, for requests that belong to none. */
  sendPlain(status: number, problem: string, more: OutgoingHttpHeaders = {}): void {
    if (this.#response.headersSent) return
    const text = PLAIN_TEXT[status] ?? ''
    const headers = {
      'content-type': HTML,
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      ...more,
    }
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${status}</title><p>${text}</p></html>`
    this.#send(status, headers, Buffer.from(html), 'none', undefined, problem)
  }

  /** Private, because its target keeps the parameters that a shared cache leaves out of its key. */
  sendRedirect(status: 301 | 303, location: string, more: OutgoingHttpHeaders = {}): void {
    const cacheControl = status === 301 ? 'private, max-age=3600' : 'private, no-store'
    this.#send(status, { location, 'cache-control': cacheControl, ...more }, undefined, 'none')
  }

  #send(
    status: number,
    headers: OutgoingHttpHeaders,
    body: Buffer | undefined,
    cache: CacheState,
    pageIdentifier?: string,
    problem?: string,
  ): void {
    const response = this.#response
    if (this.#isSecure) headers['strict-transport-security'] = STRICT_TRANSPORT
    if (status !== 304) headers['content-length'] = body?.byteLength ?? 0
    if (cache !== 'hit') headers['x-request-id'] = this.#log(status, cache, pageIdentifier, problem)
    response.writeHead(status, { ...SECURITY_HEADERS, ...headers })
    response.end(this.request.method === 'HEAD' ? undefined : body)
    this.#services.metrics.responses.inc({ status, cache })
  }

  /** Hits are counted, not written (docs/decisions/008-access-log.md). */
  #log(status: number, cache: CacheState, pageIdentifier?: string, problem?: string): string {
    const requestId = randomUUID()
    const milliseconds = Math.round(performance.now() - this.#started)
    const line = { requestId, pageIdentifier, method: this.request.method, status, cache, milliseconds, problem }
    if (status >= 500) this.#services.logger.error(line, 'request')
    else this.#services.logger.info(line, 'request')
    return requestId
  }

  #clientHas(etag: string): boolean {
    const asked = this.request.headers['if-none-match']
    if (asked === undefined) return false
    return asked === '*' || asked.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
  }

  /** Only what the edge asked for by variant may be shared; everybody else's copy is theirs, and checked each time. */
  #cachingHeaders(page: RenderedPage): OutgoingHttpHeaders {
    if (!this.#isShared) return { 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' }
    const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000))
    const fresh = Math.max(1, secondsUntil(page.freshUntil))
    const usable = Math.max(0, secondsUntil(page.usableUntil) - fresh)
    return {
      'cache-control': `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${Math.min(600, usable)}, stale-if-error=${usable}`,
      vary: 'accept-encoding, x-variant',
      'surrogate-key': page.surrogateKey,
    }
  }
}
