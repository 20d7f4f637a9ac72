import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

let site: TestSite
beforeEach(async () => {
  site = await createTestSite()
})
afterEach(async () => {
  await site.dispose()
})

/** How many pages each process has rendered. */
async function rendered(process: Pick<TestSite, 'internal'>): Promise<number> {
  const { body } = await process.internal.inject('/metrics')
  return [...body.matchAll(/^site_render_seconds_count\{[^}]*\} (\d+)$/gm)].reduce((sum, [, n]) => sum + Number(n), 0)
}

/** A process that has asked for pages ends; the next takes what it has kept. */
async function restart(meanwhile = () => {}) {
  const first = site.startAgain()
  await first.startSnapshot(true)
  const before = await first.get('/paris/', { 'accept-encoding': 'br' })
  await first.get('/', { 'accept-encoding': 'br' })
  await first.close()
  meanwhile()
  const second = site.startAgain()
  await second.startSnapshot(true)
  return { before, second }
}

// spec: D.requests.25
test('a restart has the pages of the process before, with their validators, and asks the catalogue for nothing', async () => {
  const { before, second } = await restart()
  const asked = site.catalogue.requests.length
  const after = await second.get('/paris/', { 'accept-encoding': 'br' })
  expect([after.status, after.headers.etag, await rendered(second)]).toEqual([200, before.headers.etag, 0])
  expect(site.catalogue.requests.length).toBe(asked)
  await second.close()
})

// spec: D.requests.25
test('it has none of them when something was published meanwhile', async () => {
  const { second } = await restart(() =>
    site.putPage(pageDocument({ title: 'Another title', updatedAt: '2026-11-02T00:00:00.000Z' })),
  )
  expect((await second.get('/')).body).toContain('Another title')
  expect(await rendered(second)).toBe(1)
  await second.close()
})

// spec: D.requests.25
test('a page whose prices have reached their limit is rendered', async () => {
  const { second } = await restart(() => {
    site.clock.now += 24 * 3_600_000
  })
  await second.get('/paris/')
  expect(await rendered(second)).toBe(1)
  await second.close()
})

test('a purge reaches what was taken', async () => {
  const { second } = await restart()
  await second.internal.inject({
    method: 'POST',
    url: '/purge',
    headers: { authorization: 'Bearer local-purge-token' },
    payload: { tags: [`page:${HOST}:en:page`] },
  })
  await second.get('/')
  expect(await rendered(second)).toBe(1)
  await second.close()
})
