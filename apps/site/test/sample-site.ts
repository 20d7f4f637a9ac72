import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import type { PageDocument } from '@passepartout/content-model/page'
import { PUBLISHED_STORE_SCHEMA_SQL } from '@passepartout/content-model/published-store-schema'
import type { SiteDocument } from '@passepartout/content-model/site'
import { pino } from 'pino'
import { listen } from '../../../test/tools/listen.ts'
import { StylesheetComposer } from '../src/assets/stylesheet-composer.ts'
import { createSite } from '../src/create-site.ts'
import { parseSettings } from '../src/settings.ts'
import { loadOpenTelemetry } from '../src/tracing/load-open-telemetry.ts'

/** A small site for tests of the whole request path: a real store file, a real catalogue over HTTP, no build. */

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36'

export const HOST = 'www.wayfare.example'

export function siteDocument(more: Partial<SiteDocument> = {}): SiteDocument {
  return {
    uid: HOST,
    lang: 'en',
    host: HOST,
    structureType: 'rootDomain',
    brand: 'plain',
    name: 'Wayfare',
    tagline: '',
    languages: ['en', 'fr'],
    defaultCurrency: 'EUR',
    timeZone: 'Europe/Paris',
    bookingSubdomain: 'book',
    nakedDomain: 'wayfare.example',
    header: {
      logoAltText: 'Wayfare',
      hasPoweredLogo: false,
      hasAutomatedHeader: false,
      currencyData: [...CURRENCY_CODES],
      manualHeader: { showTicketOption: false, showDropdownMenu: false, dropdownMenuItems: [], menuItems: [] },
    },
    quickLinks: [],
    contacts: [],
    paymentIcons: [],
    ...more,
  }
}

export function pageDocument(more: Partial<PageDocument> = {}): PageDocument {
  const uid = more.uid ?? HOST
  return {
    uid,
    lang: 'en',
    kind: 'page',
    siteUid: HOST,
    translationGroup: `group of ${uid}`,
    pageType: 'homePage',
    categorisation: {},
    meta: { title: 'Wayfare: tickets', description: 'Tickets to wonders', noIndex: false },
    title: 'Where to next?',
    publishedAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    blocks: [],
    ...more,
  }
}

export interface FakeCatalogue {
  readonly url: string
  readonly requests: string[]
  /** The cookie header of each request. */
  readonly cookies: (string | undefined)[]
  /** The trace that each request is a part of. */
  readonly traceParents: (string | undefined)[]
  /** What paths begin with of which it says that there is no such thing. */
  readonly refused: Set<string>
  /** Answers in place of the usual ones, by path; a function is asked with the parameters. */
  readonly answers: Map<string, unknown>
  /** How the next answers are given; `undefined` answers properly. */
  fault: 'status' | 'garbage' | 'slow' | 'closed' | 'wrongCurrency' | 'zero' | undefined
  close(): Promise<void>
}

const tourGroup = (id: number, currency: string, price: number) => ({
  id,
  name: `Tour ${id}`,
  flowType: 'NORMAL',
  shortSummary: 'Ninety minutes among masterpieces',
  media: { productImages: [{ url: '/catalogue/louvre-day', altText: 'The pyramid' }] },
  listingPrice: {
    currencyCode: currency,
    originalPrice: 50,
    finalPrice: price,
    type: 'PER_PERSON',
    otherPricesExist: true,
  },
  reviewsDetails: { averageRating: 4.6, ratingsCount: 1200, showRatings: true },
})

const CITIES = [
  ['LONDON', 'London'],
  ['NEW_YORK', 'New York'],
  ['PARIS', 'Paris'],
  ['ROME', 'Rome'],
].map(([code, displayName]) => ({ code, displayName }))

const REFUSAL = JSON.stringify({ status: 400, error: { code: 'E_ERROR_PROCESSING_REQUEST', message: 'no such thing' } })

