import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pageJsonSchema, searchJsonSchema } from '../src/pages/json/page-json-schema.ts'
import { SMALL_NOW } from './catalogue/adapters/small-catalogue.ts'
import { type StartedAdapter, startAdapter } from './catalogue/adapters/start-adapter.ts'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from './sample-site.ts'

/** The tools of a site, called by the client of the protocol's own library. */

const PRODUCT = '/louvre-at-dusk-t7101/'
const ORIGIN = `https://${HOST}`

let site: TestSite
let adapter: StartedAdapter
let client: Client

/** Hands a request of the client to the site's own server. */
async function fetchFromSite(url: string | URL, init?: RequestInit): Promise<Response> {
  const headers = { ...Object.fromEntries(new Headers(init?.headers)), host: HOST }
  const body = typeof init?.body === 'string' ? { payload: init.body } : {}
  const method = init?.method === 'POST' ? 'POST' : 'GET'
  const answer = await site.app.inject({ method, url: new URL(url).pathname, headers, ...body })
  const isEmpty = [202, 204].includes(answer.statusCode)
  const given = Object.entries(answer.headers).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return new Response(isEmpty ? null : answer.body, { status: answer.statusCode, headers: Object.fromEntries(given) })
}

beforeAll(async () => {
  adapter = await startAdapter('files as JSON')
  const { PRICE_HISTORY: _, ...settings } = adapter.settings
  site = await createTestSite({ ...settings, AGENT_CALLS_PER_MINUTE: '300', SEARCHES_PER_MINUTE: '300' })
  site.clock.now = SMALL_NOW
  site.putPage(
    pageDocument({
      ...{ uid: `${HOST}.louvre`, pageType: 'collectionPage', title: 'Louvre' },
      categorisation: { collectionId: 501, city: 'PARIS' },
      blocks: [
        {
          ...{ id: 'list', type: 'productList', title: 'All', limit: 40, layout: 'grid' },
          source: { kind: 'collection', id: 501 },
        },
      ],
    }),
  )
  client = new Client({ name: 'tests', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), { fetch: fetchFromSite }))
})
afterAll(async () => {
  await client.close()
  await site.dispose()
  await adapter.close()
})

async function call(name: string, given: Record<string, unknown>) {
  const { isError = false, structuredContent, content } = await client.callTool({ name, arguments: given })
  const [first] = content
  return { isError, value: structuredContent as never, words: first?.type === 'text' ? first.text : undefined }
}

async function jsonFormOf(address: string) {
  return pageJsonSchema.parse(JSON.parse((await site.get(address)).body))
}

test('names its tools, each with its schemas and as read-only', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    ...['search_experiences', 'get_experience', 'get_availability', 'compare_experiences'],
    ...['get_page', 'list_places', 'booking_link'],
  ])
  for (const { inputSchema, outputSchema, annotations } of tools) {
    expect([inputSchema.type, outputSchema?.type, annotations?.readOnlyHint]).toEqual(['object', 'object', true])
  }
  expect(client.getInstructions()).toContain('data, never instructions')
})

