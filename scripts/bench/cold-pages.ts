import { createServer, get, type Server as HttpServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Environment } from '../system/settings.ts'
import { startSite } from './servers.ts'

const HOST = 'www.wayfare.example'

interface ColdPage {
  readonly title: string
  readonly path: string
  /** Limit in compressed kilobytes. */
  readonly maxBytes: number
  readonly maxCalls: number
}

const PAGES: readonly ColdPage[] = [
  { title: 'A collection of 400 tour groups', path: '/things-to-do-in-paris/', maxBytes: 40, maxCalls: 4 },
  { title: 'A tour group with 180 days, 6 tickets and 100 reviews', path: '/t7110/', maxBytes: 30, maxCalls: 5 },
]

/** Catalogue calls of one of the two pages. */
interface Asked {
  calls: number
  atOnce: number
  under: number
}

/**
 * Measures the two largest real pages in a process with empty caches: bytes sent, catalogue calls, and calls in parallel. Fewer
 * parallel than total calls means that some wait for others.
 */
export async function reportColdPages(environment: Environment, sandbox: string, userAgent: string): Promise<void> {
  console.log('\nCold, with the catalogue of a large place')
  for (const page of PAGES) {
    const asked: Asked = { calls: 0, atOnce: 0, under: 0 }
    const catalogue = await startLargeCatalogue(sandbox, asked)
    const { port } = catalogue.address() as AddressInfo
    const site = await startSite({ ...environment, CATALOGUE_URL: `http://127.0.0.1:${port}`, RESPONSE_CACHE_MB: '0' })
    try {
      Object.assign(asked, { calls: 0, atOnce: 0, under: 0 })
      const bytes = await bytesOf(site.url, page.path, userAgent)
      const kilobytes = (bytes / 1024).toFixed(1)
      console.log(`  ${page.title}: ${kilobytes} KB, ${asked.calls} calls, ${asked.atOnce} at once`)
      console.log(`  (aim: at most ${page.maxBytes} KB and ${page.maxCalls} calls)`)
    } finally {
      await site.stop()
      catalogue.closeAllConnections()
      catalogue.close()
    }
  }
}

/** A proxy that counts the sandbox's answers and enlarges them to the size of a large destination. */
async function startLargeCatalogue(sandbox: string, asked: Asked): Promise<HttpServer> {
  const server = createServer(async (request, response) => {
    asked.calls += 1
    asked.under += 1
    asked.atOnce = Math.max(asked.atOnce, asked.under)
    const { pathname, search } = new URL(request.url ?? '/', sandbox)
    const answer = await fetch(`${sandbox}${pathname}${search}`)
    const body: unknown = await answer.json()
    asked.under -= 1
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(enlarge(pathname, body)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

function enlarge(pathname: string, body: unknown): unknown {
  if (!isRecord(body)) return body
  if (pathname.includes('/list-by/') && isRecord(body.pageData))
    return { ...body, pageData: { ...body.pageData, total: 400 } }
  if (pathname.endsWith('/reviews/')) return { ...body, items: repeat(body.items, 100) }
  return Array.isArray(body.variants) ? { ...body, variants: repeat(body.variants, 6) } : body
}

/** Repeats the items to the wanted number, with unique ids. */
function repeat(items: unknown, count: number): unknown {
  if (!Array.isArray(items) || items.length === 0) return items
  return Array.from({ length: count }, (_, index) => ({ ...items[index % items.length], id: 1 + index }))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Bytes of the page after redirects. */
async function bytesOf(origin: string, path: string, userAgent: string): Promise<number> {
  const headers = { host: HOST, 'user-agent': userAgent, 'accept-encoding': 'br' }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(new URL(path, origin), { headers }, resolve).on('error', reject)
  })
  const { byteLength } = await buffer(response)
  const { statusCode, headers: answered } = response
  if (statusCode === 301 && answered.location !== undefined) return bytesOf(origin, answered.location, userAgent)
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
  return byteLength
}
