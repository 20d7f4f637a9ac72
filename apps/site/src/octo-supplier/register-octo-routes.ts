import { type LanguageCode, languageDisplayIndex } from '@passepartout/content-model/locales'
import { isInterfaceOpen } from '@passepartout/content-model/machine-interfaces'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { OverloadedError } from '../cache/render-queue.ts'
import { RenderedPage } from '../cache/rendered-page.ts'
import { negotiateEncoding } from '../http/negotiate-encoding.ts'
import { InternalSiteClient, type SiteClientServices } from '../mcp/internal-site-client.ts'
import { type RateLimiter, rateLimitClientOf } from '../operations/rate-limiter.ts'
import { NON_PAGE_POLICY, SECURITY_HEADERS } from '../operations/security-headers.ts'
import { CatalogueUnavailableError } from '../pages/loading/load-page.ts'
import { parseAddress } from '../request/address/parse-address.ts'
import { decodedParameterOf } from '../request/address/query-parameters.ts'
import { type ProxyTrust, readRequestFacts } from '../request/read-request-facts.ts'
import { answerAvailabilityCheck, answerCalendar } from './answer-availability.ts'
import { answerProduct, answerProducts } from './answer-products.ts'
import { formatCapabilities, parseCapabilities } from './capabilities.ts'
import type { OctoContext } from './octo-context.ts'
import {
  badRequest,
  bookingNotSupported,
  INTERNAL_ERROR_FAILURE,
  isFailure,
  type OctoFailure,
  TOO_MANY_REQUESTS_FAILURE,
  UNAVAILABLE_FAILURE,
  UNKNOWN_PATH_FAILURE,
} from './octo-failure.ts'
import { serializeForCapabilities } from './octo-response-schemas.ts'
import { buildOctoSupplier, listCapabilities } from './octo-supplier.ts'
import { refuseBooking } from './refuse-booking.ts'

export interface OctoServices extends SiteClientServices {
  readonly trust: ProxyTrust
  /** Calls of each client, which agents share; absent where the installation has no such interfaces. */
  readonly mcpLimit: RateLimiter | undefined
}

/** Answers a request as if there were no OCTO. */
export type AnswerAsMissing = (request: FastifyRequest, reply: FastifyReply) => unknown

/** What an endpoint answers: a page with a validator, data, or a failure. */
type Answered = RenderedPage | OctoFailure | object
type OctoRequest = FastifyRequest<{ Params: { readonly id?: string } }>
type Endpoint = (octo: OctoContext, request: OctoRequest) => Answered | Promise<Answered>

/** Bytes of a body; the longest takes a third. */
const MAX_BODY_BYTES = 32_768
const READ: readonly string[] = ['GET', 'HEAD']
const HEADERS = {
  ...SECURITY_HEADERS,
  'content-security-policy': NON_PAGE_POLICY,
  'x-robots-tag': 'noindex',
  vary: 'accept-encoding, accept-language, octo-capabilities',
}
const SOON = { 'retry-after': '30' }
const LATER = { 'retry-after': '60' }
const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Serves the products of a host's site at `/octo` in the form of OCTO (docs.octo.travel), read-only, with the data and the caches of
 * pages (docs/decisions/093-octo-from-the-pages.md).
 *
 * @param answerAsMissing what a site answers that does not offer it
 */
