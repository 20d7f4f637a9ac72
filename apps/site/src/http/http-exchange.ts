import { randomUUID } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import type { Logger } from 'pino'
import { createCompressor, type Encoding, type RenderedPage, type Rendering } from '../cache/rendered-page.ts'
import type { CacheResult } from '../cache/response-cache.ts'
import type { TagHeader } from '../edges/edge.ts'
import { NO_DOCUMENT_MESSAGE } from '../operations/errors.ts'
import type { Metrics } from '../operations/metrics.ts'
import { rateLimitClientOf } from '../operations/rate-limiter.ts'
import { NON_PAGE_POLICY, SECURITY_HEADERS, STRICT_TRANSPORT } from '../operations/security-headers.ts'
import { parseAddress } from '../request/address/parse-address.ts'
import type { FileRequest } from '../request/address/resolve-address.ts'
import { type ProxyTrust, readRequestFacts } from '../request/read-request-facts.ts'
import type { RequestFlags } from '../request/request-flags.ts'
import type { RequestFacts } from '../request/resolve.ts'
import { isSharedCacheable } from '../request/shared-caching.ts'
import type { Visit } from '../request/visit.ts'
import { NO_SPAN, type Span, type Tracer } from '../tracing/tracing.ts'
import { negotiateEncoding, negotiateFileEncoding } from './negotiate-encoding.ts'
import { notModifiedHeaders, pageHeaders } from './page-headers.ts'

interface HttpExchangeServices {
  readonly logger: Logger
  readonly metrics: Metrics
  readonly tracer: Tracer
  readonly trust: ProxyTrust
  readonly tagHeaders: readonly TagHeader[]
  readonly now: () => number
}

/** Log fields of a sent page. */
interface LoggedPage {
  readonly pageIdentifier: string | undefined
  readonly tgid?: number | undefined
}

/** A file on the disk that never changes. */
interface StoredFile {
  readonly type: string
  /** Digest of its bytes. */
  readonly entityTag: string
  /** Milliseconds since the epoch. */
  readonly changedAt: number
  /** Whether it is compressed already. */
  readonly isPacked: boolean
  /** Its bytes; closes the file at the end. */
  readonly read: () => Readable
  /** Closes the file, where it is not read. */
  readonly leave: () => void
}

type CacheState = CacheResult['state'] | 'none'

const HTML = 'text/html; charset=utf-8'
const PLAIN_TEXT: Readonly<Record<number, string>> = {
  400: 'This address cannot be read.',
  403: 'This is not allowed: the link is not valid any more, or the form is of another site.',
  404: 'There is nothing here.',
  405: 'This method is not supported here.',
  413: 'This is more than can be taken.',
  421: 'This host is not served here.',
  429: 'That was a lot at once. Please try again in a minute.',
  500: 'Something went wrong. Please try again in a moment.',
  503: 'This is out of order for a moment. Please try again soon.',
}

/** Specification, section 8: log texts of missing pages. */
const PROBLEMS: Readonly<Record<number, string>> = { 404: NO_DOCUMENT_MESSAGE, 410: NO_DOCUMENT_MESSAGE }

/** Of an answer that is no page, and that search engines are to leave out. */
function nonPageHeaders(type: string, cacheControl: string): OutgoingHttpHeaders {
  return {
    'content-type': type,
    'content-security-policy': NON_PAGE_POLICY,
    'cache-control': cacheControl,
    'x-robots-tag': 'noindex',
  }
}

/** A request and its answer, with the headers of every answer and its log line. */
export class HttpExchange {
  readonly request: IncomingMessage
  readonly facts: RequestFacts
  /** Absent until the request is resolved, and on cache hits. */
  flags: RequestFlags | undefined
  /** The span of the whole request, if it is traced. */
  span: Span = NO_SPAN
  readonly #response: ServerResponse
  readonly #services: HttpExchangeServices
  readonly #started = performance.now()

  constructor(request: IncomingMessage, response: ServerResponse, services: HttpExchangeServices) {
    this.request = request
    this.facts = readRequestFacts(request, services.trust)
    this.#response = response
    this.#services = services
  }

