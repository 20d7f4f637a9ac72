import { hash } from 'node:crypto'
import { get } from 'node:http'
import { connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CACHE_KEY_PARAMETERS } from '../apps/site/src/request/address/page-parameters.ts'
import type { TestSystem } from '../scripts/system/test-system.ts'
import { startNginx } from './tools/start-nginx.ts'
import { startWorld } from './tools/start-world.ts'
import { LANTERN, THINGS_TO_DO } from './tools/world.ts'

/** The documented nginx, `ops/edge/nginx.conf`, in front of a site that trusts it. */
let edge: Awaited<ReturnType<typeof startNginx>>
let system: TestSystem

beforeAll(async () => {
  system = await startWorld({ TRUST_PROXY: '1' }, ['sandbox', 'site'])
  edge = await startNginx(system.addresses.sitePort)
})
afterAll(async () => {
  await edge.stop()
  await system.stop()
})

interface Answer {
  readonly status: number
  readonly cache: string
  readonly text: string
  readonly headers: Record<string, string | string[] | undefined>
}

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(
      {
        host: '127.0.0.1',
        port: edge.port,
        path,
        headers: { host: LANTERN, 'user-agent': 'Mozilla/5.0 Chrome/150.0', ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            cache: String(response.headers['x-cache-status']),
            text: Buffer.concat(chunks).toString(),
            headers: response.headers,
          }),
        )
      },
    ).on('error', reject)
  })
}

// spec: D.requests.9
test('a copy is shared per currency, whatever else the visitor sends', async () => {
  await ask(THINGS_TO_DO, { cookie: 'currency=GBP' })
  const second = await ask(`${THINGS_TO_DO}?utm_source=letter`, { cookie: 'a=b; currency=GBP; h-sid=x' })
  expect([second.status, second.cache]).toEqual([200, 'HIT'])
  expect(second.text).toMatch(/£\d/)
  const other = await ask(THINGS_TO_DO, { cookie: 'currency=JPY' })
  expect(other.cache).toBe('MISS')
  expect(other.text).toMatch(/¥\d/)
  expect(other.text).not.toMatch(/£\d/)
})

test('a visitor cannot choose the variant, the host or the protocol that others will see', async () => {
  const forged = await ask('/castle-tickets/', {
    'x-variant': 'currency=ISK',
    'x-forwarded-host': 'www.clairport-stage.example',
    'x-forwarded-proto': 'https',
    'cf-ipcountry': 'JP',
  })
  expect(forged.text).toMatch(/€\d/)
  expect(forged.text).not.toMatch(/ISK \d|¥\d/)
  expect(forged.headers['strict-transport-security']).toBeUndefined()
  expect((await ask('/castle-tickets/')).cache).toBe('HIT')
})

// spec: D.requests.9
test('a way around a page’s address leaves nothing in the page’s place', async () => {
  for (const around of ['/x/../harbour-cruises/', '/harbour-cruises/%2e/', '/%68arbour-cruises/'])
    expect([around, (await ask(around)).status]).not.toEqual([around, 200])
  const page = await ask('/harbour-cruises/')
  expect([page.status, page.cache]).toEqual([200, 'MISS'])
})

test('a shared answer sets no cookie, and a currency that does not exist is the default', async () => {
  const answer = await ask('/garden-tickets/', { cookie: 'currency=<script>' })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.text).toMatch(/€\d/)
  expect((await ask('/garden-tickets/')).cache).toBe('HIT')
})

