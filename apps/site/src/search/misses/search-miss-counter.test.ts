import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Pglite, startPglite } from '../../../test/postgres/start-pglite.ts'
import { Metrics } from '../../operations/metrics.ts'
import { MissStore, missStoreAddressForIndex, openMissStore } from './miss-store.ts'
import { type SearchMiss, SearchMissCounter } from './search-miss-counter.ts'

/** A whole PostgreSQL starts in this process. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const NOW = Date.parse('2026-12-01T12:00:00Z')
const DAY = 86_400_000

let server: Pglite
let folder: string
let now = NOW
const opened: SearchMissCounter[] = []
beforeAll(async () => {
  server = await startPglite()
})
afterAll(() => server.stop())
beforeEach(async () => {
  now = NOW
  folder = mkdtempSync(join(tmpdir(), 'misses-'))
  await server.exec('DROP SCHEMA IF EXISTS site_search_misses_1 CASCADE')
})
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
  rmSync(folder, { recursive: true })
})

type Kind = 'file' | 'PostgreSQL'

function addressOf(kind: Kind): string {
  return missStoreAddressForIndex(kind === 'file' ? join(folder, 'index.db') : server.url)
}

async function storedQueries(kind: Kind): Promise<readonly unknown[]> {
  if (kind === 'PostgreSQL') return (await server.query('SELECT * FROM site_search_misses_1.query')).rows
  const database = new DatabaseSync(addressOf(kind), { readOnly: true })
  const rows = database.prepare('SELECT * FROM query').all()
  database.close()
  return rows
}

const REPORTER = { outage: vi.fn(), recovered: vi.fn() }

/** A process of the installation. */
function open(kind: Kind, fewest = 3, secret = 'a secret of the installation') {
  const metrics = new Metrics()
  const store = openMissStore(addressOf(kind), fewest)
  const misses = new SearchMissCounter({ store, secret, metrics, reporter: REPORTER, now: () => now })
  opened.push(misses)
  return misses
}

function ask(
  misses: SearchMissCounter,
  query: string,
  visitors: readonly number[],
  more: Partial<SearchMiss> = {},
): void {
  const asked = { site: 'www.wayfare.example', lang: 'en', outcome: 'nothing', day: '2026-12-01', ...more } as const
  for (const visitor of visitors) misses.note({ ...asked, query, client: `203.0.113.${visitor}` })
}

const LISTED = {
  site: 'www.wayfare.example',
  lang: 'en',
  query: 'mona lisa',
  outcome: 'nothing',
  asked: 4,
  days: [{ day: '2026-12-01', asked: 4 }],
}
const MONA_LISA = { site: LISTED.site, lang: 'en', query: 'mona lisa' } as const

describe.each(['file', 'PostgreSQL'] as const)('in a %s', (kind) => {
  // spec: D.find.22
  test('a query is listed once three different visitors asked it, however often each does', async () => {
    const misses = open(kind)
    ask(misses, 'Mona Lisa', [1, 1, 2])
    expect(await misses.list()).toEqual([])
    ask(misses, 'mona  lisa!', [3])
    expect(await misses.list()).toEqual([LISTED])
  })

  test('several processes add up, and a visitor who meets two of them counts once', async () => {
    const [one, other] = [open(kind), open(kind)]
    ask(one, 'mona lisa', [1, 2])
    ask(other, 'mona lisa', [1])
    await one.write()
    expect(await other.list()).toEqual([])
    ask(other, 'mona lisa', [3])
    await other.write()
    expect(await one.list()).toEqual([LISTED])
  })

  test('counts stay over a restart, each day by itself, the newest first', async () => {
    const before = open(kind)
    ask(before, 'mona lisa', [1, 2, 3])
    await before.close()
    opened.splice(0)
    now += DAY
    const after = open(kind)
    ask(after, 'mona lisa', [1], { day: '2026-12-02', outcome: 'placeOnly' })
    const days = [
      { day: '2026-12-02', asked: 1 },
      { day: '2026-12-01', asked: 3 },
    ]
    expect(await after.list()).toEqual([{ ...LISTED, outcome: 'placeOnly', days }])
  })

  test('sites and languages are apart, and what is asked most comes first', async () => {
    const misses = open(kind, 1)
    ask(misses, 'mona lisa', [1])
    ask(misses, 'mona lisa', [1, 2], { lang: 'fr' })
    ask(misses, 'mona lisa', [1, 2, 3], { site: 'www.other.example' })
    const said = (await misses.list()).map(({ site, lang, asked }) => `${site} ${lang} ${asked}`)
    expect(said).toEqual(['www.other.example en 3', 'www.wayfare.example fr 2', 'www.wayfare.example en 1'])
  })

  test('what was remedied is done until somebody asks on a later day; what was dismissed stays so', async () => {
    const misses = open(kind, 1)
    ask(misses, 'mona lisa', [1])
    ask(misses, 'sistine', [1])
    await misses.write()
    await misses.settle(MONA_LISA, 'remedied')
    await misses.settle({ ...MONA_LISA, query: 'sistine' }, 'dismissed')
    ask(misses, 'mona lisa', [2])
    const doneOf = async () => Object.fromEntries((await misses.list()).map(({ query, done }) => [query, done]))
    expect(await doneOf()).toEqual({ 'mona lisa': 'remedied', sistine: 'dismissed' })
    now += DAY
    ask(misses, 'mona lisa', [1], { day: '2026-12-02' })
    ask(misses, 'sistine', [1], { day: '2026-12-02' })
    expect(await doneOf()).toEqual({ 'mona lisa': undefined, sistine: 'dismissed' })
  })

  test('after four weeks a query is forgotten', async () => {
    const misses = open(kind, 1)
    ask(misses, 'mona lisa', [1])
    await misses.write()
    now += 28 * DAY
    expect(await misses.list()).toHaveLength(1)
    now += DAY
    expect(await misses.list()).toEqual([])
    ask(misses, 'sistine', [1], { day: '2026-12-30' })
    await misses.write()
    expect(await storedQueries(kind)).toHaveLength(1)
  })

  test('rows are bounded: the oldest that have no words go first', async () => {
    const store = openMissStore(addressOf(kind), 2)
    const row = (digest: string, day: string, visitors: number) =>
      ({ ...MONA_LISA, digest, query: digest, outcome: 'nothing', asked: 1, day, visitors }) as const
    await store.add([row('named', '2026-11-01', 0b11), row('old', '2026-11-02', 1), row('new', '2026-11-03', 1)])
    await store.sweep('2026-10-01', '2026-10-01', 2)
    await store.add([row('old', '2026-11-04', 0b10), row('new', '2026-11-04', 0b10)])
    expect((await store.list('2026-10-01')).map(({ query }) => query).toSorted()).toEqual(['named', 'new'])
    await store.close()
  })
})