  /** The client for rate limits. */
  get client(): string {
    return rateLimitClientOf(this.request, this.#services.trust)
  }

  /** The query of the request including the question mark, or an empty string. */
  get search(): string {
    return parseAddress(this.facts.url)?.search ?? ''
  }

  /** Sends a page, or 304 if the client has it. */
  sendPage({ page, state }: CacheResult, visit: Visit): Promise<void> {
    const encoding = negotiateEncoding(this.request.headers['accept-encoding'], page)
    return this.#services.tracer.span('respond', { 'site.encoding': encoding }, async () => {
      const body = await page.body(encoding)
      this.#sendReady(page, encoding, body, state, visit)
    })
  }

  /** @returns whether it was sent; false if its encoding is not ready yet */
  sendHit(page: RenderedPage, visit: Visit): boolean {
    const encoding = negotiateEncoding(this.request.headers['accept-encoding'], page)
    const body = page.ready(encoding)
    if (!body) return false
    this.#sendReady(page, encoding, body, 'hit', visit)
    return true
  }

  #sendReady(page: RenderedPage, encoding: Encoding, body: Buffer, state: CacheState, visit: Visit): void {
    const isSecure = this.facts.protocol === 'https'
    const isProduction = visit.environment === 'production'
    // Outside production `uid` and `lang` identify the page.
    const isShared = isProduction && isSharedCacheable(this.facts)
    const isIndexed = isProduction && !page.isHidden
    const { tagHeaders, now } = this.#services
    const headers = pageHeaders(page, { encoding, isSecure, isShared, isIndexed, tagHeaders }, now())
    const isKnown = page.status === 200 && page.isKnownBy(this.request.headers['if-none-match'])
    const status = isKnown ? 304 : page.status
    let list = isKnown ? notModifiedHeaders(headers) : headers
    if (state !== 'hit') list = [...list, 'x-request-id', this.#log(status, state, page, PROBLEMS[status])]
    this.#response.writeHead(status, list)
    this.#response.end(isKnown || this.request.method === 'HEAD' ? undefined : body)
    this.#services.metrics.countPage(state, visit.isBot)
    this.#count(status, state, page.pageIdentifier)
  }

  /** Sends a page that is rendered for this request only. */
  sendUncached(rendering: Rendering, more: OutgoingHttpHeaders = {}, problem?: string): void {
    const { status, html, contentType = HTML, contentSecurityPolicy, reportedPolicy } = rendering
    const headers = {
      'content-type': contentType,
      'content-security-policy': contentSecurityPolicy,
      ...(reportedPolicy && { 'content-security-policy-report-only': reportedPolicy }),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      ...more,
    }
    this.#send(status, headers, html, rendering, problem)
  }

  /** Sends a fragment for a script; cached briefly by the browser, for repeated typing. */
  sendFragment(html: string, pageIdentifier: string): void {
    this.#send(200, nonPageHeaders(HTML, 'private, max-age=60'), html, { pageIdentifier })
  }

  /** Sends a draft to the preview frame, compressed quickly, because each key press sends one. */
  sendDraft(json: string, pageIdentifier: string): void {
    const isPacked = negotiateFileEncoding(this.request.headers['accept-encoding']) !== 'identity'
    const headers = {
      ...nonPageHeaders('application/json', 'private, no-store'),
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    }
    this.#send(200, headers, isPacked ? gzipSync(json, { level: 1 }) : json, { pageIdentifier })
  }

  /** Sends an answer without a brand, for requests of no site. */
  sendPlain(status: number, problem: string, more: OutgoingHttpHeaders = {}): void {
    const text = PLAIN_TEXT[status] ?? ''
    const headers = { ...nonPageHeaders(HTML, 'no-store'), ...more }
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${status}</title><p>${text}</p></html>`
    this.#send(status, headers, html, undefined, problem)
  }

  /** Tells a client that is over its limit to retry in a minute. */
  sendTooMany(what: string): void {
    this.sendPlain(429, `too many ${what}`, { 'retry-after': '60' })
  }

  /**
   * Sends a file that is the same for everybody and cached for ten minutes: in production by every cache, otherwise not by
   * edges, which may leave `uid` and `lang` out of their keys. Long files are streamed.
   */
  sendFile(
    type: string,
    text: string | Iterable<string> | AsyncIterable<string>,
    { environment, host }: Pick<FileRequest, 'environment' | 'host'>,
  ): void {
    const isProduction = environment === 'production'
    const headers = {
      'content-type': type,
      'cache-control': `${isProduction ? 'public' : 'private'}, max-age=600`,
      ...(isProduction ? {} : { 'x-robots-tag': 'noindex' }),
    }
    if (typeof text === 'string') this.#send(200, headers, text, { pageIdentifier: host })
    else this.#stream(headers, () => Readable.from(text), { pageIdentifier: host }, false)
  }

  /** Sends a file of the disk, the same for everybody and cached for ten minutes, or 304 if the client has it. */
  sendStored({ type, entityTag, changedAt, isPacked, read, leave }: StoredFile): void {
    const page = { pageIdentifier: this.facts.host }
    const headers = {
      'content-type': type,
      'content-security-policy': NON_PAGE_POLICY,
      'cache-control': 'public, max-age=600',
      etag: `W/"${entityTag}"`,
      'last-modified': new Date(changedAt).toUTCString(),
      'x-robots-tag': 'noindex',
    }
    if (!this.#hasStored(entityTag, changedAt)) {
      if (this.request.method === 'HEAD') leave()
      this.#stream(headers, read, page, isPacked)
      return
    }
    leave()
    this.#response.writeHead(304, { ...this.#commonHeaders(304, page), vary: 'accept-encoding', ...headers })
    this.#response.end()
    this.#count(304, 'none', page.pageIdentifier)
  }

  /** RFC 9110, section 13: the tag comes before the date. */
  #hasStored(entityTag: string, changedAt: number): boolean {
    const { 'if-none-match': tags, 'if-modified-since': since } = this.request.headers
    if (tags === undefined) return Date.parse(since ?? '') >= Math.floor(changedAt / 1000) * 1000
    return tags === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${entityTag}"`)
  }

  #stream(headers: OutgoingHttpHeaders, open: () => Readable, page: LoggedPage, isPacked: boolean): void {
    const encoding = isPacked ? 'identity' : negotiateFileEncoding(this.request.headers['accept-encoding'])
    this.#response.writeHead(200, {
      ...this.#commonHeaders(200, page),
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      ...headers,
    })
    this.#count(200, 'none', page.pageIdentifier)
    if (this.request.method === 'HEAD') {
      this.#response.end()
      return
    }
    // An error closes the connection, so that a partial file is not taken for a complete one. Clients may disconnect.
    const onEnd = (error: NodeJS.ErrnoException | null | undefined) => {
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
        this.#services.logger.warn({ err: error, pageIdentifier: page.pageIdentifier }, 'file cut off')
    }
    const source = open()
    if (encoding === 'identity') pipeline(source, this.#response, onEnd)
    else pipeline(source, createCompressor(encoding), this.#response, onEnd)
  }

  /** Private, because its target contains parameters that are not in shared caches' keys. */
  sendRedirect(status: 301 | 302 | 303, location: string, more: OutgoingHttpHeaders = {}): void {
    const cacheControl = status === 301 ? 'private, max-age=3600' : 'private, no-store'
    this.#send(status, { location, 'cache-control': cacheControl, ...more }, '')
  }

  #send(
    status: number,
    headers: OutgoingHttpHeaders,
    text: string | Buffer,
    page?: LoggedPage,
    problem?: string,
  ): void {
    if (this.#response.headersSent) return
    this.#services.tracer.span('respond', {}, () => {
      this.#response.writeHead(status, {
        ...this.#commonHeaders(status, page, problem),
        'content-length': Buffer.byteLength(text),
        ...headers,
      })
      this.#response.end(this.request.method === 'HEAD' ? undefined : text)
    })
    this.#count(status, 'none', page?.pageIdentifier)
  }

  #commonHeaders(status: number, page: LoggedPage | undefined, problem?: string): OutgoingHttpHeaders {
    return {
      ...SECURITY_HEADERS,
      ...(this.facts.protocol === 'https' ? { 'strict-transport-security': STRICT_TRANSPORT } : {}),
      'x-request-id': this.#log(status, 'none', page, problem),
    }
  }

  #count(status: number, cache: CacheState, pageIdentifier?: string): void {
    this.span.set({
      'http.response.status_code': status,
      'site.cache': cache,
      'site.page': pageIdentifier ?? (this.flags?.uid || undefined),
      'site.language': this.flags?.lang,
    })
    if (status >= 500) this.span.fail(String(status))
    this.#services.metrics.countResponse(status, cache, performance.now() - this.#started)
  }

  /** Hits are counted, not written (docs/decisions/008-access-log.md). */
  #log(status: number, cache: CacheState, page?: LoggedPage, problem?: string): string {
    const requestId = randomUUID()
    const milliseconds = Math.round(performance.now() - this.#started)
    const { method } = this.request
    const { uid, lang, viewport, isBot, isPreview } = this.flags ?? {}
    const visitor = { lang, viewport, isBot, isPreview }
    const pageIdentifier = page?.pageIdentifier ?? (uid || undefined)
    const traceId = this.#services.tracer.traceId()
    const about = { requestId, traceId, pageIdentifier, tgid: page?.tgid, method }
    const line = { ...about, status, cache, milliseconds, problem, ...visitor }
    if (status >= 500) this.#services.logger.error(line, 'request')
    else this.#services.logger.info(line, 'request')
    return requestId
  }
}
