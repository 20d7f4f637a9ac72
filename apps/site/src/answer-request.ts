import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerMachineReadableFile, type MachineReadableFileServices } from './answer-machine-readable-file.ts'
import { answerGallery } from './component-gallery/answer-gallery.tsx'
import { siteInAnyLanguage } from './content/links/site-in-any-language.ts'
import { decideVisit } from './content/visit/decide-visit.ts'
import { resolveRedirect } from './content/visit/resolve-redirect.ts'
import type { TagHeader } from './edges/edge.ts'
import { HttpExchange } from './http/http-exchange.ts'
import { INVALID_URL_MESSAGE } from './operations/errors.ts'
import { renderSiteList } from './pages/render-site-list.tsx'
import { JSON_FILE, MARKDOWN_FILE, MENU_PREFIX } from './request/address/parse-address.ts'
import { acceptedCookieDomain } from './request/cookie-domain.ts'
import { mentionsOverride, resolveOverride, withOverride } from './request/experiments/override.ts'
import { handleCurrencyForm } from './request/handle-currency-form.ts'
import { mentionsPreview, resolvePreview } from './request/preview.ts'
import type { ProxyTrust } from './request/read-request-facts.ts'
import { computeRequestFlags } from './request/request-flags.ts'
import type { Resolution, Resolve } from './request/resolve.ts'
import { answerFailure, sendErrorPage } from './request-handlers/answer-failure.ts'
import type { MissingPageServices } from './request-handlers/answer-missing-page.ts'
import { answerPage, MENU_FORMAT, PAGE_FORMATS } from './request-handlers/answer-page.ts'
import { answerPreview, type PreviewServices } from './request-handlers/answer-preview.ts'
import { answerSearch } from './request-handlers/answer-search.ts'
import { answerTrip } from './request-handlers/answer-trip.ts'
import { answerWishes, type WishesServices } from './request-handlers/answer-wishes.ts'
import { redirectToBooking } from './request-handlers/redirect-to-booking.ts'

export interface ServerServices
  extends MissingPageServices,
    PreviewServices,
    MachineReadableFileServices,
    WishesServices {
  readonly trust: ProxyTrust
  /** Headers with tags, for answers that edges may share. */
  readonly tagHeaders: readonly TagHeader[]
  /** Resolves with the current sites. */
  readonly resolve: Resolve
  /** Key of preview tokens; absent without previews. */
  readonly previewSecret: string | undefined
}

/** The path of every request: resolve → cache → load → render → respond. Called by `create-http-server.ts`. */
export async function answerRequest(request: IncomingMessage, response: ServerResponse, services: ServerServices) {
  return answerTraced('page', new HttpExchange(request, response, services), services, answerExchange)
}

/** The span of a whole request; a trusted proxy may have begun its trace. */
function answerTraced(
  what: string,
  exchange: HttpExchange,
  services: ServerServices,
  answer: (exchange: HttpExchange, services: ServerServices) => Promise<void>,
): Promise<void> {
  const { method, socket, headers } = exchange.request
  const isTrusted = services.trust.clients.believes(socket.remoteAddress)
  return services.tracer.span(
    `${method} ${what}`,
    { 'http.request.method': method },
    (span) => {
      exchange.span = span
      return answer(exchange, services)
    },
    { kind: 'server', from: isTrusted ? headers : {} },
  )
}

async function answerExchange(exchange: HttpExchange, services: ServerServices): Promise<void> {
  const resolution = services.tracer.span('resolve', {}, (span) => {
    const resolved = services.resolve(exchange.facts)
    span.set({ 'site.resolution': resolved.kind })
    return resolved
  })
  try {
    const preview = resolvePreview(exchange.facts, resolution, services.previewSecret, services.now())
    const flags = computeRequestFlags(exchange.facts, resolution, preview)
    exchange.flags = flags
    const override = resolveOverride(exchange.facts, resolution, preview)
    if (override?.kind === 'set') return exchange.sendRedirect(303, override.location, override.headers)
    if (preview.kind === 'none') await answerResolution(exchange, withOverride(resolution, override), services)
    else await answerPreview(exchange, flags, withOverride(preview, override), services)
  } catch (error) {
    answerFailure(exchange, resolution, error, services)
  }
}