/** Ways to write `currency=JPY` that a reader could take for it, and some that are it. */
const SPELLINGS = [
  ...[
    'currency=JPY',
    'currency=jpy',
    'currency=jPy',
    'a=b&currency=JPY',
    '&&currency=JPY',
    'currency=JPY&',
    'currency&currency=JPY',
  ],
  ...[
    '%63urrency=JPY',
    'c%75rrency=JPY',
    'curren%63y=JPY',
    'currenc%79=JPY',
    '%63%75%72%72%65%6e%63%79=JPY',
    '%43URRENCY=JPY',
  ],
  ...['%2563urrency=JPY', 'CURRENCY=JPY', 'Currency=JPY', 'currencY=JPY', 'cUrReNcY=JPY', 'CURRENCY=GBP&currency=JPY'],
  ...['currency=GBP&CURRENCY=JPY', 'currency=GBP&currency=JPY', 'currency=JPY&currency=GBP', 'currency=&currency=JPY'],
  ...[
    'currency=xxx&currency=JPY',
    '%63urrency=JPY&currency=GBP',
    'currency=GBP&%63urrency=JPY',
    'currency+=JPY',
    '+currency=JPY',
  ],
  ...['currency=+JPY', 'currency=JPY+', 'currency=%20JPY', 'currency%20=JPY', 'currency=JP%59', 'currency=%4a%50%59'],
  ...['currency%3DJPY', 'currency%3d=JPY', 'currency=%3DJPY', 'currency==JPY', '%26currency=JPY', 'a=b%26currency=JPY'],
  ...[
    'a=b;currency=JPY',
    ';currency=JPY',
    'currency=JPY;',
    'currency=JPY;a=b',
    'currency=JPYX',
    'currency=JPY%00',
    '%00currency=JPY',
  ],
  ...[
    'currency%00=JPY',
    'currency[]=JPY',
    'currency[0]=JPY',
    'currency.=JPY',
    '?currency=JPY',
    '%3Fcurrency=JPY',
    'a=?currency=JPY',
  ],
  ...[
    'сurrency=JPY',
    '%D1%81urrency=JPY',
    'ｃurrency=JPY',
    'currency=ＪＰＹ',
    'currency\u200b=JPY',
    'currency',
    'currency=',
    'JPY',
  ],
  ...[
    'currency=JPY\0',
    '\0currency=JPY',
    'currency=JPY#',
    '#currency=JPY',
    '\tcurrency=JPY',
    'currency=JPY%0d%0a',
    'uid=x&currency=JPY',
  ],
]

/** Byte for byte as it is written: no client library tidies it up. */
async function askRaw(at: number, path: string, headers: Record<string, string>) {
  const socket = connect(at, '127.0.0.1')
  const lines = Object.entries({ host: LANTERN, ...headers }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`GET ${path} HTTP/1.0\r\n${lines.join('\r\n')}\r\n\r\n`)
  const [head = '', ...body] = (await readText(socket)).split('\r\n\r\n')
  const html = body.join('\r\n\r\n')
  const currency = /data-currency="(\w+)"/.exec(html)?.[1]
  return { status: Number(head.split(' ')[1]), currency, digest: hash('sha1', html) }
}

/** A page and a currency that no other spelling is tried with, so that the first request fills the place in the cache. */
function placeOf(index: number) {
  const others = CURRENCY_CODES.filter((code) => code !== 'JPY' && code !== 'GBP')
  const pages = ['/things-to-do-in-clairport/', '/castle-tickets/', '/harbour-cruises/']
  return { page: pages[Math.floor(index / others.length)] ?? '/', currency: others[index % others.length] ?? 'EUR' }
}

test.each(SPELLINGS.map((spelling, index) => ({ spelling, legible: encodeURI(spelling), ...placeOf(index) })))(
  // spec: D.requests.15
  'whoever asks for ?$legible first leaves $page in $currency as it is',
  async ({ spelling, page, currency }) => {
    const given = (path: string) => askRaw(edge.port, path, { cookie: `currency=${currency}` })
    const site = (path: string) => askRaw(system.addresses.sitePort, path, { 'x-variant': `currency=${currency}` })
    const spelled = await given(`${page}?${spelling}`)
    const isRefused = spelled.status === 400
    const paths = [page, `${page}?currency=JPY`, `${page}?currency=GBP`, ...(isRefused ? [] : [`${page}?${spelling}`])]
    for (const path of paths) expect(await given(path), path).toEqual(await site(path))
  },
)

