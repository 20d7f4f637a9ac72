import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { PayloadRequest } from 'payload'
import { afterAll, afterEach, expect, test } from 'vitest'
import { shortcodePriceEndpoint } from './shortcode-price-endpoint.ts'

/** Stands in for the catalogue; each test says what it answers. */
let listener: RequestListener = () => undefined
const asked: string[] = []
const server: Server = createServer((request, response) => {
  asked.push(request.url ?? '')
  listener(request, response)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''

afterEach(() => asked.splice(0))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const CATALOGUE = { url, apiKey: undefined, timeout: 2000 }

interface Asking {
  readonly role?: string
  /** `null` where there is none. */
  readonly catalogue?: typeof CATALOGUE | null
}

async function ask(written: string, { role = 'editor', catalogue = CATALOGUE }: Asking = {}) {
  const user = role === 'stranger' ? null : { role }
  const asked = { user, searchParams: new URLSearchParams({ written }), i18n: { language: 'en' } }
  const req = asked as unknown as PayloadRequest
  const response = await shortcodePriceEndpoint(catalogue ?? undefined).handler(req)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return { status: response.status, body: await response.json() }
}

const CITIES = { cities: [{ code: 'NEW_YORK', displayName: 'New York' }, { code: 7 }], total: 2 }
const CITY_LIST = '/api/v1/city/list/?language=EN&limit=100&offset=0'

function answerWith(body: unknown, status = 200): void {
  listener = (request, response) => {
    const answer = request.url?.startsWith('/api/v1/city/list/') ? CITIES : body
    response.writeHead(status).end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  }
}

const TOUR = '[price entity="Tgid" entityId="7148" currency="GBP" /]'
const tourAt = (listingPrice: object | null) => ({ tourGroups: [{ id: 7148, listingPrice }] })

test.each([
  [
    TOUR,
    tourAt({ currencyCode: 'GBP', finalPrice: 55.4, extraCharges: 0.1, isPricingInclusiveOfExtraCharges: false }),
    '/api/v6/tour-groups/?ids%5B%5D=7148&language=EN&currency=GBP&fallback-to-english=false',
    '£55.50',
  ],
  [
    '[price 7148 entity="Tgid" currency="eur" lang="de" /]',
    tourAt({ currencyCode: 'EUR', finalPrice: 55.4, extraCharges: 3, isPricingInclusiveOfExtraCharges: true }),
    '/api/v6/tour-groups/?ids%5B%5D=7148&language=EN&currency=EUR&fallback-to-english=false',
    '55,40\u00a0€',
  ],
  [
    '[price entity="Collection" entityId="12" /]',
    { collections: [{ startingPrice: { listingPrice: 20, currency: 'USD' } }] },
    '/api/v1/collection/?ids%5B%5D=12&language=EN&currency=USD',
    '$20.00',
  ],
  [
    '[price entity="Category" entityId="3" city="new_york" currency="USD" /]',
    { unFilteredMetaData: { minPrice: 9.5 }, currency: { code: 'USD' } },
    '/api/v6/tour-groups/list-by/category/3/?city=New+York&language=EN&currency=USD&fallback-to-english=false&src-version=v3',
    '$9.50',
  ],
  [
    '[price entity="SubCategory" entityId="1007 of them" /]',
    { unFilteredMetaData: { minPrice: 9.5 }, currency: { code: 'USD' } },
    '/api/v6/tour-groups/list-by/sub-category/1007/?language=EN&currency=USD&fallback-to-english=false&src-version=v3',
    '$9.50',
  ],
  // spec: D.admin.17
])('%s is asked for and said', async (written, answer, path, price) => {
  answerWith(answer)
  expect(await ask(written)).toEqual({ status: 200, body: { price } })
  expect(asked).toEqual([...(path.includes('city=') ? [CITY_LIST] : []), path])
})

const NONE = {
  status: 200,
  body: { message: 'The catalogue has no price for this in GBP.', code: 'price.none', params: { currency: 'GBP' } },
}

test.each([
  ['an unknown number', { tourGroups: [] }],
  ['no price', tourAt(null)],
  ['a price of nothing', tourAt({ currencyCode: 'GBP', finalPrice: 0 })],
  ['another currency', tourAt({ currencyCode: 'EUR', finalPrice: 55.4 })],
  ['a price that is no number', tourAt({ currencyCode: 'GBP', finalPrice: 'cheap' })],
])('%s gives none', async (_what, answer) => {
  answerWith(answer)
  expect(await ask(TOUR)).toEqual(NONE)
})

test('an address that the catalogue does not have gives none', async () => {
  answerWith('not found', 404)
  expect(await ask(TOUR)).toEqual(NONE)
})

const failure = (what: string) => ({
  status: 502,
  body: {
    message: `The catalogue ${what}: try again later. The shortcode can be inserted all the same.`,
    code: what === 'has a fault' ? 'price.broken' : 'price.late',
  },
})

test.each([
  ['an error', 500, '{}'],
  ['half an answer', 200, '{"tourGroups":['],
  ['another shape', 200, '{"tours":[]}'],
])('%s is said to be a fault of the catalogue', async (_what, status, body) => {
  answerWith(body, status)
  expect(await ask(TOUR)).toEqual(failure('has a fault'))
})

test('a redirect is not followed, a key least of all', async () => {
  listener = (_request, response) => response.writeHead(302, { location: '/elsewhere/' }).end()
  expect(await ask(TOUR)).toEqual(failure('has a fault'))
  expect(asked.length).toBe(1)
})

// spec: D.admin.17
test('a catalogue that is down or hangs is told apart, and nothing waits for it', async () => {
  expect(await ask(TOUR, { catalogue: { ...CATALOGUE, url: 'http://127.0.0.1:9' } })).toEqual(failure('has a fault'))
  listener = () => undefined
  expect(await ask(TOUR, { catalogue: { ...CATALOGUE, timeout: 50 } })).toEqual(failure('does not answer'))
  const unset = {
    status: 503,
    body: {
      message: 'The catalogue is not set (CATALOGUE_URL, CATALOGUE_ADAPTER), so the price cannot be shown here.',
      code: 'price.off',
    },
  }
  expect(await ask(TOUR, { catalogue: null })).toEqual(unset)
})

test.each([
  '',
  'no shortcode',
  '[icon Bus /]',
  '[price entity="Tgid" entityId="every show in town" /]',
  '[price entity="Show" entityId="7148" /]',
  `[price entity="Tgid" entityId="7148" fallback="${'x'.repeat(2000)}" /]`,
])('“%.60s” asks nothing', async (written) => {
  const message = 'Choose what it is a price of, and fill in its number.'
  expect(await ask(written)).toEqual({ status: 400, body: { message, code: 'price.question' } })
  expect(asked).toEqual([])
})

test.each([
  ['stranger', 403],
  ['viewer', 403],
  ['translator', 200],
  ['editor', 200],
  ['admin', 200],
])('a %s gets %i: it is for those who write', async (role, status) => {
  answerWith(tourAt(null))
  expect((await ask(TOUR, { role })).status).toBe(status)
  expect(asked.length).toBe(status === 200 ? 1 : 0)
})
