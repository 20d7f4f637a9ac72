import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startNginx } from '../../../../test/tools/start-nginx.ts'
import { createTestSite, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'

/** What is not there yet, behind the documented nginx. */

const NEW = 'www.new.example'
/** Milliseconds: what was not there may be said for two seconds. */
const KEPT = 2000

let site: TestSite
let edge: Awaited<ReturnType<typeof startNginx>>

beforeEach(async () => {
  site = await createTestSite({ TRUST_PROXY: '1' })
  site.putSite(siteDocument({ uid: NEW, host: NEW, languages: ['en'] }))
  await site.purge(`site:${NEW}`)
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const address = site.app.server.address()
  edge = await startNginx(typeof address === 'object' && address ? address.port : 0)
})
afterEach(async () => {
  await edge.stop()
  await site.dispose()
})

function ask(path: string): Promise<{ readonly status: number | undefined; readonly cache: unknown }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: edge.port, path, headers: { host: NEW } }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode, cache: answer.headers['x-cache-status'] }))
    }).on('error', reject)
  })
}

// spec: D.requests.21
test('a home page that is published is there as soon as its 404 is over, and no old one is shown once more', async () => {
  expect(await ask('/')).toEqual({ status: 404, cache: 'MISS' })
  const asked = performance.now()
  site.putPage(pageDocument({ uid: NEW, siteUid: NEW, title: 'Now here' }))
  await site.purge(`page:${NEW}:en:page`)
  await sleep(KEPT - (performance.now() - asked) + 1100)
  expect(await ask('/')).toEqual({ status: 200, cache: 'EXPIRED' })
  expect(await ask('/')).toEqual({ status: 200, cache: 'HIT' })
})

test('where the site is down, no copy says that something is not there', async () => {
  expect(await ask('/')).toEqual({ status: 404, cache: 'MISS' })
  await site.app.close()
  await sleep(KEPT + 1100)
  expect(await ask('/')).toEqual({ status: 502, cache: 'EXPIRED' })
})
