import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from './sample-site.ts'
import { type GeneratedCatalogue, generatedTgid, startGeneratedCatalogue } from './tools/generated-catalogue.ts'

/**
 * The search of an installation that begins with nothing: an empty published store, and a catalogue of cities and numbers that
 * no sample has. Nothing is started again unless a test says so.
 */

const WRITER = new URL('../src/search/index-writer.worker.ts', import.meta.url)
/** Milliseconds from a first start, or from a change, to the first find. */
const FOUND_WITHIN = 60_000

vi.setConfig({ testTimeout: 2 * FOUND_WITHIN, hookTimeout: FOUND_WITHIN })

const folder = mkdtempSync(join(tmpdir(), 'passepartout-first-start-'))
afterAll(() => rmSync(folder, { recursive: true }))

let catalogue: GeneratedCatalogue
let site: TestSite
let indexes = 0
let index: string

beforeEach(async () => {
  catalogue = await startGeneratedCatalogue({ TARNIA: 250, OSTMARK: 120 })
  indexes += 1
  index = join(folder, `${indexes}.db`)
  site = await createTestSite({ CATALOGUE_URL: catalogue.url, SEARCH_INDEX: index, SEARCHES_PER_MINUTE: '100000' })
  site.store.exec('DELETE FROM site; DELETE FROM page')
  await site.purge(`site:${HOST}`)
})
afterEach(async () => {
  await site.dispose()
  await catalogue.close()
})

async function publishSite(...languages: readonly LanguageCode[]) {
  for (const lang of languages) {
    site.putSite(siteDocument({ lang, languages: [...languages] }))
    site.putPage(pageDocument({ lang }))
  }
  await site.purge(`site:${HOST}`, ...languages.map((lang) => `page:${HOST}:${lang}:page`))
}

async function withdrawSite(lang: LanguageCode) {
  site.store.exec(`DELETE FROM site WHERE lang = '${lang}'; DELETE FROM page WHERE lang = '${lang}'`)
  await site.purge(`site:${HOST}`, `page:${HOST}:${lang}:page`)
}

async function suggested(
  query: string,
  { from = site, prefix = '' }: { from?: Pick<TestSite, 'get'>; prefix?: string } = {},
) {
  const { body } = await from.get(`${prefix}/search/suggestions/?q=${encodeURIComponent(query)}`, { host: HOST })
  return [...body.matchAll(/data-href="([^"]+)"/g)].map(([, href]) => href)
}

/** The catalogue answers again, and no failure is remembered any more. */
function recover() {
  catalogue.failing.clear()
  site.clock.now += 5000
}

/** Milliseconds between two questions. */
const ASKED_EVERY = 100

/** Until the one tour group that is called so is found. The clock goes on meanwhile, so that a failure that came late is forgotten. */
async function found(city: string, place: number, where: { from?: Pick<TestSite, 'get'>; prefix?: string } = {}) {
  const prefix = where.prefix ?? ''
  const href = `${prefix}/${city.toLowerCase()}-${place}-t${generatedTgid(city, place, catalogue)}/`
  const ask = () => {
    site.clock.now += ASKED_EVERY
    return suggested(`${city} ${place}`, where)
  }
  await vi.waitFor(async () => expect(await ask()).toContain(href), { timeout: FOUND_WITHIN, interval: ASKED_EVERY })
}

// spec: D.find.first-start
test('a site that is published after the first start finds five thousand products, without another start', async () => {
  catalogue.cities.set('TARNIA', 4880)
  site.startSearch(WRITER)
  // There is no site yet, and nothing to read.
  await vi.waitFor(() => expect(site.logLines.some(({ msg }) => msg === 'search index waits for a site')).toBe(true))
  await publishSite('en')
  await found('TARNIA', 4879)
  await found('OSTMARK', 119)
})

// spec: D.find.first-start
test('a catalogue that is away at first is asked again until it answers', async () => {
  catalogue.failing.add('/')
  site.startSearch(WRITER)
  await publishSite('en')
  await vi.waitFor(() => expect(catalogue.requests.length).toBeGreaterThan(0), { timeout: FOUND_WITHIN })
  recover()
  await found('OSTMARK', 7)
})