export function registerOctoRoutes(
  app: FastifyInstance,
  services: OctoServices,
  answerAsMissing: AnswerAsMissing,
): void {
  const { mcpLimit, now } = services
  if (!mcpLimit) return
  const handle = (endpoint: Endpoint) => async (request: OctoRequest, reply: FastifyReply) => {
    const octo = findSite(request, services)
    if (!octo) return answerAsMissing(request, reply)
    reply.headers({ ...HEADERS, 'octo-capabilities': formatCapabilities(octo.capabilities) })
    const answered = mcpLimit.allows(rateLimitClientOf(request.raw, services.trust), now())
      ? await endpoint(octo, request)
      : TOO_MANY_REQUESTS_FAILURE
    return send(answered, octo, request, reply)
  }
  app.register(
    async (octo) => {
      octo.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply, services))
      const route = (method: string | readonly string[], url: string, endpoint: Endpoint) =>
        octo.route({ method: [method].flat(), url, bodyLimit: MAX_BODY_BYTES, handler: handle(endpoint) })
      route(READ, '/supplier', ({ site, place }) => buildOctoSupplier(site, place.origin))
      route(READ, '/capabilities', listCapabilities)
      route(READ, '/products', (asked, request) => answerProducts(currencyIn(request, services), asked, services))
      route(READ, '/products/:id', (asked, request) =>
        answerProduct(request.params.id ?? '', currencyIn(request, services), asked, now()),
      )
      route('POST', '/availability/calendar', (asked, { body }) => answerCalendar(body, asked, now()))
      route('POST', '/availability', (asked, { body }) => answerAvailabilityCheck(body, asked))
      route('POST', '/bookings', (asked, { body }) => refuseBooking(body, asked))
      route(READ, '/bookings', () => bookingNotSupported(undefined))
      route(['GET', 'PATCH', 'DELETE', 'POST'], '/bookings/*', () => bookingNotSupported(undefined))
      route(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'], '/*', () => UNKNOWN_PATH_FAILURE)
    },
    { prefix: '/octo' },
  )
}

/** The site at the root of the request's host; `undefined` where there is none, or it does not offer OCTO. */
function findSite(request: FastifyRequest, services: OctoServices): OctoContext | undefined {
  const { content, servedLanguages } = services
  const resolution = services.resolve({ ...readRequestFacts(request.raw, services.trust), url: '/' })
  if (resolution.kind !== 'visit') return undefined
  const { host, siteUid } = resolution.visit
  const known = content.directory.ofUid(siteUid)
  const offered = known?.languages.filter((lang) => servedLanguages.has(lang)) ?? []
  const languages = languagesOf(request.headers['accept-language'], offered)
  const site = languages[0] && content.site(siteUid, languages[0])
  if (!known || !site || !isInterfaceOpen(site, 'octo')) return undefined
  return {
    place: { origin: `https://${host}`, site: known, directory: content.directory },
    site,
    answers: new InternalSiteClient(host, services),
    languages,
    capabilities: parseCapabilities(String(request.headers['octo-capabilities'] ?? '')),
  }
}

/** The best of the offered languages by `Accept-Language`, then the first in display order. */
function languagesOf(header: string | undefined, offered: readonly LanguageCode[]): readonly LanguageCode[] {
  const inOrder = offered.toSorted((one, other) => languageDisplayIndex(one) - languageDisplayIndex(other))
  const [best] = new Negotiator({ headers: { 'accept-language': header } }).languages(inOrder)
  const asked = inOrder.filter((lang) => lang === best)
  return [...new Set([...asked, ...inOrder.slice(0, 1)])]
}

function currencyIn({ raw }: OctoRequest, { trust }: OctoServices): string | undefined {
  return decodedParameterOf(parseAddress(readRequestFacts(raw, trust).url)?.search ?? '', 'currency')
}

function send(answered: Answered, { capabilities }: OctoContext, request: FastifyRequest, reply: FastifyReply) {
  if (answered instanceof RenderedPage) return sendPage(answered, request, reply)
  if (isFailure(answered)) return sendFailure(answered, reply)
  return reply
    .header('cache-control', 'no-store')
    .type(JSON_TYPE)
    .send(serializeForCapabilities(capabilities, answered))
}

/** With its validator; 304 where the client has it. */
async function sendPage(page: RenderedPage, { headers }: FastifyRequest, reply: FastifyReply) {
  const encoding = negotiateEncoding(headers['accept-encoding'], page)
  const body = await page.body(encoding)
  reply.headers({ etag: page.etag(encoding), 'cache-control': 'private, no-cache' })
  if (page.isKnownBy(headers['if-none-match'])) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(JSON_TYPE).send(body)
}

function sendFailure({ status, error }: OctoFailure, reply: FastifyReply) {
  const retry = status === 503 ? SOON : status === 429 ? LATER : {}
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...retry })
    .type(JSON_TYPE)
    .send(JSON.stringify(error))
}

/** What cannot be read, or went wrong. A body that is too long is not read to its end. */
function sendError(error: FastifyError, { raw }: FastifyRequest, reply: FastifyReply, { logger }: OctoServices) {
  if (!raw.complete) {
    reply.header('connection', 'close')
    reply.raw.once('finish', () => raw.socket.destroySoon())
  }
  reply.headers(HEADERS)
  if (error instanceof CatalogueUnavailableError || error instanceof OverloadedError)
    return sendFailure(UNAVAILABLE_FAILURE, reply)
  const { statusCode = 500 } = error
  if (statusCode === 413) return sendFailure(badRequest(`A body has at most ${MAX_BODY_BYTES} bytes`, 413), reply)
  if (statusCode < 500) return sendFailure(badRequest('The body is no JSON'), reply)
  logger.error({ err: error }, 'octo call failed')
  return sendFailure(INTERNAL_ERROR_FAILURE, reply)
}
