import { once } from 'node:events'
import { createServer } from 'node:http'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { translatorFor } from '../../../messages/translate.ts'
import { formatEntryDetails } from '../field/format-entry-details.ts'
import { type EntriesAnswer, entriesAnswerSchema, type PickerEntry } from '../picker-entry.ts'
import { cataloguePickerEndpoints } from './catalogue-picker-endpoints.ts'
import { loadThumbnail } from './load-thumbnail.ts'
import { foldWords, matchEntries } from './match-entries.ts'

const ENGLISH = { language: 'en' }

/** A small catalogue: two cities, three products of which one has no price and one is spoiled, two collections, a category. */
const asked: string[] = []
let isDown = false
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://catalogue.example')
  asked.push(pathname)
  const answer = isDown ? undefined : answerOf(pathname, searchParams.get('ids[]')?.split(',').map(Number) ?? [])
  if (answer instanceof Buffer) response.end(answer)
  else response.writeHead(answer ? 200 : 500).end(JSON.stringify(answer))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const picture = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#468' } })
  .jpeg()
  .toBuffer()

const CARDS = [
  {
    id: 7119,
    name: 'Louvre: timed entry',
    cityCode: 'PARIS',
    cityDisplayName: 'Paris',
    imageUrl: `${url}/louvre.jpg`,
    listingPrice: { currencyCode: 'EUR', finalPrice: 22, extraCharges: 1.5, isPricingInclusiveOfExtraCharges: false },
    primaryCollection: { id: 1004 },
    reviewsDetails: { ratingsCount: 90 },
  },
  {
    id: 7120,
    name: 'Musée d’Orsay',
    cityCode: 'PARIS',
    cityDisplayName: 'Paris',
    imageUrl: `${url}/drawing.svg`,
    listingPrice: null,
    reviewsDetails: { ratingsCount: 900 },
  },
]
const ELSEWHERE = { id: 8000, name: 'Colosseum', cityCode: 'ROME', cityDisplayName: 'Rome', imageUrl: null }
const COLLECTIONS = [
  {
    id: 1004,
    displayName: 'Museums',
    cityCode: 'PARIS',
    parentIds: [1000],
    startingPrice: { listingPrice: 9, currency: 'EUR' },
  },
  { id: 1000, displayName: 'Things to do', cityCode: 'PARIS', childrenIds: [1004], startingPrice: null },
]

function answerOf(path: string, ids: readonly number[]): object | Buffer | undefined {
  const has = ({ id }: { readonly id: number }) => ids.includes(id)
  switch (path) {
    case '/api/v1/city/list/':
      return {
        cities: [
          { code: 'PARIS', displayName: 'Paris', country: { displayName: 'France' }, imageUrl: `${url}/louvre.jpg` },
          { code: 'ROME', displayName: 'Rome', country: null, imageUrl: null },
        ],
        total: 2,
      }
    case '/api/v2/category/':
      return {
        categories: [{ id: 1, name: 'Tickets', displayName: 'Tickets', subCategories: [{ id: 11, name: 'Museums' }] }],
      }
    case '/api/v6/tour-groups/list-by/city/Paris/':
      return { pageData: { items: [...CARDS, { id: 'spoiled' }], total: 3 } }
    case '/api/v6/tour-groups/list-by/city/Rome/':
      return { pageData: { items: [], total: 0 } }
    case '/api/v6/tour-groups/':
      return { tourGroups: [...CARDS, ELSEWHERE].filter(has) }
    case '/api/v1/collection/':
      return { collections: COLLECTIONS.filter(has) }
    case '/louvre.jpg':
      return picture
    case '/drawing.svg':
      return Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
      )
    default:
      return undefined
  }
}

let now = 0
let endpoints = cataloguePickerEndpoints(undefined)
beforeEach(() => {
  isDown = false
  now = 0
  asked.splice(0)
  endpoints = cataloguePickerEndpoints({ url, apiKey: undefined, timeout: 2000 }, () => now)
})

async function request(
  index: 0 | 1,
  query: Record<string, string>,
  role: string | null = 'viewer',
  payload?: object,
): Promise<Response> {
  const asking = { searchParams: new URLSearchParams(query), routeParams: query }
  const req = { user: role && { role }, ...asking, i18n: ENGLISH, payload }
  const response = await endpoints[index]?.handler(req as unknown as PayloadRequest)
  return response ?? Response.error()
}

