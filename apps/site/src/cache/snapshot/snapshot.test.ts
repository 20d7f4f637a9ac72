import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Rendering } from '../rendered-page.ts'
import { ResponseCache } from '../response-cache.ts'
import { CacheSnapshot } from './cache-snapshot.ts'

const HOUR = 3_600_000
let folder: string
let now: number
let logged: [string, unknown][]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-snapshot-'))
  now = Date.parse('2026-12-01T12:00:00Z')
  logged = []
})
afterEach(() => rmSync(folder, { recursive: true }))

const fileOf = () => join(folder, 'pages', 'cache.snapshot')

/** A process with a cache and its snapshot. */
function startProcess({ release = 'one', publication = 'first', mostBytes = 1_000_000 } = {}) {
  const published = { publication }
  const responses = new ResponseCache({ maxBytes: 1_000_000, now: () => now })
  const snapshot = new CacheSnapshot({
    ...{ path: fileOf(), responses, mostBytes, release },
    markOfPublication: async () => published.publication,
    reporter: {
      info: (message, details) => void logged.push([message, details]),
      warning: (message, details) => void logged.push([message, details]),
    },
  })
  const render = (key: string, more: Partial<Rendering> = {}) =>
    responses.get(key, async () => ({
      status: 200,
      html: `<html>${key} as it was`,
      contentSecurityPolicy: "default-src 'none'",
      pageIdentifier: key,
      tags: [`page:${key}`, 'site:all'],
      freshFor: HOUR,
      usableFor: 24 * HOUR,
      ...more,
    }))
  /** Rendered, packed for a client, and as often asked for. */
  const ask = async (key: string, { uses = 0, ...more }: Partial<Rendering> & { readonly uses?: number } = {}) => {
    const { page } = await render(key, more)
    await page.body('br')
    for (let use = 0; use < uses; use += 1) {
      now += 2000
      responses.fresh(key)
    }
    return page
  }
  return { responses, snapshot, ask, published }
}

async function writeAndStart(
  pages: Readonly<Record<string, Partial<Rendering> & { readonly uses?: number }>>,
  later: Parameters<typeof startProcess>[0] = {},
) {
  const first = startProcess()
  await first.snapshot.start(true)
  for (const [key, page] of Object.entries(pages)) await first.ask(key, page)
  await first.snapshot.close()
  const second = startProcess(later)
  await second.snapshot.start(true)
  return { first, second }
}

describe('the next process', () => {
  // spec: D.requests.25
  test('has each page as it was, in all of its copies', async () => {
    const rendering = { status: 404, link: '</a>; rel=canonical', tgid: 7, isHidden: true, oldestPrice: 5, uses: 2 }
    const { first, second } = await writeAndStart({ one: rendering })
    const before = first.responses.fresh('one')
    const page = second.responses.fresh('one')
    expect(page?.toSnapshot()).toEqual(before?.toSnapshot())
    expect(page?.etag('br')).toBe(before?.etag('br'))
    expect(String(await page?.body('identity'))).toBe('<html>one as it was')
    expect(second.responses.bytes).toBe(first.responses.bytes)
    expect(logged).toEqual([['cache snapshot loaded', { pages: 1, of: 1 }]])
  })

  test('purges it by its tags', async () => {
    const { second } = await writeAndStart({ one: {}, two: {} })
    expect(second.responses.purge(['page:one'])).toBe(1)
    expect([second.responses.fresh('one'), second.responses.fresh('two')?.pageIdentifier]).toEqual([undefined, 'two'])
  })

  test('has none whose prices are too old, nor of the future', async () => {
    const first = startProcess()
    await first.snapshot.start(true)
    await first.ask('old', { usableFor: 10_000 })
    await first.ask('new')
    await first.snapshot.close()
    now += 10_000
    const second = startProcess()
    await second.snapshot.start(false)
    expect([...second.responses.hottest(1_000_000)].map(([key]) => key)).toEqual(['new'])
    now -= HOUR
    const third = startProcess()
    await third.snapshot.start(false)
    expect(third.responses.size).toBe(0)
  })

  test('keeps the order of use: proven pages stay when others come', async () => {
    const { second } = await writeAndStart({ cold: {}, hot: { uses: 1 }, colder: {} })
    expect(second.responses.hottest(1_000_000).map(([key]) => key)).toEqual(['hot', 'colder', 'cold'])
  })

  test('shows what is not fresh while it is rendered anew', async () => {
    const first = startProcess()
    await first.snapshot.start(true)
    await first.ask('one', { freshFor: 1000 })
    await first.snapshot.close()
    now += 1000
    const second = startProcess()
    await second.snapshot.start(false)
    expect(second.responses.fresh('one')).toBeUndefined()
  })

  test.each([
    ['release', { release: 'two' }],
    ['publication', { publication: 'second' }],
  ])('has none of another %s, which is said', async (what, later) => {
    const { second } = await writeAndStart({ one: {} }, later)
    expect(second.responses.size).toBe(0)
    expect(logged).toEqual([['cache snapshot is of another build or publication', { what }]])
  })

  test('has none without a file, and says nothing', async () => {
    const { responses, snapshot } = startProcess()
    await snapshot.start(false)
    expect([responses.size, logged]).toEqual([0, []])
  })
})