// spec: D.find.first-start
test('a city that could not be read is asked for again, and what was read is found meanwhile', async () => {
  catalogue.failing.add('/api/v6/tour-groups/list-by/city/Ostmark/')
  site.startSearch(WRITER)
  await publishSite('en')
  await found('TARNIA', 249)
  recover()
  await found('OSTMARK', 119)
})

test('a list that breaks off in the middle is read to its end once it can be', async () => {
  catalogue.failing.add('/api/v6/tour-groups/list-by/city/Tarnia/?src-version=v3&limit=100&offset=200')
  site.startSearch(WRITER)
  await publishSite('en')
  await found('TARNIA', 199)
  recover()
  await found('TARNIA', 249)
})

// spec: D.find.first-start
test('where a part is missing nobody is told that there is nothing', async () => {
  catalogue.failing.add('/api/v6/tour-groups/list-by/city/Ostmark/')
  site.startSearch(WRITER)
  await publishSite('en')
  await found('TARNIA', 1)
  const { body } = await site.get('/search/?q=ostmark', { host: HOST })
  expect(body).toContain('Search is not working right now.')
})

test('a language in which the catalogue has nothing yet does not cut the lists of the others short', async () => {
  catalogue.languages.delete('FR')
  site.startSearch(WRITER)
  await publishSite('en', 'fr')
  await found('TARNIA', 249)
})

describe('once all of it was read', () => {
  const isWhole = () => site.logLines.some(({ msg, isWhole: whole }) => msg === 'search index built' && whole === true)
  beforeEach(async () => {
    site.startSearch(WRITER)
    await publishSite('en')
    await found('OSTMARK', 119)
    await vi.waitFor(() => expect(isWhole()).toBe(true), { timeout: FOUND_WITHIN })
  })

  /** Another process begins where this one was: with the same index, and nothing in its memory. */
  async function inAnotherProcess(look: (other: ReturnType<TestSite['startAgain']>) => Promise<void>) {
    const other = site.startAgain()
    try {
      other.startSearch(WRITER)
      await look(other)
    } finally {
      await other.close()
    }
  }

  // spec: D.find.first-start
  test('a language that is added is found in its words', async () => {
    await publishSite('en', 'fr')
    await found('TARNIA', 12, { prefix: '/fr' })
  })

  test('a site that is withdrawn and published again finds as before', async () => {
    await withdrawSite('en')
    await publishSite('en')
    await found('TARNIA', 12)
  })

  test('a start later nothing is read again', async () => {
    catalogue.requests.length = 0
    await inAnotherProcess(async (other) => {
      await found('TARNIA', 12, { from: other })
      expect(catalogue.requests.filter((url) => url.includes('/list-by/city/'))).toEqual([])
    })
  })

  test('a city that is new is read after a start, though the rest is fresh', async () => {
    catalogue.cities.set('NEUBURG', 30)
    await inAnotherProcess((other) => found('NEUBURG', 29, { from: other }))
    const read = catalogue.requests.filter((url) => url.includes('/list-by/city/Neuburg/'))
    expect(read.length).toBeGreaterThan(0)
  })

  test('an index that only says that it was whole, and not of what, is read again', async () => {
    const database = new DatabaseSync(index)
    database.exec(`PRAGMA busy_timeout = 5000; DELETE FROM note WHERE name LIKE 'language:%' OR name LIKE 'city:%'`)
    database.close()
    catalogue.requests.length = 0
    await inAnotherProcess(async () => {
      const read = () => catalogue.requests.filter((url) => url.includes('/list-by/city/Tarnia/')).length
      await vi.waitFor(() => expect(read()).toBeGreaterThan(0), { timeout: FOUND_WITHIN })
    })
  })

  // spec: D.find.first-start
  test('a product that could not be read when it changed is asked for again', async () => {
    catalogue.cities.set('OSTMARK', 121)
    const tgid = generatedTgid('OSTMARK', 120, catalogue)
    catalogue.failing.add(`/api/v6/tour-groups/${tgid}/`)
    await site.purge(`tour-group:${tgid}`)
    const asked = () => catalogue.requests.some((url) => url.startsWith(`/api/v6/tour-groups/${tgid}/`))
    await vi.waitFor(() => expect(asked()).toBe(true), { timeout: FOUND_WITHIN })
    recover()
    await found('OSTMARK', 120)
  })
})
