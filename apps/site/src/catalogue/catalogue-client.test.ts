import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { askProvider, buildQuery, type ClientSettings } from './catalogue-client.ts'
import type { CookieSettings, CookieValues } from './forwarded-cookies.ts'
import { isMirroredPath, MIRRORED_PATHS } from './mirrored-paths.ts'

// spec: 7.client.2
test('arrays are joined with commas, and what is not set is not sent', () => {
  expect(
    buildQuery({ 'ids[]': [1, 2], language: 'FR', city: undefined, 'fallback-to-english': false, q: 'a b&c' }),
  ).toBe('?ids[]=1,2&language=FR&fallback-to-english=false&q=a%20b%26c')
  expect(buildQuery({})).toBe('')
})

// spec: 7.client.3
test('a city is sent as its name, also when it comes as an object', () => {
  const city = { code: 'ROME', displayName: 'Rome & around' }
  expect(buildQuery({ city })).toBe('?city=Rome%20%26%20around')
  expect(buildQuery({ city: 'ROME' })).toBe('?city=ROME')
})

test.each([
  ['/api/v1/collection/', true],
  ['/api/v6/tour-groups/7148/', true],
  ['/api/v6/tour-groups/7148', true],
  ['/api/v6/tour-groups/list-by/sub-category/1080/', true],
  ['/api/v6/tour-groups/list-by/city/S%C3%A3o%20Paulo/', true],
  ['/api/v6/tour-groups/7148/reviews/', true],
  ['/api/v7/tour-groups/7148/calendar/', false],
  ['/api/v7/tour-groups/7148/inventories/', false],
  ['/api/v1/collection/../../secret/', false],
])('%s is mirrored: %s', (path, expected) => {
  expect(isMirroredPath(path)).toBe(expected)
})

// spec: 7.client.5, 7.client.6
test('the mirror knows every kind of endpoint and every parameter that the specification names', () => {
  const kinds = 'collection city category review banner currency media itinerar poi tour-groups'.split(' ')
  expect(kinds.filter((kind) => !MIRRORED_PATHS.some((path) => path.includes(kind)))).toEqual([])
  const parameters = new Set(
    MIRRORED_PATHS.flatMap((path) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])),
  )
  expect([...parameters].toSorted()).toEqual(
    'categoryId city cityCode cityName collectionId id personaAffinityId subCategoryId tag tourGroupId'.split(' '),
  )
})

/** A few kilobytes that unpack to eight megabytes. */
const BOMB = gzipSync(Buffer.alloc(8_000_000, ' '))

function sendWithoutEnd(response: ServerResponse): void {
  const send = () => {
    while (!response.destroyed && response.write(' '.repeat(1000)));
    if (!response.destroyed) response.once('drain', send)
  }
  send()
}