/** What is said once the catalogue has been read, or does not answer: until then a form asks again. */
async function ask(query: Record<string, string>, payload?: object): Promise<EntriesAnswer> {
  const answer = entriesAnswerSchema.parse(await (await request(0, query, 'viewer', payload)).json())
  return answer.state === 'reading' ? ask(query, payload) : answer
}

const namesOf = ({ entries, gone, state }: EntriesAnswer) => [entries.map(({ name }) => name), gone, state]

const LOUVRE: PickerEntry = {
  kind: 'product',
  id: '7119',
  name: 'Louvre: timed entry',
  place: 'Paris',
  cityCode: 'PARIS',
  price: { amount: 23.5, currency: 'EUR' },
  hasPicture: true,
}

describe('what is looked for by words', () => {
  // spec: D.admin.pick
  test('is found by the beginnings of its words, of its city or its number, the best known first', async () => {
    expect(await ask({ kind: 'product', words: 'lou' })).toEqual({ entries: [LOUVRE], gone: [], state: 'whole' })
    expect(namesOf(await ask({ kind: 'product', words: 'paris MUSEE' }))).toEqual([['Musée d’Orsay'], [], 'whole'])
    expect(namesOf(await ask({ kind: 'product', words: '7119' }))).toEqual([['Louvre: timed entry'], [], 'whole'])
    expect(namesOf(await ask({ kind: 'product' }))).toEqual([['Musée d’Orsay', 'Louvre: timed entry'], [], 'whole'])
    expect(namesOf(await ask({ kind: 'product', words: 'ouvre' }))).toEqual([[], [], 'whole'])
  })

  test.each([
    [
      'collection',
      [
        { name: 'Museums', place: 'Paris', price: { amount: 9, currency: 'EUR' } },
        { name: 'Things to do', place: 'Paris', price: null },
      ],
    ],
    ['category', [{ name: 'Tickets', place: null, price: null }]],
    ['subCategory', [{ name: 'Museums', place: 'Tickets', price: null }]],
    [
      'city',
      [
        { name: 'Paris', place: 'France', price: null },
        { name: 'Rome', place: null, price: null },
      ],
    ],
  ])('%s', async (kind, expected) => {
    const { entries } = await ask({ kind })
    expect(entries.map(({ name, place, price }) => ({ name, place, price }))).toEqual(expected)
  })

  // spec: D.admin.pick
  test('those of the city that the page is about come first, however its code is written', async () => {
    const ids = async (city: object) => (await ask({ kind: 'city', ...city })).entries.map(({ id }) => id)
    expect(await ids({})).toEqual(['PARIS', 'ROME'])
    expect(await ids({ city: 'rome' })).toEqual(['ROME', 'PARIS'])
    expect(await ids({ city: 'ATLANTIS' })).toEqual(['PARIS', 'ROME'])
  })

  test.each([
    ['of its menu', { header: { city: 'ROME' } }, { categorisation: { city: 'PARIS' } }, ['ROME', 'PARIS']],
    ['of its home page', { header: { city: ' ' } }, { categorisation: { city: 'ROME' } }, ['ROME', 'PARIS']],
    ['that nobody knows', null, undefined, ['PARIS', 'ROME']],
  ])(
    // spec: D.admin.pick
    'without one, those of the site’s city come first: %s',
    async (_, site, home, expected) => {
      const payload = { findByID: async () => site, find: async () => ({ docs: home ? [home] : [] }) }
      const { entries } = await ask({ kind: 'city', site: '3' }, payload)
      expect(entries.map(({ id }) => id)).toEqual(expected)
    },
  )

  test('the catalogue is read once in ten minutes, however often it is searched', async () => {
    await ask({ kind: 'product' })
    const first = asked.length
    now += 9 * 60_000
    await Promise.all(Array.from({ length: 50 }, () => ask({ kind: 'collection', words: 'mus' })))
    expect(asked.length).toBe(first)
    now += 2 * 60_000
    await ask({ kind: 'product' })
    await expect.poll(() => asked.length).toBe(2 * first)
  })

  // spec: D.admin.pick
  test('what was read stays where the catalogue falls silent, and this is said', async () => {
    await ask({ kind: 'product' })
    isDown = true
    now += 11 * 60_000
    await ask({ kind: 'product' })
    await expect
      .poll(async () => namesOf(await ask({ kind: 'product', words: 'louvre' })))
      .toEqual([['Louvre: timed entry'], [], 'down'])
    isDown = false
    now += 31_000
    await ask({ kind: 'product' })
    await expect.poll(async () => (await ask({ kind: 'product' })).state).toBe('whole')
  })

  test('a catalogue that never answered gives nothing, and no fault', async () => {
    isDown = true
    expect(await ask({ kind: 'product', words: 'louvre' })).toEqual({ entries: [], gone: [], state: 'down' })
  })
})