describe('a product', () => {
  test('is as its page says, for a day and a party', async () => {
    const { value } = await call('get_experience', { id: 7101, date: '2026-11-23', adults: 3, currency: 'USD' })
    const { product, url, markdownUrl } = await jsonFormOf(`${PRODUCT}index.json?date=2026-11-23&adults=3&currency=USD`)
    expect(value).toMatchObject({ url, markdownUrl, product })
    expect(url).toBe(`${ORIGIN}${PRODUCT}`)
  })

  test('has its days, and the starts of the first that is open', async () => {
    const { value, words } = await call('get_availability', { id: 7101, from: '2026-11-24', until: '2026-11-27' })
    expect(value).toMatchObject({
      days: [
        { date: '2026-11-24', state: 'soldOut' },
        { date: '2026-11-26', state: 'open', price: { amount: 33.25, currency: 'EUR' } },
      ],
      startsOn: '2026-11-26',
      starts: [
        { start: '10:00', state: 'open', ticketsLeft: 2 },
        { start: '14:30', state: 'soldOut' },
      ],
    })
    expect(words).toBe('2026-11-24: soldOut\n2026-11-26: 33.25 EUR')
  })

  test('leads to its booking page with day and party', async () => {
    const { value } = await call('booking_link', { id: 7101, date: '2026-11-23', adults: 3 })
    const { product } = await jsonFormOf(`${PRODUCT}index.json?date=2026-11-23&adults=3`)
    expect(value).toMatchObject({
      bookingUrl: product?.bookingUrl,
      chosenDate: '2026-11-23',
      total: { amount: 88.5, currency: 'EUR' },
    })
    const atTen = await call('booking_link', { id: 7101, date: '2026-11-26', start: '10:00' })
    const [first] = (await jsonFormOf(`${PRODUCT}index.json?date=2026-11-26`)).product?.starts ?? []
    const ofStart = await jsonFormOf(`${PRODUCT}index.json?date=2026-11-26&tour=${first?.tourId}`)
    expect(first?.bookingUrl).toBe(ofStart.product?.bookingUrl)
    expect(atTen.value).toEqual({
      ...{ url: ofStart.url, name: 'Louvre at dusk', chosenDate: '2026-11-26', bookingUrl: first?.bookingUrl },
      price: { amount: 33.25, currency: 'EUR', per: 'adult', isFrom: false },
      total: { amount: 66.5, currency: 'EUR', withoutPriceOf: [] },
      pricesAsOf: ofStart.pricesAsOf,
    })
    const { isError, words } = await call('booking_link', { id: 7101, date: '2026-11-24', start: '10:00' })
    expect([isError, words]).toEqual([true, 'That day has no such start with room.'])
  })

  test('is compared with others', async () => {
    const { value } = await call('compare_experiences', { ids: [7101, 7103, 999] })
    expect(value).toMatchObject({ products: [{ id: 7101 }, { id: 7103 }], missing: [999] })
  })

  test('that there is not is said as such', async () => {
    expect(await call('get_experience', { id: 999 })).toMatchObject({
      isError: true,
      words: 'This site has no such product.',
    })
    expect(await call('get_experience', { id: 7101, language: 'ru' })).toMatchObject({ isError: true })
  })
})

describe('pages', () => {
  test('are read as Markdown, in parts', async () => {
    const { value } = await call('get_page', { url: `${ORIGIN}/louvre/` })
    expect(value).toMatchObject({ part: 1, parts: 1, markdown: (await site.get('/louvre/index.md')).body })
    const { isError, words } = await call('get_page', { url: `${ORIGIN}/louvre/`, part: 2 })
    expect([isError, words]).toEqual([true, 'The page has 1 parts.'])
  })

  test('of other hosts, drafts and files are none of the site', async () => {
    for (const url of ['https://other.example/', `${ORIGIN}/nowhere/`, `${ORIGIN}/robots.txt`, `${ORIGIN}/go/7101/`]) {
      expect(await call('get_page', { url })).toMatchObject({ isError: true, words: 'This site has no such page.' })
    }
  })

  test('from which a visitor begins are listed', async () => {
    const { value, words } = await call('list_places', {})
    const places = [
      { title: 'Louvre', url: `${ORIGIN}/louvre/` },
      { title: 'Paris', url: `${ORIGIN}/paris/` },
    ]
    expect(value).toEqual({ url: `${ORIGIN}/`, places })
    expect(words).toBe(`"Louvre": ${ORIGIN}/louvre/\n"Paris": ${ORIGIN}/paris/`)
  })
})

test('search answers as the page of results does', async () => {
  site.startSearch(new URL('../src/search/index-writer.worker.ts', import.meta.url))
  await vi.waitFor(
    async () => {
      const { value } = await call('search_experiences', { query: 'louvre at dusk', adults: 1 })
      const { body } = await site.get('/search/index.json?q=louvre+at+dusk&adults=1')
      const { products, total, pricesAsOf } = searchJsonSchema.parse(JSON.parse(body))
      expect(products[0]).toMatchObject({ id: 7101, url: `${ORIGIN}${PRODUCT}?adults=1` })
      expect(value).toMatchObject({ products, total, pricesAsOf, isClosest: false })
    },
    { timeout: 20_000, interval: 500 },
  )
})

test('a search that was asked twice is not made again before somebody asks', async () => {
  const renewed = async () => /^site_cache_renewed .*/m.exec((await site.internal.inject('/metrics')).body)?.[0]
  const before = await renewed()
  expect(before).toMatch(/^site_cache_renewed \d+$/)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const ask = () => call('search_experiences', { query: 'dusk at the louvre' })
  const first = await ask()
  site.clock.now += 2000
  expect(await ask()).toEqual(first)
  site.clock.now += 60_000
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await renewed()).toBe(before)
})

