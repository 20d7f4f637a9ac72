import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { putStored, STORED_RELEASES } from '../../../../test/tools/stored-releases.ts'
import { PriceHistory } from '../../src/catalogue/prices/price-history.ts'
import { SettingsError } from '../../src/settings.ts'
import { createTestSite, type TestSite } from '../sample-site.ts'

/** The site with what every release left behind: its store, its search index, and the prices that it had read. */

const WRITER = new URL('../../src/search/index-writer.worker.ts', import.meta.url)
const HARBOUR = { host: 'www.harbour.example' }

const scratch = mkdtempSync(join(tmpdir(), 'stored-releases-'))
afterAll(() => rmSync(scratch, { recursive: true }))

describe.each(STORED_RELEASES)('with the files of release %s', (release) => {
  const fileOf = (name: string) => join(scratch, release, name)
  let site: TestSite
  beforeEach(async () => {
    for (const name of ['published.db', 'prices.db', 'search.db'] as const) putStored(release, name, fileOf(name))
    site = await createTestSite({
      PUBLISHED_STORE: fileOf('published.db'),
      PRICE_HISTORY: fileOf('prices.db'),
      SEARCH_INDEX: fileOf('search.db'),
      AVAILABILITY_INDEX: fileOf('availability.db'),
    })
  })
  afterEach(() => site.dispose())

  test.each([
    ['/', 200, 'Where ships come in'],
    ['/fr/', 200, 'Là où arrivent les navires'],
    ['/morning-on-the-pier/', 200, 'A morning on the pier'],
    ['/boats/', 200, 'All boats'],
    ['/old-pier/', 301, ''],
    ['/unfinished/', 404, ''],
    // spec: D.admin.upgrade
  ])('%s is answered with %i', async (path, status, title) => {
    const answer = await site.get(path, HARBOUR)
    expect([answer.status, answer.body.includes(title)]).toEqual([status, true])
  })

  test('its pages are found, whatever its index was', async () => {
    site.startSearch(WRITER)
    const found = async () => (await site.get('/search/suggestions/?q=ships', HARBOUR)).body
    await vi.waitFor(async () => expect(await found()).toContain('data-href="/"'), { timeout: 60_000 })
  })

  test('what things cost is still known', () => {
    const history = new PriceHistory(fileOf('prices.db'))
    const now = Date.UTC(2026, 10, 4)
    expect(history.read(640_110, { amount: 36, currency: 'EUR' }, 40, now)).toBe(undefined)
    history.close()
    const database = new DatabaseSync(fileOf('prices.db'), { readOnly: true })
    const runs = database.prepare('SELECT amount, first_day, last_day FROM price_run ORDER BY first_day').all()
    database.close()
    expect(runs.map((run) => Object.values(run))).toEqual([
      [40, '2026-11-01', '2026-11-02'],
      [36, '2026-11-03', '2026-11-04'],
    ])
  })
})

test('a file of prices that a later release wrote is refused and left as it is', () => {
  const path = join(scratch, 'later.db')
  const later = new DatabaseSync(path)
  later.exec('CREATE TABLE price (tgid INTEGER); PRAGMA user_version = 9')
  later.close()
  expect(() => new PriceHistory(path)).toThrow(SettingsError)
  expect(() => new PriceHistory(path)).toThrow(
    /written by a release after .*; install that release, or name another file/,
  )
  const kept = new DatabaseSync(path, { readOnly: true })
  expect(kept.prepare('SELECT name FROM sqlite_master').all()).toEqual([{ name: 'price' }])
  kept.close()
})
