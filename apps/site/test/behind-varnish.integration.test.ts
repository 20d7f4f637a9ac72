import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listen } from '../../../test/tools/listen.ts'
import { startVarnish } from '../../../test/tools/start-varnish.ts'
import { createTestSite, HOST, pageDocument, type TestSite } from './sample-site.ts'

/** The site behind a real Varnish with `ops/edge/varnish.vcl`, which it purges. */

const SECRET = '0123456789abcdef0123456789abcdef'
let site: TestSite
let varnish: Awaited<ReturnType<typeof startVarnish>>
/** Stands before the site, which is started when Varnish has an address. */
const door = createServer((asked, answer) => void site.app.server.emit('request', asked, answer))

beforeAll(async () => {
  varnish = await startVarnish(await listen(door), SECRET)
  site = await createTestSite({ TRUST_PROXY: '1', VARNISH_URLS: varnish.address, VARNISH_TOKEN: SECRET })
  await site.app.ready()
})
afterAll(async () => {
  await varnish.stop()
  await site.dispose()
  door.close()
})

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

async function ask(path: string, { method = 'GET', headers = {} }: Asked = {}) {
  const all = { host: HOST, 'x-forwarded-proto': 'https', ...headers }
  const sent = request(varnish.address + path, { method, headers: all }).end()
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  if (!answer) throw new Error('no answer')
  // A copy has the number of the request that brought it beside its own.
  const isCopy = String(answer.headers['x-varnish']).includes(' ')
  const names = ['xkey', 'surrogate-key', 'cache-tag'].filter((name) => name in answer.headers)
  return { status: answer.statusCode, isCopy, names, text: await text(answer) }
}

test('a copy is shared, its tags are told to nobody, and a publication shows at once', async () => {
  site.putPage(pageDocument({ uid: `${HOST}.walks`, title: 'Walks by day' }))
  const first = await ask('/walks/')
  expect([first.status, first.names, first.text.includes('Walks by day')]).toEqual([200, [], true])
  expect((await ask('/walks/')).isCopy).toBe(true)
  await ask('/')
  site.putPage(pageDocument({ uid: `${HOST}.walks`, title: 'Walks by night' }))
  await site.purge(`page:${HOST}.walks:en:page`)
  await vi.waitFor(async () => expect((await ask('/walks/')).text).toContain('Walks by night'), 5000)
  expect((await ask('/')).isCopy).toBe(true)
})

test('nobody else purges, whatever the tags', async () => {
  await ask('/')
  const purge = async (headers: Record<string, string>) => (await ask('/', { method: 'PURGE', headers })).status
  const authorization = `Bearer ${SECRET}`
  expect([
    await purge({ 'xkey-purge': '.*' }),
    await purge({ 'xkey-purge': '.*', authorization: 'Bearer ' }),
    await purge({ authorization }),
    await purge({ 'xkey-purge': '(?s).{12}.*', authorization }),
    await purge({ 'xkey-purge': 'x"||obj.status==200||"x', authorization }),
  ]).toEqual([403, 403, 400, 200, 200])
  expect((await ask('/')).isCopy).toBe(true)
})