describe('askProvider', () => {
  let server: Server
  let closed: string[]
  let seen: {
    cookie?: string | undefined
    language?: string | string[] | undefined
    currency?: string | string[] | undefined
    url?: string | undefined
    key?: string | string[] | undefined
    length?: string | undefined
  }[]
  const originOf = (listening: Server) => `http://127.0.0.1:${(listening.address() as AddressInfo).port}`

  beforeEach(async () => {
    seen = []
    closed = []
    server = createServer((request, response) => {
      const { headers } = request
      seen.push({
        url: request.url,
        key: headers['api-key'],
        length: headers['content-length'],
        ...(headers.cookie === undefined ? {} : { cookie: headers.cookie }),
        ...(headers['x-language'] === undefined ? {} : { language: headers['x-language'] }),
        ...(headers['x-currency'] === undefined ? {} : { currency: headers['x-currency'] }),
      })
      const path = request.url ?? ''
      response.once('close', () => void (response.writableFinished || closed.push(path)))
      if (path.startsWith('/redirect')) response.writeHead(302, { location: 'http://127.0.0.1:1/stolen/' }).end()
      else if (path.startsWith('/busy')) response.writeHead(429).end()
      else if (path.startsWith('/wrong')) response.writeHead(400).end('{}')
      else if (path.startsWith('/broken')) response.end('{"a":')
      else if (path.startsWith('/long')) response.end(`"${'x'.repeat(2000)}"`)
      else if (path.startsWith('/endless')) sendWithoutEnd(response)
      else if (path.startsWith('/bomb')) response.writeHead(200, { 'content-encoding': 'gzip' }).end(BOMB)
      else if (path.startsWith('/dripping')) response.write('{')
      else if (path.startsWith('/slow')) return
      else response.end('{"a":1}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  const ask = (path: string, more: Partial<ClientSettings> = {}, signal = new AbortController().signal) => {
    const settings = { url: originOf(server), maxBytes: 1000, apiKey: 'k', ...more }
    return askProvider(settings, path, {}, { signal })
  }

  // spec: 7.calls.2, 7.calls.3
  test('gives the value, and sends the key and no content-length', async () => {
    expect(await ask('/api/v1/x/')).toEqual({ ok: true, value: { a: 1 } })
    expect(seen).toEqual([{ url: '/api/v1/x/', key: 'k', length: undefined }])
  })

  // spec: 7.client.7, 7.calls.1
  test('of cookies the catalogue is told what is configured and known, as cookies and as headers', async () => {
    const values = { 'content-lang': 'fr', currency: 'EUR' }
    const settings = { url: originOf(server), maxBytes: 1000 }
    const told = async (cookies: CookieSettings | undefined, given: CookieValues = values) => {
      const { signal } = new AbortController()
      await askProvider({ ...settings, cookies }, '/api/v1/x/', {}, { signal, cookies: given })
      const { cookie, language, currency } = seen.at(-1) ?? {}
      return { cookie, language, currency }
    }
    expect(await told(undefined)).toEqual({})
    expect(await told({ names: [], headers: [] })).toEqual({})
    expect(await told({ names: ['content-lang', 'currency'], headers: [] })).toEqual({
      cookie: 'content-lang=fr; currency=EUR',
    })
    expect(await told({ names: ['currency'], headers: [['x-language', 'content-lang']] })).toEqual({
      cookie: 'currency=EUR',
      language: 'fr',
    })
    expect(await told({ names: ['currency'], headers: [['x-currency', 'currency']] }, {})).toEqual({})
  })

  // spec: 7.client.1
  test('asks every time: nothing is kept', async () => {
    await ask('/api/v1/x/')
    await ask('/api/v1/x/')
    expect(seen).toHaveLength(2)
  })

  test.each([
    ['/redirect/', 'unreachable', true],
    ['/busy/', 'status', true],
    ['/wrong/', 'status', false],
    ['/broken/', 'malformed', true],
    ['/long/', 'oversized', true],
    ['/endless/', 'oversized', true],
    ['/bomb/', 'oversized', true],
  ])('%s is %s, retryable: %s', async (path, kind, retryable) => {
    const status = { '/busy/': 429, '/wrong/': 400 }[path]
    expect(await ask(path)).toEqual({
      ok: false,
      error: { kind, retryable, source: `GET ${path}`, ...(status && { status }) },
    })
  })

  test.each(['/slow/', '/dripping/'])('%s ends with its time', async (path) => {
    const late = new AbortController()
    const answer = ask(path, {}, late.signal)
    await expect.poll(() => seen).toHaveLength(1)
    late.abort()
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout', retryable: true, source: `GET ${path}` } })
  })

  test('nothing is read beyond the limit, and what reaches it is', async () => {
    expect(await ask('/long/', { maxBytes: 2002 })).toEqual({ ok: true, value: 'x'.repeat(2000) })
    expect(await ask('/long/', { maxBytes: 2001 })).toMatchObject({ error: { kind: 'oversized' } })
  })

  test('whoever sends too much is not listened to any more', async () => {
    await ask('/endless/')
    await expect.poll(() => closed).toEqual(['/endless/'])
  })

  test.each([
    ['/api/v6/tour-groups/7148/reviews/', '/api/v6/tour-groups/{id}/reviews/'],
    ['/api/v6/tour-groups/list-by/city/Rome/', '/api/v6/tour-groups/list-by/city/{cityName}/'],
  ])('a failure of %s is named by the endpoint, whatever was asked of it', async (path, endpoint) => {
    expect(await ask(path, { url: 'http://127.0.0.1:1' })).toMatchObject({ error: { source: `GET ${endpoint}` } })
  })

  test('nobody there is unreachable', async () => {
    expect(await ask('/x/', { url: 'http://127.0.0.1:1' })).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  })

  // spec: 7.client.4
  test('mirrored endpoints go to the mirror, others do not', async () => {
    expect(await ask('/api/v1/collection/', { url: 'http://127.0.0.1:1', mirrorUrl: originOf(server) })).toMatchObject({
      ok: true,
    })
    expect(await ask('/api/v7/tour-groups/1/calendar/', { mirrorUrl: 'http://127.0.0.1:1' })).toMatchObject({
      ok: true,
    })
  })
})
