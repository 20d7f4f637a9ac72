import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Pglite, startPglite } from '../../test/postgres/start-pglite.ts'
import { AvailabilityIndex } from './availability-index.ts'
import { parseAvailabilityRow, toAvailabilityRow } from './availability-row.ts'
import type { AvailabilityStore } from './availability-store.ts'
import { AvailabilitySync } from './availability-sync.ts'
import { openStore } from './open-store.ts'
import { toStoredCalendar, toStoredCalendarPrices } from './stored-days.ts'
import type { AvailabilityRecord } from './stored-tour-group.ts'

/** A whole PostgreSQL starts in this process. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const NOW = Date.parse('2026-12-01T12:00:00Z')
const TODAY = NOW / 86_400_000 - 0.5
const HOUR = 3_600_000
let now = NOW

let server: Pglite
let folder: string
beforeAll(async () => {
  server = await startPglite()
})
afterAll(async () => {
  await server.stop()
})
beforeEach(async () => {
  now = NOW
  folder = mkdtempSync(join(tmpdir(), 'availability-'))
  await server.exec('DROP SCHEMA IF EXISTS site_availability_1 CASCADE')
})
afterEach(() => rmSync(folder, { recursive: true }))

const price = { display: { amount: 20.5, currency: 'GBP' }, per: 'adult', isFrom: true } as const
const days = {
  days: [
    { date: '2026-12-02', tourIds: [7, 8], price: { price, readAt: NOW } },
    { date: '2026-12-04', tourIds: [] },
  ],
}

/** One of each kind. */
function parts(readAt = NOW): readonly AvailabilityRecord[] {
  const { value: calendar } = toStoredCalendar(days, readAt, TODAY)
  const prices = toStoredCalendarPrices(days, TODAY)
  const slots = [
    { start: '09:30', end: '01:00', tourId: 7, left: 3 },
    { start: '20:00', tourId: 8, left: 'unlimited' as const },
    { start: '21:00', tourId: 8 },
  ]
  const coming = new Map([[TODAY, new Map([['09:30', 'soldOut' as const]])]])
  const performances = [{ tourId: 8, trait: 'captioned' }] as const
  const schedule = { opens: '09:00', closes: '18:00', nextOpenDate: '2026-12-02' }
  const bands = [
    { band: 'ADULT', price },
    { band: 'GROUP', price: { ...price, per: 'group' as const, isFrom: false }, sizes: { min: 1, max: 6 } },
  ]
  return [
    { kind: 'venue', value: { readAt, timeZone: 'Europe/London', cityCode: 'LONDON', schedule, performances } },
    { kind: 'calendar', value: calendar },
    { kind: 'soldOut', value: { readAt, since: TODAY - 9, past: new Map([[TODAY - 7, '09:30f20:00o']]), coming } },
    ...(prices ? [{ kind: 'prices', currency: 'GBP', value: { ...prices, readAt } } as const] : []),
    { kind: 'slots', day: TODAY + 1, value: { readAt, slots } },
    { kind: 'slotPrices', day: TODAY + 1, currency: 'GBP', value: { readAt, prices: new Map([['09:30 7', bands]]) } },
  ]
}

test('each kind of part is read as it was', () => {
  const refused: string[] = []
  const read = parts().map((part) =>
    parseAvailabilityRow(toAvailabilityRow(1, part), NOW, (_, reason) => refused.push(reason)),
  )
  expect(read).toEqual(parts())
  expect(refused).toEqual([])
})

test.each([
  ['no JSON', { said: '{' }, 'no JSON'],
  ['states that nobody knows', { said: '{"first":1,"states":"9","tourIds":[],"tours":[]}' }, 'wrong shape'],
  ['an answer of tomorrow', { readAt: NOW + 24 * HOUR }, 'wrong time'],
  ['a part of a later release', { part: 'weather' }, 'wrong type'],
  ['a zone that is none', { part: 'venue', said: '{"timeZone":"Mars/Base"}' }, 'wrong shape'],
])('%s is refused', (_, wrong, reason) => {
  const refused: string[] = []
  const row = {
    ...toAvailabilityRow(1, { kind: 'calendar', value: toStoredCalendar(days, NOW, TODAY).value }),
    ...wrong,
  }
  expect(parseAvailabilityRow(row, NOW, (_source, why) => refused.push(why))).toBeUndefined()
  expect(refused).toEqual([reason])
})

const addressOf = {
  file: () => join(folder, 'index.db'),
  database: () => server.url,
}
const opened: AvailabilityStore[] = []
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
})

function open(kind: keyof typeof addressOf): AvailabilityStore {
  const store = openStore(addressOf[kind]())
  opened.push(store)
  return store
}

const row = (part: string, readAt: number, said: string) => ({ tgid: 1, part, readAt, said })