export async function startFakeCatalogue(): Promise<FakeCatalogue> {
  const requests: string[] = []
  const cookies: (string | undefined)[] = []
  const traceParents: (string | undefined)[] = []
  const answers = new Map<string, unknown>()
  const refused = new Set<string>()
  const server: Server = createServer((request, response) => {
    requests.push(request.url ?? '')
    cookies.push(request.headers.cookie)
    traceParents.push(request.headers.traceparent?.toString())
    if (catalogue.fault === 'slow') return void setTimeout(() => response.end('{}'), 5000).unref()
    if (catalogue.fault === 'closed') return void response.destroy()
    if (catalogue.fault === 'status') return void response.writeHead(500).end('no')
    if (catalogue.fault === 'garbage') return void response.end('{"pageData":{"ite')
    const path = request.url?.split('?')[0] ?? ''
    if ([...refused].some((start) => path.startsWith(start))) return void response.writeHead(400).end(REFUSAL)
    const own = answers.get(path)
    const said =
      typeof own === 'function' ? own(new URL(request.url ?? '/', 'http://catalogue.example').searchParams) : own
    const body = said ?? bodyFor(request, catalogue.fault)
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  })
  const port = await listen(server)
  const catalogue: FakeCatalogue = {
    url: `http://127.0.0.1:${port}`,
    requests,
    cookies,
    traceParents,
    refused,
    answers,
    fault: undefined,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return catalogue
}

function bodyFor(request: IncomingMessage, fault: FakeCatalogue['fault']): unknown {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://catalogue.example')
  const currency = fault === 'wrongCurrency' ? 'ISK' : (searchParams.get('currency') ?? 'EUR')
  const price = fault === 'zero' ? 0 : 40
  if (pathname === '/api/v1/city/list/') return { cities: CITIES, total: CITIES.length }
  if (pathname === '/api/v1/collection/') {
    const startingPrice = { listingPrice: price, currency }
    const ratingsInfo = { averageRating: 4.5, ratingsCount: 900 }
    return { collections: [{ id: 1004, displayName: 'Paris', ratingsInfo, startingPrice }] }
  }
  if (/inventories/.test(pathname)) return { availabilities: [], currencyCode: currency }
  if (/calendar/.test(pathname)) return { dates: {}, metadata: { startDate: '', endDate: '', currency } }
  if (/list-by|similar/.test(pathname)) {
    const items = [7110, 7111, 7112].map((id) => tourGroup(id, currency, price))
    return { pageData: { items, total: items.length }, unFilteredMetaData: { minPrice: price } }
  }
  return {
    ...tourGroup(Number(/(\d+)\/$/.exec(pathname)?.[1] ?? 0), currency, price),
    highlights: '<p>Bright</p><script>x()</script>',
  }
}

export const collectionPage = pageDocument({
  uid: `${HOST}.paris`,
  pageType: 'collectionPage',
  categorisation: { collectionId: 1004 },
  title: 'Paris',
  blocks: [
    {
      id: 'list',
      type: 'productList',
      title: 'All of Paris',
      source: { kind: 'collection', id: 1004 },
      limit: 40,
      layout: 'grid',
    },
  ],
})

export interface TestSite extends ReturnType<typeof createSite> {
  readonly store: DatabaseSync
  readonly catalogue: FakeCatalogue
  readonly clock: { now: number }
  readonly logLines: Record<string, unknown>[]
  readonly putPage: (document: PageDocument | Record<string, unknown>) => void
  readonly putSite: (document: SiteDocument) => void
  readonly putRedirect: (path: string, what: Record<string, unknown>, host?: string) => void
  readonly purge: (...tags: string[]) => Promise<void>
  readonly get: (url: string, headers?: Record<string, string>) => Promise<Answer>
  /** Another process that reads the same store. */
  readonly startAgain: () => Pick<
    TestSite,
    'get' | 'close' | 'internal' | 'startSearch' | 'startFilling' | 'startSnapshot'
  >
  readonly dispose: () => Promise<void>
}

interface Answer {
  readonly status: number
  readonly headers: Record<string, string | string[] | number | undefined>
  readonly body: string
}

/** @param folders of built files, as the site serves them below `/assets/` */
export async function createTestSite(
  environment: Record<string, string> = {},
  folders?: readonly string[],
): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-site-'))
  const path = join(folder, 'published.db')
  const store = new DatabaseSync(path)
  store.exec(PUBLISHED_STORE_SCHEMA_SQL)
  const putPage: TestSite['putPage'] = (document) => {
    const row = { ...pageDocument(), ...document }
    store
      .prepare('INSERT OR REPLACE INTO page VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(
        row.uid,
        row.lang,
        row.kind,
        row.siteUid,
        row.translationGroup,
        row.pageType,
        row.title ?? '',
        row.categorisation?.tgid ?? null,
        row.meta?.noIndex ? 1 : 0,
        row.updatedAt,
        JSON.stringify(document),
      )
  }
  const putSite: TestSite['putSite'] = (document) => {
    store
      .prepare('INSERT OR REPLACE INTO site VALUES (?, ?, ?, ?, ?)')
      .run(document.uid, document.lang, document.host, JSON.stringify(document), '2026-11-01')
  }
  const putRedirect: TestSite['putRedirect'] = (path, what, host = HOST) => {
    const document = { from: { host, path }, origin: 'manual', ...what }
    store
      .prepare('INSERT OR REPLACE INTO redirect VALUES (?, ?, ?, ?)')
      .run(host, path, JSON.stringify(document), '2026-11-01')
  }
  for (const lang of ['en', 'fr'] as const) putSite(siteDocument({ lang }))
  putPage(pageDocument())
  putPage(pageDocument({ lang: 'fr', title: 'Où aller ensuite ?' }))
  putPage(collectionPage)

  const catalogue = await startFakeCatalogue()
  const clock = { now: Date.now() }
  const logLines: Record<string, unknown>[] = []
  const settings = parseSettings({
    PUBLISHED_STORE: path,
    PRICE_HISTORY: join(folder, 'prices.db'),
    SEARCH_INDEX: join(folder, 'search.db'),
    AVAILABILITY_INDEX: join(folder, 'availability.db'),
    CACHE_SNAPSHOT: join(folder, 'cache.snapshot'),
    CATALOGUE_URL: catalogue.url,
    // A busy machine is slow, and not out of order; tests of a slow catalogue wait for less.
    CATALOGUE_TIMEOUT: '10000',
    PAGE_DEADLINE: '15000',
    IMAGE_URL: 'http://images.example',
    SAMPLE_DATA: '1',
    LOG_LEVEL: 'info',
    ...environment,
  })
  const logger = pino({ level: 'info', base: null }, { write: (line: string) => void logLines.push(JSON.parse(line)) })
  const assets = {
    scripts: ['/assets/entry.js'],
    vitals: '/assets/vitals.js',
    consent: '/assets/consent.js',
    preview: '/assets/preview.js',
    font: (name: string) => `/assets/${name}.woff2`,
    stylesheets: () => ['/assets/styles/x.css'],
  }
  const builtAssets = folders && { ...assets, folders, styles: new StylesheetComposer({}, () => '') }
  const openTelemetry = await loadOpenTelemetry(settings)
  const start = () => {
    const build = { assets, build: 'test', ...(builtAssets ? { builtAssets } : {}) }
    const process = createSite(settings, {
      ...{ ...build, logger, openTelemetry, now: () => clock.now },
      feedUploads: { waits: [0] },
    })
    const get: TestSite['get'] = async (url, headers = {}) => {
      const answer = await process.app.inject({ url, headers: { host: HOST, 'user-agent': BROWSER, ...headers } })
      return { status: answer.statusCode, headers: answer.headers, body: answer.body }
    }
    return { ...process, get }
  }
  const site = start()
  const purge = async (...tags: string[]) => {
    await site.internal.inject({
      method: 'POST',
      url: '/purge',
      headers: { authorization: 'Bearer local-purge-token' },
      payload: { tags },
    })
  }
  const dispose = async () => {
    await site.close()
    await catalogue.close()
    store.close()
    rmSync(folder, { recursive: true })
  }
  return {
    ...site,
    startAgain: start,
    store,
    catalogue,
    clock,
    logLines,
    putPage,
    putSite,
    putRedirect,
    purge,
    dispose,
  }
}
