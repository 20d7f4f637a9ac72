import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProxy } from '../../../test/tools/start-proxy.ts'
import { createTestSite, HOST, type TestSite } from './sample-site.ts'

/** The site behind a real nginx with `ops/nginx/site.conf`, as it is written there. */

const SECRET = 'a secret of thirty-two characters'
let site: TestSite
let nginx: Awaited<ReturnType<typeof startProxy>>

beforeAll(async () => {
  const settings = { TRUST_PROXY: '1', SEARCHES_PER_MINUTE: '2', CATALOGUE_CHANGES_SECRET: SECRET }
  site = await createTestSite(settings)
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' })
  nginx = await startProxy('site.conf', { written: 3000, port: Number(new URL(address).port) })
})
afterAll(async () => {
  nginx.stop()
  await site.dispose()
})

const search = async (from: string, headers: Record<string, string> = {}) =>
  (await nginx.ask({ path: '/search/suggestions/?q=a', from, headers: { host: HOST, ...headers } })).status

// spec: D.requests.22
test('visitors have a limit each, and nobody has another by inventing a header', async () => {
  expect([await search('127.0.0.2'), await search('127.0.0.2'), await search('127.0.0.2')]).toEqual([200, 200, 429])
  const invented = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-client-ip', 'cf-connecting-ip', 'true-client-ip']
  for (const [index, name] of invented.entries()) {
    const value = name === 'forwarded' ? `for=203.0.113.${index}` : `203.0.113.${index}`
    expect([name, await search('127.0.0.2', { [name]: value })]).toEqual([name, 429])
  }
  expect([await search('127.0.0.3'), await search('127.0.0.3'), await search('127.0.0.3')]).toEqual([200, 200, 429])
})

test('TLS is spoken, and what a visitor says of it is not believed', async () => {
  const plain = await nginx.ask({ path: '/paris/?a=b', isSecure: false, headers: { host: HOST } })
  expect([plain.status, plain.headers.location]).toEqual([301, `https://${HOST}/paris/?a=b`])
  const headers = { host: HOST, 'x-forwarded-host': 'evil.example', 'x-variant': 'currency=JPY', 'cf-ipcountry': 'DE' }
  const { status, headers: answered, body } = await nginx.ask({ path: '/', headers })
  expect([status, answered['strict-transport-security'] !== undefined]).toEqual([200, true])
  expect(answered['cache-control']).toContain('private')
  expect(body).toContain(`<link rel="canonical" href="https://${HOST}/"`)
})

test('the provider’s signed message comes through, an unsigned one not, and the internal port is nobody’s', async () => {
  await nginx.ask({ path: '/paris/', headers: { host: HOST } })
  const body = '{"tourGroupIds":[7110]}'
  const seconds = Math.floor(Date.now() / 1000)
  const signature = `t=${seconds},v1=${createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex')}`
  const tell = async (path: string, headers: Record<string, string>, sent = body) => {
    const all = { host: HOST, 'content-type': 'application/json', 'content-length': String(sent.length), ...headers }
    return (await nginx.ask({ path, method: 'POST', headers: all, body: sent })).status
  }
  expect([
    await tell('/_catalogue-changes', { 'x-signature': signature }),
    await tell('/_catalogue-changes', { 'x-signature': signature }),
    await tell('/_catalogue-changes', {}),
    await tell('/_catalogue-changes', { 'x-signature': signature }, `"${'x'.repeat(40_000)}"`),
    await tell('/catalogue-changes', { 'x-signature': signature }),
    await tell('/purge', { authorization: 'Bearer local-purge-token' }, '{"tags":["a"]}'),
  ]).toEqual([200, 409, 401, 413, 405, 405])
  for (const path of ['/metrics', '/readyz', '/healthz']) {
    const answer = await nginx.ask({ path, headers: { host: HOST } })
    expect([path, answer.status === 200]).toEqual([path, false])
  }
})