describe('what a field holds already', () => {
  // spec: D.admin.pick
  test('is shown by name, in its order; what no list names is asked for; what is gone is named', async () => {
    const ids = '8000,7119,999'
    expect(namesOf(await ask({ kind: 'product', ids }))).toEqual([
      ['Colosseum', 'Louvre: timed entry'],
      ['999'],
      'whole',
    ])
    expect(namesOf(await ask({ kind: 'collection', ids: '1000,5' }))).toEqual([['Things to do'], ['5'], 'whole'])
    expect(namesOf(await ask({ kind: 'city', ids: 'ROME,ATLANTIS' }))).toEqual([['Rome'], ['ATLANTIS'], 'whole'])
  })

  test('is not called gone where nobody answers', async () => {
    isDown = true
    expect(await ask({ kind: 'product', ids: '7119' })).toEqual({ entries: [], gone: [], state: 'down' })
    expect(await ask({ kind: 'category', ids: '1' })).toEqual({ entries: [], gone: [], state: 'down' })
  })
})

describe('pictures', () => {
  test('are small copies', async () => {
    const response = await request(1, { kind: 'product', id: '7119' })
    const { format, height, width } = await sharp(await response.arrayBuffer()).metadata()
    expect([response.status, response.headers.get('content-type'), format, width, height]).toEqual([
      200,
      'image/webp',
      'webp',
      192,
      128,
    ])
  })

  test('a few are fetched at once, and one that several ask for is fetched once', async () => {
    let [running, most, fetched] = [0, 0, 0]
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      fetched += 1
      running += 1
      most = Math.max(most, running)
      await new Promise((done) => setTimeout(done, 5))
      running -= 1
      return new Response(new Uint8Array(picture))
    })
    const addresses = Array.from({ length: 12 }, (_, at) => `https://pictures.example/${at}.jpg`)
    const drawn = await Promise.all([...addresses, ...addresses].map(loadThumbnail))
    vi.unstubAllGlobals()
    expect([drawn.filter(Boolean).length, fetched, most]).toEqual([24, 12, 4])
    expect(asked[0]).toBe('https://pictures.example/0.jpg?w=192&h=128&fit=crop')
  })

  test('an address that leaves the scheme out is one of a secure host', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      return new Response(new Uint8Array(picture))
    })
    const drawn = await loadThumbnail('//pictures.example/without-scheme.jpg')
    vi.unstubAllGlobals()
    expect([drawn === undefined, asked]).toEqual([
      false,
      ['https://pictures.example/without-scheme.jpg?w=192&h=128&fit=crop'],
    ])
  })

  test('one that leads elsewhere is none, and elsewhere is not asked', async () => {
    const reached: string[] = []
    const moved = createServer(({ url: path = '' }, response) => {
      reached.push(path)
      if (path.startsWith('/moved.jpg')) response.writeHead(302, { location: '/elsewhere.jpg' }).end()
      else response.end(picture)
    })
    moved.listen(0, '127.0.0.1')
    await once(moved, 'listening')
    const place = moved.address()
    const origin = typeof place === 'object' && place ? `http://127.0.0.1:${place.port}` : ''
    expect([await loadThumbnail(`${origin}/moved.jpg`), await loadThumbnail('file:///etc/hostname')]).toEqual([
      undefined,
      undefined,
    ])
    expect(reached).toEqual(['/moved.jpg?w=192&h=128&fit=crop'])
    moved.closeAllConnections()
    moved.close()
  })

  test.each([
    ['a drawing, which could hold scripts', { kind: 'product', id: '7120' }],
    ['nothing', { kind: 'product', id: '8000' }],
    ['what is not there', { kind: 'product', id: '999' }],
    ['an address', { kind: 'product', id: 'http://127.0.0.1/' }],
    ['another kind', { kind: 'user', id: '1' }],
  ])('there is none of %s', async (_, asking) => {
    const response = await request(1, asking)
    expect([response.status, await response.json()]).toEqual([
      404,
      { message: 'The catalogue has no picture of this.', code: 'catalogue.noPicture' },
    ])
  })
})

