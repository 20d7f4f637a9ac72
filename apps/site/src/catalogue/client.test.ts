import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Metrics } from '../operations/metrics.ts'
import { Reporter } from '../operations/reporter.ts'
import { buildQuery, CatalogueClient, type ClientSettings } from './client.ts'
import { isMirrored, MIRRORED_PATHS } from './mirrored-paths.ts'

test('arrays are joined with commas, and what is not set is not sent', () => {
  expect(
    buildQuery({ 'ids[]': [1, 2], language: 'FR', city: undefined, 'fallback-to-english': false, q: 'a b&c' }),
  ).toBe('?ids[]=1,2&language=FR&fallback-to-english=false&q=a%20b%26c')
  expect(buildQuery({})).toBe('')
})

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
  expect(isMirrored(path)).toBe(expected)
})

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

describe('CatalogueClient', () => {
  let server: Server
  let seen: { url?: string | undefined; key?: string | string[] | undefined; length?: string | undefined }[]
  const originOf = (listening: Server) => `http://127.0.0.1:${(listening.address() as AddressInfo).port}`

  beforeEach(async () => {
    seen = []
    server = createServer((request, response) => {
      seen.push({ url: request.url, key: request.headers['api-key'], length: request.headers['content-length'] })
      const path = request.url ?? ''
      if (path.startsWith('/redirect')) response.writeHead(302, { location: 'http://127.0.0.1:1/stolen/' }).end()
      else if (path.startsWith('/busy')) response.writeHead(429).end()
      else if (path.startsWith('/wrong')) response.writeHead(400).end('{}')
      else if (path.startsWith('/broken')) response.end('{"a":')
      else if (path.startsWith('/slow')) setTimeout(() => response.end('{}'), 500).unref()
      else response.end('{"a":1}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  const ask = (path: string, more: Partial<ClientSettings> = {}) => {
    const metrics = new Metrics()
    const settings = { url: originOf(server), timeout: 5000, apiKey: 'k', ...more }
    return new CatalogueClient(settings, new Reporter(pino({ level: 'silent' }), metrics), metrics).get(path, {})
  }

  test('gives the value, and sends the key and no content-length', async () => {
    expect(await ask('/api/v1/x/')).toEqual({ ok: true, value: { a: 1 } })
    expect(seen).toEqual([{ url: '/api/v1/x/', key: 'k', length: undefined }])
  })

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
    ['/slow/', 'timeout', true],
  ])('%s is %s, retryable: %s', async (path, kind, retryable) => {
    const more = kind === 'timeout' ? { timeout: 50 } : {}
    expect(await ask(path, more)).toMatchObject({ ok: false, error: { kind, retryable, source: `GET ${path}` } })
  })

  test.each([
    ['/api/v6/tour-groups/7148/reviews/', '/api/v6/tour-groups/{id}/reviews/'],
    ['/api/v6/tour-groups/list-by/city/ROME/', '/api/v6/tour-groups/list-by/city/{cityName}/'],
  ])('a failure of %s is named by the endpoint, whatever was asked of it', async (path, endpoint) => {
    expect(await ask(path, { url: 'http://127.0.0.1:1' })).toMatchObject({ error: { source: `GET ${endpoint}` } })
  })

  test('nobody there is unreachable', async () => {
    expect(await ask('/x/', { url: 'http://127.0.0.1:1' })).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  })

  test('mirrored endpoints go to the mirror, others do not', async () => {
    expect(await ask('/api/v1/collection/', { url: 'http://127.0.0.1:1', mirrorUrl: originOf(server) })).toMatchObject({
      ok: true,
    })
    expect(await ask('/api/v7/tour-groups/1/calendar/', { mirrorUrl: 'http://127.0.0.1:1' })).toMatchObject({
      ok: true,
    })
  })
})