async function answerResolution(exchange: HttpExchange, resolution: Resolution, services: ServerServices) {
  if (resolution.kind === 'redirect') return answerRedirect(exchange, resolution, services)
  if (resolution.kind === 'notFound') return answerNoPage(exchange, resolution, services)
  if (resolution.kind === 'booking') return redirectToBooking(exchange, resolution, services)
  if (resolution.kind === 'file') return answerMachineReadableFile(exchange, resolution, services)
  if (resolution.kind === 'search') return answerSearch(exchange, resolution, services)
  if (resolution.kind === 'wishes') return answerWishes(exchange, resolution, services)
  if (resolution.kind === 'trip') return answerTrip(exchange, resolution, services)
  if (resolution.kind === 'gallery') return answerGallery(exchange, resolution.visit, services)
  if (resolution.kind === 'siteList') return exchange.sendUncached(renderSiteList(resolution, services))
  if (resolution.kind === 'unreadable')
    return sendErrorPage(exchange, resolution.visit, 400, INVALID_URL_MESSAGE, services)
  if (resolution.kind === 'refused') return exchange.sendPlain(resolution.status, resolution.reason)
  const decision = decideVisit(resolution.visit, exchange.search, services)
  return answerPage(exchange, decision, PAGE_FORMATS[resolution.kind], services)
}

/**
 * The fast path of most requests: the address is known, its page is fresh and compressed, and nothing is awaited. Traced
 * requests take the normal path.
 *
 * @returns whether it was answered
 */
export function answerCacheHit(request: IncomingMessage, response: ServerResponse, services: ServerServices): boolean {
  if (services.tracer.isOn || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  try {
    const exchange = new HttpExchange(request, response, services)
    if (mentionsPreview(exchange.facts) || mentionsOverride(exchange.facts)) return false
    const resolution = services.resolve(exchange.facts)
    if (resolution.kind !== 'visit') return false
    const page = services.responses.fresh(resolution.visit.cacheKey)
    return page !== undefined && exchange.sendHit(page, resolution.visit)
  } catch (error) {
    // The caller does not catch: the normal path answers instead, or closes a started answer.
    services.logger.error({ err: error }, 'hit failed')
    return response.headersSent
  }
}

/** Redirects to the canonical address in one step, and never to an address without a page. */
async function answerRedirect(
  exchange: HttpExchange,
  { visit, location }: Extract<Resolution, { readonly kind: 'redirect' }>,
  services: ServerServices,
): Promise<void> {
  const decision = decideVisit(visit, exchange.search, services)
  if (decision.kind === 'page') return exchange.sendRedirect(301, location)
  const [path] = location.split('?')
  const file = ([MARKDOWN_FILE, JSON_FILE] as const).find((name) => path?.endsWith(`/${name}`)) ?? ''
  return answerPage(exchange, decision, { ...PAGE_FORMATS.visit, file, canonical: location }, services)
}

async function answerNoPage(
  exchange: HttpExchange,
  { visit, path }: Extract<Resolution, { readonly kind: 'notFound' }>,
  services: ServerServices,
): Promise<void> {
  const destination = resolveRedirect({ host: visit.host, path }, visit, exchange.search, services)
  return answerPage(exchange, destination, PAGE_FORMATS.visit, services)
}

/** Answers with the menus of the page whose address follows. */
export async function answerMenu(request: IncomingMessage, response: ServerResponse, services: ServerServices) {
  return answerTraced('menu', new HttpExchange(request, response, services), services, answerMenuExchange)
}

async function answerMenuExchange(exchange: HttpExchange, services: ServerServices): Promise<void> {
  const facts = { ...exchange.facts, url: exchange.facts.url.slice(MENU_PREFIX.length) }
  const resolution = services.resolve(facts)
  if (resolution.kind !== 'visit') return exchange.sendPlain(404, 'no menus of such a page')
  // Menus have no drafts: whoever previews a page gets the published ones.
  exchange.flags = computeRequestFlags(facts, resolution, { kind: 'none' })
  try {
    await answerPage(exchange, { kind: 'page', visit: resolution.visit }, MENU_FORMAT, services)
  } catch (error) {
    answerFailure(exchange, resolution, error, services)
  }
}

/** Handles the currency form: sets a cookie and redirects to the page. */
export function answerCurrencyForm(
  request: IncomingMessage,
  response: ServerResponse,
  form: unknown,
  services: ServerServices,
) {
  const exchange = new HttpExchange(request, response, services)
  const { host, protocol } = exchange.facts
  const resolution = services.resolve({ ...exchange.facts, url: '/' })
  if (resolution.kind === 'refused') return exchange.sendPlain(resolution.status, resolution.reason)
  const sentFrom = { host, referrer: request.headers.referer, isSecure: protocol === 'https' }
  const { location, setCookie } = handleCurrencyForm(form, cookieDomainOf(resolution, services), sentFrom)
  exchange.sendRedirect(303, location, setCookie === undefined ? {} : { 'set-cookie': setCookie })
}

/** @returns `undefined` on hosts without a site of their own */
function cookieDomainOf(resolution: Resolution, { content }: ServerServices): string | undefined {
  if (!('visit' in resolution)) return undefined
  const site = siteInAnyLanguage(resolution.visit, content)
  return site && acceptedCookieDomain(site.nakedDomain, resolution.visit.origin)
}