/** Two values and more of every parameter that an edge keys; those of the tour group are read from its page. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  currency: ['GBP', 'jpy', 'xxx'],
  reviews: ['newest', 'lowest-5', 'newest-de'],
  when: ['today', 'month', '2026-12-24'],
  min: ['20', '40'],
  max: ['60', '90'],
  rating: ['4.5', '4'],
  duration: ['short', 'day'],
  kind: ['1010', '1011'],
  city: ['CLAIRPORT', 'FARHOLM'],
  with: ['guide', 'free-cancellation'],
  time: ['morning', 'evening'],
  age: ['3', '6'],
  until: ['2026-12-24', '2026-12-31'],
  adults: ['1', '4'],
  children: ['1', '2'],
  infants: ['1', '2'],
  tour: ['711001', '711002'],
  access: ['step-free', 'signed'],
  language: ['fr', 'de'],
  sort: ['price', 'rating'],
  page: ['2', '3'],
  show: ['filters', 'map'],
}
/** More than one parameter, more than one value, and what may stand beside them. */
const COMBINED = [
  'sort=price&page=2',
  'page=2&sort=price',
  'kind=1010&kind=1011',
  'kind=1007&kind=1010&sort=xxx&sort=rating',
  'when=today&when=month',
  'adults=4&children=1&sort=price',
  'when=2026-12-24&until=2026-12-31&time=evening',
  'sort=xxx&sort=price',
  'SORT=price',
  '%73ort=price',
  'sort=pric%65',
  'currency=GBP&sort=price&utm_source=letter',
  'utm_source=letter&sort=price&gclid=1',
  'date=2027-01&reviews=newest&currency=GBP',
  'utm_source=letter&gclid=1',
  'unknown=1',
  'lang=fr&uid=x',
  '',
]
/** What is for one visitor, or without an end. */
const OWN = [
  ...['/search/', '/search/?q=castle', '/search/?q=boat', '/search/?q=boat&sort=price', '/search/suggestions/?q=boa'],
  ...['/wish-list/', '/wish-list/?ids=7110', '/wish-list/?ids=7111,7110', '/wish-list/cards/?ids=7110'],
  ...['/trip/', '/trip/?plan=7110', '/trip/?plan=7111,7110', '/trip/visit.ics?plan=7110'],
  ...['/go/7110/?date=2026-12-24', '/go/7110/?date=2026-12-25', '/?preview=x', '/_consent?lang=de&settings'],
]

async function addressesToWalk(): Promise<readonly string[]> {
  const product = /href="(\/[^"]*-t7110\/)"/.exec((await ask(THINGS_TO_DO)).text)?.[1] ?? ''
  const { text } = await ask(product)
  const offered = (name: string) => {
    const buttons = [...text.matchAll(/<button[^>]*>/g)].filter(([button]) => button.includes(`name="${name}"`))
    return buttons.flatMap(([button]) => /value="([^"]+)"/.exec(button)?.[1] ?? []).slice(0, 3)
  }
  const values = { ...VALUES, date: [...offered('date'), '2027-01'], variant: offered('variant') }
  // Who adds a parameter adds values of it here.
  expect(Object.keys(values).toSorted()).toEqual(CACHE_KEY_PARAMETERS.toSorted())
  expect(Object.values(values).filter((some) => some.length < 2)).toEqual([])
  const queries = Object.entries(values).flatMap(([name, some]) => some.map((value) => `${name}=${value}`))
  const pages = ['/', THINGS_TO_DO, product, `${THINGS_TO_DO}index.md`]
  return [...OWN, ...pages.flatMap((page) => [...queries, ...COMBINED].map((query) => page + (query && `?${query}`)))]
}

/** The same order each time, and none that anybody chose. */
function shuffled(addresses: readonly string[]): readonly string[] {
  return addresses.toSorted((one, other) => (hash('sha1', one) < hash('sha1', other) ? -1 : 1))
}

// spec: D.requests.20
test('whatever pages read of an address, nobody is given what another one chose', async () => {
  const addresses = shuffled(await addressesToWalk())
  const mixed: string[] = []
  const isMixed = async (address: string) => {
    const given = await askRaw(edge.port, address, {})
    const own = await askRaw(system.addresses.sitePort, address, { 'x-variant': 'currency=' })
    return given.status !== own.status || given.digest !== own.digest
  }
  // The site may learn something between two questions; what another one chose stays in a cache.
  for (const address of [...addresses, ...addresses.toReversed()])
    if ((await isMixed(address)) && (await isMixed(address))) mixed.push(address)
  expect(mixed).toEqual([])
}, 120_000)

test('the chosen is shared too, and what is for one visitor never', async () => {
  for (const address of [
    `${THINGS_TO_DO}?sort=price&page=2`,
    `${THINGS_TO_DO}?kind=1010&kind=1011`,
    `${THINGS_TO_DO}?currency=GBP`,
  ]) {
    await ask(address)
    expect([address, (await ask(address)).cache]).toEqual([address, 'HIT'])
  }
  for (const address of OWN) {
    await ask(address)
    expect([address, (await ask(address)).cache]).toEqual([address, expect.stringMatching(/^(?:BYPASS|MISS)$/)])
  }
})

test('redirects keep their parameters and are never shared', async () => {
  expect((await ask('/things-to-do-in-clairport?gclid=1')).headers.location).toBe(`${THINGS_TO_DO}?gclid=1`)
  expect((await ask('/things-to-do-in-clairport?gclid=2')).headers.location).toBe(`${THINGS_TO_DO}?gclid=2`)
})

test('the site may be down: the edge goes on with what it has', async () => {
  await ask('/', {})
  await system.stopPart('site')
  expect((await ask('/')).status).toBe(200)
  await system.startPart('site')
})
