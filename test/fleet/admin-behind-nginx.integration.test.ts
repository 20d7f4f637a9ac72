import { createServer, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT_ADDRESS_HEADER, recordClientAddresses } from '../../apps/cms/src/access/sign-in/client-address.ts'
import { listen } from '../tools/listen.ts'
import { startProxy } from '../tools/start-proxy.ts'

/** What a content system is told behind a real nginx with `ops/nginx/admin.conf`, as it is written there. */

let server: Server
let nginx: Awaited<ReturnType<typeof startProxy>>
let forgetAddresses: () => void

beforeAll(async () => {
  forgetAddresses = recordClientAddresses(1)
  server = createServer(async (request, response) => {
    const { length } = await buffer(request)
    response.end(JSON.stringify({ headers: request.headers, length }))
  })
  nginx = await startProxy('admin.conf', { written: 3001, port: await listen(server) })
})
afterAll(() => {
  nginx.stop()
  server.close()
  forgetAddresses()
})

const HOST = { host: 'admin.example' }

// spec: D.requests.22
test('it hears whom a request comes from, whatever that one says', async () => {
  const told = async (from: string, headers: Record<string, string> = {}) => {
    const { body } = await nginx.ask({ path: '/admin', from, headers: { ...HOST, ...headers } })
    return JSON.parse(body).headers
  }
  const invented = {
    'x-forwarded-for': '203.0.113.7, 198.51.100.1',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-real-ip': '203.0.113.7',
    forwarded: 'for=203.0.113.7',
    [CLIENT_ADDRESS_HEADER]: '203.0.113.7',
  }
  expect(await told('127.0.0.2', invented)).toMatchObject({
    [CLIENT_ADDRESS_HEADER]: '127.0.0.2',
    host: 'admin.example',
    'x-forwarded-host': 'admin.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.7, 198.51.100.1, 127.0.0.2',
  })
  expect(Object.keys(await told('127.0.0.2', invented))).not.toContain('x-real-ip')
  expect((await told('127.0.0.3'))[CLIENT_ADDRESS_HEADER]).toBe('127.0.0.3')
})

test('it gets the largest picture, and nothing that is larger', async () => {
  const upload = (length: number) =>
    nginx.ask({
      path: '/api/media',
      method: 'POST',
      headers: { ...HOST, 'content-length': String(length) },
      body: Buffer.alloc(length),
    })
  expect(JSON.parse((await upload(26_000_000)).body).length).toBe(26_000_000)
  expect((await upload(28_000_000)).status).toBe(413)
})

test('it is asked over TLS alone, under its own name', async () => {
  const { status, headers } = await nginx.ask({
    path: '/admin?a=b',
    isSecure: false,
    headers: { host: 'evil.example' },
  })
  expect([status, headers.location]).toEqual([301, 'https://admin.example/admin?a=b'])
  expect((await nginx.ask({ path: '/', headers: HOST })).headers['strict-transport-security']).toBe('max-age=63072000')
})

test('without a proxy, nothing of what a client says in its place is left', async () => {
  forgetAddresses()
  const forgetAll = recordClientAddresses(0)
  const { body } = await nginx.ask({
    path: '/',
    from: '127.0.0.2',
    headers: { ...HOST, 'x-forwarded-for': '203.0.113.7' },
  })
  forgetAll()
  forgetAddresses = recordClientAddresses(1)
  const { headers } = JSON.parse(body)
  expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual([CLIENT_ADDRESS_HEADER])
  expect(headers[CLIENT_ADDRESS_HEADER]).toBe('127.0.0.1')
})