describe('who asks, and how', () => {
  test.each([0, 1] as const)('strangers get nothing (%i)', async (index) => {
    const response = await request(index, { kind: 'product', id: '7119' }, null)
    expect([response.status, await response.json()]).toEqual([
      403,
      { message: 'Your account may not read pages.', code: 'account.readsNoPages' },
    ])
  })

  test.each<Record<string, string>>([
    {},
    { kind: 'user' },
    { kind: 'product', words: 'x'.repeat(201) },
    { kind: 'product', city: '../users' },
    { kind: 'product', city: '' },
    { kind: 'product', site: 'one' },
    { kind: 'product', site: '-1' },
    { kind: 'product', ids: '' },
    { kind: 'product', ids: '1,../users' },
    { kind: 'product', ids: Array<string>(101).fill('1').join(',') },
  ])('a question that means nothing is told so: %j', async (query) => {
    const response = await request(0, query)
    const message =
      'Which kind, and which words or numbers? At most 200 letters, or 100 numbers. A city by its code, a site by its number.'
    expect([response.status, await response.json()]).toEqual([400, { message, code: 'query.catalogue' }])
  })

  test('without a catalogue, the setting is named', async () => {
    endpoints = cataloguePickerEndpoints(undefined)
    const message =
      'The catalogue is not set (CATALOGUE_URL, CATALOGUE_ADAPTER), so nothing can be chosen from the catalogue.'
    const response = await request(0, { kind: 'product' })
    expect([response.status, await response.json()]).toEqual([503, { message, code: 'catalogue.off' }])
  })
})

/** Two cities: the heaviest are in Rome. */
const SHELF = [
  { words: foldWords('Tower of Paris'), weight: 2, city: 'PARIS' },
  { words: foldWords('Louvre tower'), weight: 5, city: 'PARIS' },
  { words: foldWords('Tower of Rome'), weight: 9, city: 'ROME' },
  { words: foldWords('Roman tower'), weight: 8, city: 'ROME' },
]

test.each([
  ['', [5, 2, 9, 8]],
  ['tower', [2, 9, 5, 8]],
  ['rom', [8, 9]],
])(
  // spec: D.admin.pick
  'for a page about Paris, “%s” finds those of Paris first among equal matches',
  (typed, expected) => {
    const found = matchEntries(SHELF, typed, { most: 4, isNear: ({ city }) => city === 'PARIS' })
    expect(found.map(({ weight }) => weight)).toEqual(expected)
  },
)

test('of many that fit, the heaviest are found', () => {
  const entries = Array.from({ length: 10_000 }, (_, index) => ({
    words: foldWords(`Tour ${index} of Paris`),
    weight: index,
  }))
  expect(matchEntries(entries, 'paris tour 99', { most: 3 }).map(({ weight }) => weight)).toEqual([9999, 9998, 9997])
})

const inEnglish = translatorFor('en')

test.each([
  [LOUVRE, 'en', 'Paris · from €23.50 · no. 7119'],
  [LOUVRE, 'de', 'Paris · from 23,50\u00a0€ · no. 7119'],
  [{ ...LOUVRE, price: null }, 'en', 'Paris · no price now · no. 7119'],
  [{ ...LOUVRE, kind: 'city', id: 'PARIS', place: 'France', price: null }, 'en', 'France · PARIS'],
  [{ ...LOUVRE, kind: 'category', id: '1', place: null, price: null }, 'en', 'no. 1'],
] as const)('%j in %s: %s', (entry, language, expected) => {
  expect(formatEntryDetails(entry, language, inEnglish)).toBe(expected)
})
