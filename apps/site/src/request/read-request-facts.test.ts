import { request as ask, createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { ClientAddressResolver } from '@passepartout/content-model/requests/client-address-resolver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ProxyTrust, readRequestFacts } from './read-request-facts.ts'

let received: IncomingMessage
const server = createServer((message, response) => {
  received = message
  response.end()
})

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

const port = () => (server.address() as AddressInfo).port
const WARY: ProxyTrust = { clients: new ClientAddressResolver(0), countryHeader: 'cf-ipcountry' }
const TRUSTING: ProxyTrust = { clients: new ClientAddressResolver(1), countryHeader: 'cf-ipcountry' }

/** A request as its bytes. */
async function raw(head: string, trust = WARY) {
  await new Promise((resolve) => {
    const socket = connect(port(), '127.0.0.1', () => socket.write(`${head}\r\nconnection: close\r\n\r\n`))
    socket.on('data', () => undefined).on('close', resolve)
  })
  return readRequestFacts(received, trust)
}

async function withHeaders(headers: Record<string, string | string[]>, trust: ProxyTrust) {
  await new Promise((resolve) => {
    ask({ port: port(), host: '127.0.0.1', headers: { host: 'a.example', ...headers } }, (response) => {
      response.resume().on('end', resolve)
    }).end()
  })
  return readRequestFacts(received, trust)
}

describe('host and target', () => {
  test('host and target as they came', async () => {
    expect(await raw('GET /x?y HTTP/1.1\r\nHost: a.example')).toMatchObject({ host: 'a.example', url: '/x?y' })
  })

  // spec: D.redirects.7
  test('several hosts are none, whatever their letters and order', async () => {
    expect((await raw('GET / HTTP/1.1\r\nHost: a.example\r\nhost: b.example')).host).toBeUndefined()
    expect((await raw('GET / HTTP/1.1\r\nHOST: a.example\r\nx: y\r\nHost: a.example')).host).toBeUndefined()
    const forwarded = 'GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nX-Forwarded-Host: c.example'
    expect((await raw(forwarded, TRUSTING)).host).toBeUndefined()
  })

  test.each([
    ['http://b.example/x?y', 'b.example', '/x?y'],
    ['HTTPS://b.example:81', 'b.example:81', '/'],
    ['http://b.example?y', 'b.example', '/?y'],
    ['http://u:p@b.example/', 'u:p@b.example', '/'],
    ['http:///x', '', '/x'],
    // spec: D.redirects.7
  ])('the whole address %s in the request line wins over the header', async (target, host, url) => {
    expect(await raw(`GET ${target} HTTP/1.1\r\nHost: a.example`)).toMatchObject({ host, url, protocol: 'http' })
  })

  test('another scheme is an address that nobody can read', async () => {
    expect(await raw('GET ftp://b.example/ HTTP/1.1\r\nHost: a.example')).toMatchObject({ url: 'ftp://b.example/' })
  })
})

describe('what a proxy says', () => {
  const headers = {
    'x-forwarded-host': 'b.example',
    'x-forwarded-proto': 'https',
    'x-variant': 'currency=JPY',
    'cf-ipcountry': 'fr',
  }

  // spec: 6.roles.6
  test('is believed only where it is trusted', async () => {
    expect(await withHeaders(headers, TRUSTING)).toMatchObject({
      host: 'b.example',
      protocol: 'https',
      variant: 'currency=JPY',
      country: 'FR',
    })
    expect(await withHeaders(headers, WARY)).toMatchObject({
      host: 'a.example',
      protocol: 'http',
      variant: undefined,
      country: undefined,
    })
  })

  test.each(['XX', 'T1', 'FRA', 'F', '', 'fr, de', '1a'])('%j is no country', async (country) => {
    expect((await withHeaders({ 'cf-ipcountry': country }, TRUSTING)).country).toBeUndefined()
  })

  test('a country comes from the header of the setting and no other', async () => {
    expect(
      (await withHeaders({ 'x-user-country': 'FR', 'x-vercel-ip-country': 'FR' }, TRUSTING)).country,
    ).toBeUndefined()
  })

  // spec: 7.calls.10, D.preview.6
  test('what a middleware says is read from nobody', async () => {
    const names = 'url lang uid viewport is-preview bypass-cache bypass-published-check user-country bot'.split(' ')
    const forged = Object.fromEntries(names.map((name) => [`x-${name}`, 'forged']))
    expect(JSON.stringify(await withHeaders(forged, TRUSTING))).not.toContain('forged')
  })
})
