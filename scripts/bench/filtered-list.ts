import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Environment } from '../system/settings.ts'
import { startSite } from './servers.ts'

const HOST = 'www.wayfare.example'
const PAGE = '/things-to-do-in-paris/'
/** Number of tour groups in the list, and per call to the catalogue. */
const LISTED = 400
const AT_ONCE = 100
const ASKED = 300
/** Milliseconds. */
const AIM = 100

const KINDS = [1010, 1011, 1012, 1041, 1080]
const CHOICES = [
  '',
  'when=week',
  'rating=4.5',
  'with=free-cancellation',
  'duration=short&duration=half',
  'access=step-free',
]

/**
 * Measures a list of 400 tour groups, filtered and counted anew for each request: without the response cache, with cached
 * catalogue answers, sequentially, each request with another filter.
 */
export async function reportFilteredList(environment: Environment, userAgent: string): Promise<void> {
  const catalogue = await startLongList()
  const { port } = catalogue.address() as AddressInfo
  const site = await startSite({ ...environment, CATALOGUE_URL: `http://127.0.0.1:${port}`, RESPONSE_CACHE_MB: '0' })
  try {
    const ask = async (query: string) => {
      const headers = { host: HOST, 'user-agent': userAgent, 'accept-encoding': 'br' }
      const started = performance.now()
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        get(`${site.url}${PAGE}?${query}`, { headers }, resolve).on('error', reject)
      })
      const { byteLength } = await buffer(response)
      const took = performance.now() - started
      if (response.statusCode !== 200 || byteLength === 0) throw new Error(`${query} answered ${response.statusCode}`)
      return took
    }
    for (let time = 0; time < 20; time += 1) await ask('sort=price')
    const times: number[] = []
    for (let time = 0; time < ASKED; time += 1) {
      const kind = `kind=${KINDS[time % KINDS.length]}`
      times.push(await ask([CHOICES[time % CHOICES.length], kind, `max=${20 + (time % 60)}`].filter(Boolean).join('&')))
    }
    const sorted = times.toSorted((one, other) => one - other)
    const [p50, p99] = [0.5, 0.99].map((part) => (sorted[Math.floor(part * sorted.length)] ?? 0).toFixed(1))
    console.log(`\nA list of ${LISTED} tour groups, filtered and counted for each of ${ASKED} requests`)
    console.log(`  p50 ${p50} ms, p99 ${p99} ms (aim: at most ${AIM} ms)`)
  } finally {
    await site.stop()
    catalogue.closeAllConnections()
    catalogue.close()
  }
}

/** A catalogue with one long list and nothing else. */
async function startLongList(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://catalogue.example')
    const offset = Number(searchParams.get('offset') ?? 0)
    const currency = searchParams.get('currency') ?? 'EUR'
    const items = Array.from({ length: AT_ONCE }, (_, place) => cardOf(offset + place, currency))
    const isList = pathname.includes('/list-by/')
    response
      .writeHead(isList ? 200 : 400, { 'content-type': 'application/json' })
      .end(JSON.stringify(isList ? { pageData: { items, total: LISTED } } : {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** Tour groups that differ in everything that can be filtered. */
function cardOf(place: number, currencyCode: string) {
  const kind = KINDS[place % KINDS.length] ?? 0
  const date = new Date(Date.now() + (place % 28) * 86_400_000).toISOString().slice(0, 10)
  const access = { code: 'WHEELCHAIR_ACCESSIBLE', displayName: 'Wheelchair accessible', type: 'ACCESSIBILITY' }
  return {
    id: 50_000 + place,
    name: `Tour ${place} of the long list`,
    flowType: 'NORMAL',
    cityCode: 'PARIS',
    cityDisplayName: 'Paris',
    urlSlugs: { EN: `tour-${place}` },
    primarySubCategory: { id: kind, displayName: `Kind ${kind}` },
    listingPrice: { currencyCode, finalPrice: 10 + (place % 90), type: 'PER_PERSON' },
    cancellationPolicy: { cancellable: place % 2 === 0, cancellableUpTo: 1440 },
    listingAvailability: { nextAvailableDate: { date } },
    reviewsDetails: { averageRating: 3.5 + (place % 15) / 10, ratingsCount: place, showRatings: true },
    minDuration: ((place % 12) + 1) * 3_600_000,
    descriptors: place % 3 === 0 ? [access] : [],
  }
}