/** Changes one byte. */
function flip(file: Buffer, at: number): Buffer {
  file[at] = (file[at] ?? 0) ^ 1
  return file
}

const LENGTH = 'the file ends too early'
test.each<[string, (file: Buffer) => Buffer, RegExp]>([
  ['cut off', (file) => file.subarray(0, -10), new RegExp(LENGTH)],
  ['empty', () => Buffer.alloc(0), new RegExp(LENGTH)],
  ['another file', () => Buffer.from('no pages at all'), /too long/],
  ['a changed byte of the last page', (file) => flip(file, file.byteLength - 5), /not what was written/],
  ['a length beyond all', (file) => file.fill(255, 4, 8), /too long/],
  // spec: D.requests.25
])('a broken file is a cold start, said once: %s', async (_, damage, reason) => {
  const first = startProcess()
  await first.snapshot.start(true)
  for (const key of ['one', 'two', 'three']) await first.ask(key)
  await first.snapshot.close()
  writeFileSync(fileOf(), damage(readFileSync(fileOf())))
  const second = startProcess()
  await second.snapshot.start(false)
  expect(second.responses.size).toBe(0)
  expect(logged).toEqual([['cache snapshot not read', { reason: expect.stringMatching(reason) }]])
})

test('a snapshot has the hottest pages, as many as fit, readable by it alone', async () => {
  const first = startProcess({ mostBytes: 9000 })
  await first.snapshot.start(true)
  for (const key of ['one', 'two', 'three', 'four']) await first.ask(key)
  await first.ask('hot', { uses: 1 })
  await first.snapshot.close()
  expect(statSync(fileOf()).mode & 0o777).toBe(0o600)
  const second = startProcess()
  await second.snapshot.start(false)
  expect(second.responses.hottest(1_000_000).map(([key]) => key)).toEqual(['hot', 'four'])
})

test('what is purged while the pages are taken is not taken', async () => {
  const { second } = await writeAndStart({ one: {} })
  const generation = second.responses.generation
  const page = second.responses.fresh('one')
  second.responses.purge(['site:all'])
  expect(page && second.responses.restore('one', page)).toBe(false)
  expect(generation).toBe(0)
})

test('a process that only reads writes nothing', async () => {
  const first = startProcess()
  await first.snapshot.start(false)
  await first.ask('one')
  await first.snapshot.close()
  expect(() => statSync(fileOf())).toThrow('ENOENT')
})

test('a folder that cannot be written is said, and nothing else happens', async () => {
  writeFileSync(join(folder, 'pages'), 'a file')
  const first = startProcess()
  await first.snapshot.start(true)
  await first.ask('one')
  await first.snapshot.close()
  expect(logged.map(([message]) => message)).toEqual(['cache snapshot not written'])
})