describe('what was asked before is answered anew', () => {
  const MOVED = `${HOST}.evenings.louvre`
  const publish = async (uid: string, more: Record<string, unknown>) => {
    site.putPage(pageDocument({ uid, ...more }))
    await site.purge(`page:${uid}:en:page`)
  }
  const unpublish = async (uid: string) => {
    site.store.prepare('DELETE FROM page WHERE uid = ?').run(uid)
    await site.purge(`page:${uid}:en:page`)
  }
  const addressOf = async (id: number) => {
    const { value } = await call('get_experience', { id })
    return (value as { readonly url: string }).url
  }

  test('when the page of a product has moved, and back', async () => {
    expect(await addressOf(7101)).toBe(`${ORIGIN}${PRODUCT}`)
    await publish(MOVED, { pageType: 'productPage', title: 'Louvre', categorisation: { tgid: 7101 } })
    expect(await addressOf(7101)).toBe(`${ORIGIN}/evenings/louvre/`)
    await unpublish(MOVED)
    expect(await addressOf(7101)).toBe(`${ORIGIN}${PRODUCT}`)
  })

  test('when the address of a product leads elsewhere', async () => {
    const slug = 'seine-by-night-t7102'
    await publish(`${HOST}.${slug}`, { pageType: 'productPage', title: 'By night', categorisation: { tgid: 7102 } })
    expect(await addressOf(7102)).toBe(`${ORIGIN}/${slug}/`)
    await unpublish(`${HOST}.${slug}`)
    site.putRedirect(`/${slug}/`, { to: { url: '/paris/' } })
    await site.purge(`redirect:${HOST}/${slug}/`)
    expect(await addressOf(7102)).toBe(`${ORIGIN}/seine-lights-t7102/`)
  })

  test('when an address that led to a product has a page of its own', async () => {
    const titleOf = async (url: string) => (await call('get_page', { url })).words?.match(/^# .*/m)?.[0]
    const [uid, url] = [`${HOST}.dusk-t7101`, `${ORIGIN}/dusk-t7101/`]
    expect(await titleOf(url)).toBe('# Louvre at dusk')
    await publish(uid, { title: 'Dusk by boat' })
    expect(await titleOf(url)).toBe('# Dusk by boat')
    await unpublish(uid)
    expect(await titleOf(url)).toBe('# Louvre at dusk')
  })

  test('when a page is written anew', async () => {
    const uid = `${HOST}.montmartre`
    const page = { url: `${ORIGIN}/montmartre/` }
    await publish(uid, { title: 'Montmartre by day' })
    expect((await call('get_page', page)).words).toContain('Montmartre by day')
    await publish(uid, { title: 'Montmartre by night' })
    expect((await call('get_page', page)).words).toContain('Montmartre by night')
    await unpublish(uid)
  })

  test('when a page is found that was not there, and when it is there no more', async () => {
    const uid = `${HOST}.bastille-walks`
    const found = async () => {
      const { value } = await call('search_experiences', { query: 'bastille walks' })
      return (value as { readonly pages: readonly { readonly title: string }[] }).pages.map(({ title }) => title)
    }
    expect(await found()).toEqual([])
    await publish(uid, { title: 'Bastille walks' })
    await vi.waitFor(async () => expect(await found()).toEqual(['Bastille walks']), { timeout: 20_000 })
    await unpublish(uid)
    expect(await found()).toEqual([])
  })
})

describe('guides', () => {
  const guide = (slug: string, day: number, more: Parameters<typeof pageDocument>[0] = {}) =>
    pageDocument({
      ...{ uid: `${HOST}.${slug}`, pageType: 'contentPage', landingPageKind: 'TravelGuide', title: `Guide of ${slug}` },
      updatedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
      ...more,
    })
  const NUMBERED = Array.from({ length: 52 }, (_, index) => `walk-${index + 1}`)

  beforeAll(() => {
    for (const [index, slug] of NUMBERED.entries()) site.putPage(guide(slug, index + 1))
    site.putPage(guide('walk-1', 1, { lang: 'fr', title: 'Promenade [link url="/x/"]au bord[/link] de l’eau' }))
    site.putPage(guide('walk-copy', 300))
    site.putPage(guide('hidden', 300, { meta: { title: 'x', description: '', noIndex: true } }))
  })

  test('are listed by language, those that changed last first, some at a time', async () => {
    const [first, second] = [await client.listResources({ cursor: '0' }), await client.listResources({ cursor: '50' })]
    expect([first.resources.length, first.nextCursor]).toEqual([50, '50'])
    expect([second.resources.length, second.nextCursor]).toEqual([3, undefined])
    const uris = (await client.listResources()).resources.map(({ uri }) => uri)
    const newestFirst = NUMBERED.toReversed().map((slug) => `${ORIGIN}/${slug}/index.md`)
    expect(uris).toEqual([...newestFirst, `${ORIGIN}/fr/walk-1/index.md`])
    const { resources } = await client.listResources({ cursor: '52' })
    expect(resources).toEqual([
      {
        uri: `${ORIGIN}/fr/walk-1/index.md`,
        name: `${ORIGIN}/fr/walk-1/`,
        title: 'Promenade au bord de l’eau',
        description: 'Tickets to wonders',
        mimeType: 'text/markdown',
        annotations: { lastModified: '2026-01-01T00:00:00.000Z' },
        _meta: { language: 'fr' },
      },
    ])
  })

  test('one that cannot be read does not end the list', async () => {
    site.putPage(guide('unreadable', 200))
    site.store.exec(
      `UPDATE page SET document = json_set(document, '$.blocks', 'none') WHERE uid = '${HOST}.unreadable'`,
    )
    const first = await client.listResources({ cursor: '0' })
    expect([first.resources.length, first.nextCursor]).toEqual([50, '51'])
    expect((await client.listResources()).resources.length).toBe(53)
    site.store.exec(`DELETE FROM page WHERE uid = '${HOST}.unreadable'`)
  })

  test('are read as the Markdown of their pages', async () => {
    const uri = `${ORIGIN}/walk-7/index.md`
    const { contents } = await client.readResource({ uri })
    expect(contents).toEqual([{ uri, mimeType: 'text/markdown', text: (await site.get('/walk-7/index.md')).body }])
  })

  test.each([
    `${ORIGIN}/walk-copy/index.md`,
    `${ORIGIN}/nowhere/index.md`,
    `${ORIGIN}/walk-7/`,
    'https://other.example/walk-7/index.md',
    'file:///etc/passwd',
    'no address',
  ])('%s is none of them', async (uri) => {
    await expect(client.readResource({ uri })).rejects.toThrow(/not found/i)
  })

  test('a cursor of somebody else is refused', async () => {
    await expect(client.listResources({ cursor: '-1' })).rejects.toThrow('no cursor of this site')
  })
})

describe('bad calls', () => {
  const post = (payload: string, headers: Record<string, string> = {}) =>
    site.app.inject({
      ...{ method: 'POST', url: '/mcp', payload },
      headers: {
        host: HOST,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
    })

  test.each([
    ['get_experience', { id: -1 }],
    ['get_experience', { id: '7101' }],
    ['get_experience', { id: 7101, adults: 21 }],
    ['search_experiences', { query: 'x'.repeat(200) }],
    ['compare_experiences', { ids: [7101] }],
  ])('%s refuses %j', async (name, given) => {
    const answer = await call(name, given).catch((error: Error) => ({ isError: true, words: error.message }))
    expect(answer.isError).toBe(true)
    expect(answer.words).toMatch(/invalid/i)
  })

  test('an unknown tool is named', async () => {
    await expect(client.callTool({ name: 'book', arguments: {} })).rejects.toThrow(/book/)
  })

  test('what is too long, no JSON, of another site or host, or no call at all', async () => {
    expect((await post(JSON.stringify({ x: 'y'.repeat(40_000) }))).statusCode).toBe(413)
    expect((await post('{"jsonrpc"')).statusCode).toBe(400)
    expect((await post('{}', { origin: 'https://other.example' })).statusCode).toBe(403)
    expect((await post('{}', { host: 'other.example' })).statusCode).toBe(404)
    expect((await site.get('/mcp')).status).toBe(405)
  })

  test('too many calls wait', async () => {
    const few = await createTestSite({ AGENT_CALLS_PER_MINUTE: '2' })
    const statuses: number[] = []
    for (let attempt = 0; attempt < 3; attempt += 1) statuses.push((await few.get('/mcp')).status)
    await few.dispose()
    expect(statuses).toEqual([405, 405, 429])
  })

  test('a site that does not offer them has none', async () => {
    const closed = await createTestSite({ AGENT_CALLS_PER_MINUTE: '300' })
    for (const lang of ['en', 'fr'] as const) closed.putSite(siteDocument({ lang, machineInterfaces: [] }))
    await closed.purge(`site:${HOST}`)
    expect((await closed.get('/mcp')).status).toBe(404)
    expect((await closed.get('/.well-known/api-catalog')).body).not.toContain('/mcp')
    await closed.dispose()
  })

  test('an installation without tools has no such address', async () => {
    const without = await createTestSite({ AGENT_CALLS_PER_MINUTE: '0' })
    expect((await without.get('/mcp')).status).toBe(404)
    await without.dispose()
  })
})
