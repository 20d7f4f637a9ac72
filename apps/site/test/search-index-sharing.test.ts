import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Pglite, startPglite } from './postgres/start-pglite.ts'
import { createTestSite, HOST, type TestSite } from './sample-site.ts'

/** Two processes that share a PostgreSQL and start together while it is empty. */

const WRITER = new URL('../src/search/index-writer.worker.ts', import.meta.url)
const LISTS = '/api/v6/tour-groups/list-by/city/'

/** A whole PostgreSQL starts in this process. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let server: Pglite
let sites: readonly [TestSite, TestSite]

beforeAll(async () => {
  server = await startPglite()
})
afterAll(async () => {
  await server.stop()
})

beforeEach(async () => {
  await server.exec('DROP SCHEMA IF EXISTS site_search_4 CASCADE')
  const settings = { SEARCH_INDEX: server.url }
  sites = [await createTestSite(settings), await createTestSite(settings)]
  for (const { catalogue } of sites) {
    catalogue.answers.set('/api/v1/city/list/', { cities: [{ code: 'PARIS', displayName: 'Paris' }], total: 1 })
    const louvre = { id: 7110, name: 'Louvre: timed entry', cityCode: 'PARIS', urlSlugs: { EN: 'louvre' } }
    catalogue.answers.set(`${LISTS}Paris/`, { pageData: { items: [louvre], total: 1 } })
    catalogue.answers.set('/api/v6/tour-groups/7110/', louvre)
  }
})
afterEach(async () => {
  for (const site of sites) await site.dispose()
})

// spec: D.find.10
test('one asks the catalogue for all that there is, and both find it', async () => {
  for (const site of sites) site.startSearch(WRITER)
  for (const site of sites) {
    await vi.waitFor(
      async () => {
        const { body } = await site.get('/search/suggestions/?q=louvre', { host: HOST })
        expect(body).toContain('data-href="/louvre-t7110/"')
      },
      { timeout: 60_000 },
    )
  }
  const asked = sites.map(({ catalogue }) => catalogue.requests.filter((url) => url.startsWith(LISTS)).length > 0)
  expect(asked.toSorted()).toEqual([false, true])
})

// spec: D.find.10
test('a build that misses a part is tried again in a while, and by no other process before', async () => {
  const [site] = sites
  site.catalogue.refused.add(`${LISTS}Paris/`)
  site.startSearch(WRITER)
  const claimHolds = async () => {
    const { rows } = await server.query<{ seconds: number }>(
      `SELECT (value / 1000 - extract(epoch FROM clock_timestamp()))::integer AS seconds
       FROM site_search_4.note WHERE name = 'building'`,
    )
    return rows.map(({ seconds }) => seconds >= 0 && seconds <= 2)
  }
  await expect
    .poll(() => site.logLines.filter(({ msg }) => msg === 'search index built').map(({ isWhole }) => isWhole), {
      timeout: 60_000,
    })
    .toEqual([false])
  await expect.poll(claimHolds, { timeout: 60_000 }).toEqual([true])
})