// spec: D.find.22
test('words that too few asked are nowhere on the disk, nor is any visitor', async () => {
  const misses = open('file')
  ask(misses, 'ada lovelace', [1, 2])
  ask(misses, 'mona lisa', [1, 2, 3])
  await misses.write()
  const bytes = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('')
  expect(['mona lisa', 'lovelace', '203.0.113'].map((text) => bytes.includes(text))).toEqual([true, false, false])
})

// spec: D.find.22
test('what may name a person is not counted, but that it was asked', async () => {
  const metrics = new Metrics()
  const store = openMissStore(addressOf('file'), 1)
  const misses = new SearchMissCounter({ store, secret: 'x', metrics, reporter: REPORTER, now: () => now })
  opened.push(misses)
  ask(misses, 'booking 4711', [1])
  ask(misses, 'ada@mail.example', [1])
  expect(await misses.list()).toEqual([])
  expect((await metrics.searchMisses.get()).values).toEqual([{ labels: { outcome: 'withheld' }, value: 2 }])
})

test('a flood of different queries takes bounded memory; what is over is dropped and counted', async () => {
  const metrics = new Metrics()
  const add = vi.fn<MissStore['add']>(async () => undefined)
  const store = Object.assign(Object.create(MissStore.prototype), {
    add,
    sweep: async () => undefined,
    close: async () => undefined,
  })
  const misses = new SearchMissCounter({ store, secret: 'x', metrics, reporter: REPORTER, now: () => now })
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const nameOf = (number: number) => [...String(number)].map((digit) => letters[Number(digit)]).join('')
  for (let number = 0; number < 2500; number++) ask(misses, nameOf(number), [1])
  await misses.close()
  expect(add.mock.calls.map(([rows]) => rows.length)).toEqual([2000])
  expect((await metrics.searchMisses.get()).values).toEqual([
    { labels: { outcome: 'nothing' }, value: 2000 },
    { labels: { outcome: 'dropped' }, value: 500 },
  ])
})

test('while the database is away counts wait, and it is told once it is', async () => {
  const rows: number[] = []
  let isAway = true
  const store = Object.assign(Object.create(MissStore.prototype), {
    add: async (some: readonly { readonly asked: number }[]) => {
      if (isAway) throw new Error('away')
      rows.push(...some.map(({ asked }) => asked))
    },
    sweep: async () => undefined,
    close: async () => undefined,
  })
  const reporter = { outage: vi.fn(), recovered: vi.fn() }
  const misses = new SearchMissCounter({ store, secret: 'x', metrics: new Metrics(), reporter, now: () => now })
  ask(misses, 'mona lisa', [1, 2])
  await misses.write()
  ask(misses, 'mona lisa', [3])
  isAway = false
  await misses.close()
  expect(rows).toEqual([3])
  expect(reporter.outage.mock.calls).toEqual([['search misses', { reason: 'Error: away' }]])
  expect(reporter.recovered.mock.calls).toEqual([['search misses']])
})