describe.each(['file', 'database'] as const)('a %s', (kind) => {
  test('has what was written after it was closed, of each part the newest', async () => {
    const store = open(kind)
    await store.write([row('calendar', 5, '"5"'), row('venue', 1, '"v"')])
    await store.write([row('calendar', 4, '"4"')])
    await store.write([row('calendar', 6, '"6"')])
    const again = open(kind)
    const read = await again.readNew()
    expect(read.map(({ part, said }) => [part, said]).toSorted()).toEqual([
      ['calendar', '"6"'],
      ['venue', '"v"'],
    ])
  })

  test('forgets old days and old histories, and keeps venues and histories that count', async () => {
    const store = open(kind)
    await store.write([row('calendar', 5, '1'), row('slots 7', 9, '2'), row('venue', 1, '3'), row('soldOut', 1, '4')])
    const partsLeft = async () => (await open(kind).readNew()).map(({ part }) => part).toSorted()
    await store.removeBefore({ before: 6, historiesBefore: 1 })
    expect(await partsLeft()).toEqual(['slots 7', 'soldOut', 'venue'])
    await store.removeBefore({ before: 6, historiesBefore: 2 })
    expect(await partsLeft()).toEqual(['slots 7', 'venue'])
    expect(await store.size()).toBeGreaterThan(1000)
  })

  test('a restart loses nothing', async () => {
    const [first, second] = [process(kind), process(kind)]
    for (const part of parts()) first.index.merge(1, part)
    await first.sync.exchange()
    await second.sync.exchange()
    expect(second.index.known(1)).toEqual(first.index.known(1))
    expect(second.refused).toEqual([])
  })
})

/** A process that keeps its index in the store. */
function process(kind: keyof typeof addressOf, store = open(kind)) {
  const index = new AvailabilityIndex({ cutOffOf: () => 0, now: () => now })
  const refused: string[] = []
  const outages: string[] = []
  const sync = new AvailabilitySync({
    ...{ index, store, now: () => now },
    refuse: (_, reason) => void refused.push(reason),
    reporter: { outage: (source) => void outages.push(source), recovered: () => undefined },
  })
  return { index, sync, refused, outages }
}

test.each(['file', 'database'] as const)(
  'processes that share a %s know what one learns, and one of them fills it',
  async (kind) => {
    const [first, second] = [process(kind), process(kind)]
    await first.sync.exchange()
    await second.sync.exchange()
    const settled: number[] = []
    second.index.listen({ onSettled: (tgid) => settled.push(tgid) })
    second.index.merge(1, { kind: 'calendar', value: toStoredCalendar(days, NOW - HOUR, TODAY).value })
    now = NOW - 1
    second.index.markStale([1])
    now = NOW
    for (const part of parts()) first.index.merge(1, part)
    await first.sync.exchange()
    await second.sync.exchange()
    expect(second.index.known(1)).toEqual({ ...first.index.known(1), changedAt: NOW - 1 })
    expect(settled).toEqual([1])
    const [one, other] = [open(kind), open(kind)]
    expect([await one.claim(), await other.claim(), await one.claim()]).toEqual([true, false, true])
    await one.close()
    opened.splice(opened.indexOf(one), 1)
    expect(await other.claim()).toBe(true)
  },
)

test('a file that cannot be read is made anew', async () => {
  writeFileSync(addressOf.file(), 'no database')
  const store = open('file')
  await store.write([row('venue', 1, '1')])
  expect(await open('file').readNew()).toEqual([row('venue', 1, '1')])
})

test('a file that another process writes into is kept', async () => {
  const store = open('file')
  await store.write([row('venue', 1, '1')])
  await store.close()
  const other = new DatabaseSync(addressOf.file())
  // Not even read by others.
  other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; CREATE TABLE mine (x)')
  await expect(open('file').readNew()).rejects.toThrow('database is locked')
  other.exec('COMMIT')
  other.close()
  expect(await open('file').readNew()).toEqual([row('venue', 1, '1')])
})

test('a file can be opened while another process writes', async () => {
  const store = open('file')
  await store.write([row('venue', 1, '1')])
  const other = new DatabaseSync(addressOf.file())
  other.exec('BEGIN IMMEDIATE')
  expect(await open('file').readNew()).toEqual([row('venue', 1, '1')])
  other.close()
})

test('what cannot be written waits, and the outage is told', async () => {
  const store = open('file')
  let isAway = true
  const away: AvailabilityStore = {
    readNew: () => store.readNew(),
    removeBefore: (times) => store.removeBefore(times),
    claim: () => store.claim(),
    size: () => store.size(),
    close: () => store.close(),
    write: (rows) => (isAway ? Promise.reject(new Error('away')) : store.write(rows)),
  }
  const one = process('file', away)
  for (const part of parts()) one.index.merge(1, part)
  await one.sync.exchange()
  expect(one.outages).toEqual(['availability index'])
  isAway = false
  await one.sync.exchange()
  expect((await open('file').readNew()).length).toBe(parts().length)
})
