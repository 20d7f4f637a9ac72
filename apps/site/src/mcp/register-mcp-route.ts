import { isInterfaceOpen } from '@passepartout/content-model/machine-interfaces'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type RateLimiter, rateLimitClientOf } from '../operations/rate-limiter.ts'
import { NON_PAGE_POLICY, SECURITY_HEADERS } from '../operations/security-headers.ts'
import { buildCanonicalAddress } from '../request/address/page-address.ts'
import { type ProxyTrust, readRequestFacts } from '../request/read-request-facts.ts'
import type { RequestFacts } from '../request/resolve.ts'
import { listGuides } from '../seo/list-guides.ts'
import { plainTextWithoutPage } from '../shortcodes/plain-text-without-page.ts'
import type { GuideResourceServices } from './guide-resources.ts'
import { InternalSiteClient, type SiteClientServices } from './internal-site-client.ts'
import type { ToolServices } from './tools/tool.ts'

export interface McpServices extends SiteClientServices {
  readonly trust: ProxyTrust
  /** Absent where the installation offers no tools. */
  readonly mcpLimit: RateLimiter | undefined
}

/** Bytes of a call; the longest arguments take a tenth. */
const MAX_CALL_BYTES = 32_768
/** Of JSON-RPC. */
const NO_JSON = -32_700
const NO_CALL = -32_600
const RETRY_AFTER = { 'retry-after': '60' }
const HEADERS = { ...SECURITY_HEADERS, 'content-security-policy': NON_PAGE_POLICY, 'cache-control': 'no-store' }

/**
 * Serves the tools of a host's site to agents at `/mcp`, by the Model Context Protocol over HTTP: stateless, read-only, limited by
 * client (docs/decisions/092-json-and-tools-for-agents.md).
 */
export function registerMcpRoute(app: FastifyInstance, services: McpServices): void {
  const { mcpLimit, trust, now, logger } = services
  if (!mcpLimit) return
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(HEADERS)
    if (!mcpLimit.allows(rateLimitClientOf(request.raw, trust), now()))
      return reply.code(429).headers(RETRY_AFTER).send({ error: 'Too many calls.' })
    // Many calls in one would count as one.
    if (Array.isArray(request.body)) return refuse(reply, 400, NO_CALL, 'One call a request.')
    const site = findSite(readRequestFacts(request.raw, trust), services)
    if (!site) return reply.code(404).send({ error: 'This host offers no tools.' })
    // The library takes 30 MB, which a site without agents does not need.
    const { answerMcpCall } = await import('./answer-mcp-call.ts')
    const answered = await answerMcpCall({
      request: asWebRequest(request),
      body: request.body,
      siteName: site.name,
      site: site.tools,
      onError: (error) => logger.warn({ err: error }, 'agent call failed'),
    })
    return reply
      .code(answered.status)
      .headers(Object.fromEntries(answered.headers))
      .send(await answered.text())
  }
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    bodyLimit: MAX_CALL_BYTES,
    handler: answer,
    errorHandler: (error, _request, reply) => {
      const { statusCode = 500 } = error
      if (statusCode === 413) return refuse(reply, 413, NO_CALL, `A call has ${MAX_CALL_BYTES} bytes at most.`)
      if (statusCode < 500) return refuse(reply, 400, NO_JSON, 'This is no JSON.')
      throw error
    },
  })
}

/** A refusal in the words of the protocol, before there is a call. */
function refuse(reply: FastifyReply, status: number, code: number, message: string) {
  return reply.headers(HEADERS).code(status).send({ jsonrpc: '2.0', id: null, error: { code, message } })
}

/** The site at the root of the request's host; `undefined` where there is none that offers tools. */
function findSite(
  facts: RequestFacts,
  services: McpServices,
): { readonly name: string; readonly tools: ToolServices & GuideResourceServices } | undefined {
  const { content } = services
  const resolution = services.resolve({ ...facts, url: '/' })
  if (resolution.kind !== 'visit') return undefined
  const { host, siteUid, lang } = resolution.visit
  const { directory, store } = content
  const known = directory.ofUid(siteUid)
  const site = content.site(siteUid, lang)
  if (!known || !site || !isInterfaceOpen(site, 'agents')) return undefined
  const entryPages: ToolServices['entryPages'] = (language) =>
    store.startingPages(siteUid, language).flatMap(({ uid, title }) => {
      const url = buildCanonicalAddress({ uid, lang: language }, directory)
      return url === undefined ? [] : [{ title: plainTextWithoutPage(title), url }]
    })
  const place = { origin: `https://${host}`, site: known, directory }
  const guides: GuideResourceServices['guides'] = (skipped) => listGuides(known, services, skipped)
  const digestsRead = new Set<string>()
  const answers = new InternalSiteClient(host, services, undefined, (digest) => digestsRead.add(digest))
  return { name: site.name, tools: { place, answers, digestsRead, entryPages, guides } }
}

/** Fastify has read the body. */
function asWebRequest({ method, headers, url }: FastifyRequest): Request {
  const named = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return new Request(new URL(url, 'https://site.invalid'), { method, headers: Object.fromEntries(named) })
}
