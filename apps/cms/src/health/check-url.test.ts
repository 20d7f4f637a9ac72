import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkUrl, type UrlCheckDependencies } from './check-url.ts'

/** A machine that counts as public here; the same under its other address does not. */
const PUBLIC = '127.0.0.1'
let server: Server
let port: number
let asked: string[] = []

const ANSWERS: Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => unknown>> = {
  '/fine': (response) => response.writeHead(200).end(),
  '/gone': (response) => response.writeHead(404).end(),
  '/removed': (response) => response.writeHead(410).end(),
  '/broken': (response) => response.writeHead(500).end(),
  '/guarded': (response) => response.writeHead(403).end(),
  '/no-head': (response, { method }) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/moved': (response) => response.writeHead(301, { location: '/fine' }).end(),
  '/inside': (response) => response.writeHead(302, { location: `http://127.0.0.2:${port}/secret` }).end(),
  '/by-name': (response) => response.writeHead(302, { location: `http://inside.example:${port}/secret` }).end(),
  '/file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/circle': (response) => response.writeHead(302, { location: '/circle' }).end(),
  '/silent': () => undefined,
  '/endless': (response, { method }) => {
    response.writeHead(method === 'HEAD' ? 405 : 200)
    if (method === 'HEAD') return response.end()
    response.write('x'.repeat(100_000))
  },
}

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    ANSWERS[request.url ?? '']?.(response, request)
  })
  await new Promise<void>((done) => server.listen(0, '0.0.0.0', done))
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  asked = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'somebody.example': [PUBLIC],
  'inside.example': ['127.0.0.2'],
  'both.example': [PUBLIC, '127.0.0.2'],
}

const parts: UrlCheckDependencies = {
  isAllowed: (address) => address === PUBLIC,
  resolve: async (host) => {
    const found = NAMES[host]
    if (!found) throw new Error('ENOTFOUND')
    return found.map((address) => ({ address, family: 4 }))
  },
  timeout: 10_000,
}

const FINE = { state: 'fine' }
const PRIVATE = { state: 'private', message: { code: 'outside.private' } }

test.each([
  ['somebody.example', '/fine', FINE],
  ['somebody.example', '/guarded', FINE],
  ['somebody.example', '/no-head', FINE],
  ['somebody.example', '/moved', FINE],
  ['somebody.example', '/endless', FINE],
  ['somebody.example', '/gone', { state: 'gone', message: { code: 'outside.gone', params: { status: 404 } } }],
  ['somebody.example', '/removed', { state: 'gone', message: { code: 'outside.gone', params: { status: 410 } } }],
  [
    'somebody.example',
    '/broken',
    { state: 'unreachable', message: { code: 'outside.broken', params: { status: 500 } } },
  ],
  [
    'somebody.example',
    '/circle',
    { state: 'unreachable', message: { code: 'outside.redirects', params: { most: 5 } } },
  ],
  ['nobody.example', '/fine', { state: 'unreachable', message: { code: 'outside.unreachable' } }],
])('%s%s', async (host, path, expected) => {
  expect(await checkUrl(`http://${host}:${port}${path}`, parts)).toEqual(expected)
})

test('who says nothing is not waited for', async () => {
  const answer = await checkUrl(`http://somebody.example:${port}/silent`, { ...parts, timeout: 200 })
  expect(answer).toEqual({ state: 'unreachable', message: { code: 'outside.late' } })
})

test.each([
  ['a number', '127.0.0.2', '/secret', []],
  ['a name that stands for one', 'inside.example', '/secret', []],
  ['a name of which one address is', 'both.example', '/fine', []],
  ['a redirect to a number', 'somebody.example', '/inside', ['HEAD /inside']],
  ['a redirect to a name', 'somebody.example', '/by-name', ['HEAD /by-name']],
  ['a redirect to a file', 'somebody.example', '/file', ['HEAD /file']],
  // spec: D.admin.38
])('%s of a private network is not asked', async (_what, host, path, expected) => {
  expect(await checkUrl(`http://${host}:${port}${path}`, parts)).toEqual(PRIVATE)
  expect(asked).toEqual(expected)
})

test('without a word, this machine is private', async () => {
  expect(await checkUrl(`http://localhost:${port}/fine`)).toEqual(PRIVATE)
  expect(await checkUrl(`http://[::1]:${port}/fine`)).toEqual(PRIVATE)
  expect(asked).toEqual([])
})
