import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageDocument } from '@passepartout/content-model/page'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { pageDocumentFixture, siteDocumentFixture } from '../../apps/cms/src/publishing/build/document.fixture.ts'
import {
  SqlitePublishedStoreWriter as FileStore,
  type PublishedContent,
  type WritableStore,
} from '../../apps/cms/src/publishing/published-store.ts'
import type { Purge } from '../../apps/cms/src/publishing/purge.ts'
import { LeaderElection } from '../../apps/cms/src/publishing/stores/leader-election.ts'
import { openPool } from '../../apps/cms/src/publishing/stores/open-store.ts'
import { PostgresStore } from '../../apps/cms/src/publishing/stores/postgres-store.ts'
import { createStorePurge } from '../../apps/cms/src/publishing/stores/store-purge.ts'
import { prepareReplica } from '../../apps/site/src/content/replication/prepare-replica.ts'
import { StoreReplica } from '../../apps/site/src/content/replication/store-replica.ts'
import { StoreReplicator } from '../../apps/site/src/content/replication/store-replicator.ts'
import { PublishedStore as SiteStore } from '../../apps/site/src/content/store/published-store.ts'
import { startPostgres } from '../tools/start-postgres.ts'

let server: Awaited<ReturnType<typeof startPostgres>>
let folder = ''
const closing: (() => unknown)[] = []
/** Closed, last first, after each test. */
const closeLater = (close: () => unknown) => void closing.push(close)

beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.remove())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shared-store-'))
})
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  server.query('DROP TABLE IF EXISTS published_log, published_document, published_reader')
  rmSync(folder, { recursive: true, force: true })
})

async function openShared(): Promise<PostgresStore> {
  const store = new PostgresStore(openPool(server.address))
  await store.prepare()
  closeLater(() => store.close())
  return store
}

function openFile(): FileStore {
  const store = new FileStore(join(folder, 'own.db'))
  closeLater(() => store.close())
  return store
}

const paris = pageDocumentFixture({ uid: 'www.a.example.paris', translationGroup: 'paris' })
const site = siteDocumentFixture()
const pageOf = (document: PageDocument, ...references: string[]) => ({ document, references })
const contentOf = (content: Partial<PublishedContent>): PublishedContent => ({
  pages: [],
  sites: [],
  redirects: [],
  tags: [],
  ...content,
})

describe.each<[string, () => WritableStore | Promise<WritableStore>]>([
  ['a file', openFile],
  ['PostgreSQL', openShared],
])('the published store in %s', (_, open) => {
  let store: WritableStore
  beforeEach(async () => {
    store = await open()
  })

  test('gives a page as it was written, and with what it shows', async () => {
    await store.writePage(pageOf(paris, 'media:5', 'media:5', 'page:www.a.example'), undefined, [])
    expect(await store.readPage(paris)).toEqual(paris)
    expect(await store.readPages()).toEqual([pageOf(paris, 'media:5', 'page:www.a.example')])
    expect(await store.pagesReferencing('media:5')).toEqual([paris])
    expect([...(await store.readVersions())]).toEqual([['www.a.example.paris en page', paris.updatedAt]])
  })

  test('lets a new address replace the old one and what it showed', async () => {
    await store.writePage(pageOf(paris, 'media:5'), undefined, [])
    const moved = { ...paris, uid: 'www.a.example.lutetia' }
    await store.writePage(pageOf(moved, 'media:6'), paris, [])
    expect(await store.readPages()).toEqual([pageOf(moved, 'media:6')])
    expect(await store.pagesReferencing('media:5')).toEqual([])
    await store.removePage(moved, [])
    expect(await store.readPages()).toEqual([])
    expect(await store.readPage(moved)).toBeUndefined()
    await store.writePage(pageOf(moved), undefined, [])
    expect(await store.readPages()).toEqual([pageOf(moved)])
  })

  test('replaces all languages of a site', async () => {
    const french = siteDocumentFixture({ lang: 'fr' })
    await store.writeSite(site.uid, [site, french], [])
    await store.writeSite(site.uid, [french], [])
    expect(await store.readSite(site.uid)).toEqual([french])
    expect(await store.readSites()).toEqual([french])
    await store.writeSite(site.uid, [], [])
    expect(await store.readSites()).toEqual([])
  })

  test('keeps a redirect by its address', async () => {
    const from = { host: 'www.a.example', path: '/old/' }
    const gone = { from, gone: true, origin: 'manual' } as const
    const elsewhere = { ...gone, from: { ...from, path: '/older/' } }
    await store.writeRedirect(gone, undefined, [])
    await store.writeRedirect(gone, undefined, [])
    expect(await store.readRedirect(from)).toEqual(gone)
    await store.writeRedirect(elsewhere, from, [])
    expect(await store.readRedirects()).toEqual([elsewhere])
    await store.removeRedirect(elsewhere.from, [])
    expect(await store.readRedirects()).toEqual([])
  })

  test('is rebuilt all at once, and not at all where that fails', async () => {
    await store.writePage(pageOf(paris), undefined, [])
    await store.writeSite(site.uid, [site], [])
    const rome = pageDocumentFixture({ uid: 'www.a.example.rome' })
    await store.rebuild(async () => {
      expect(await store.readPages()).toEqual([pageOf(paris)])
      return contentOf({ pages: [pageOf(rome, 'media:5')] })
    })
    expect(await store.readPages()).toEqual([pageOf(rome, 'media:5')])
    expect(await store.readSites()).toEqual([])
    const twice = contentOf({ pages: [pageOf(paris), pageOf(paris)] })
    await expect(store.rebuild(async () => twice)).rejects.toThrow()
    expect(await store.readPages()).toEqual([pageOf(rome, 'media:5')])
  })
})

// spec: D.fleet.5
test('what one content system publishes while another rebuilds comes after it', async () => {
  const [one, other] = [await openShared(), await openShared()]
  let written: Promise<void> | undefined
  await one.rebuild(async () => {
    written = other.writePage(pageOf(paris), undefined, [])
    return contentOf({ pages: [pageOf({ ...paris, title: 'Before' })] })
  })
  await written
  expect(await one.readPages()).toEqual([pageOf(paris)])
})

// spec: D.fleet.5
test('of two content systems one publishes, until its connection is gone', async () => {
  await openShared()
  const [onWanted, notWanted] = [vi.fn(), vi.fn()]
  const [one, other] = [new LeaderElection(server.address, onWanted), new LeaderElection(server.address, notWanted)]
  closeLater(() => Promise.all([one.close(), other.close()]))
  expect([await one.acquire(), await other.acquire()]).toEqual([true, false])
  await expect(other.transact(async () => 'written')).rejects.toThrow('another content system publishes now')
  await other.notifyLeader()
  await expect.poll(() => onWanted.mock.calls.length).toBe(1)

  const begun = Promise.withResolvers<void>()
  const interrupted = one.transact(async (client) => {
    begun.resolve()
    await client.query('SELECT pg_sleep(60)')
  })
  const refused = expect(interrupted).rejects.toThrow()
  await begun.promise
  server.query("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted")
  await refused
  await expect.poll(() => other.acquire()).toBe(true)
  expect(await one.acquire()).toBe(false)
  expect(await other.transact(async () => 'written')).toBe('written')
})

/** What a process of the site has of the store, once it follows it. */
async function startReader(name: string) {
  const path = join(folder, `${name}.db`)
  const copy = await prepareReplica(server.address, path)
  const reporter = { outage: vi.fn(), recovered: vi.fn(), error: vi.fn() }
  const onReplaced = vi.fn(() => store.refresh())
  /** Each purge, with what the copy said then. */
  const seen: (readonly number[])[] = []
  const refused: (readonly string[])[] = []
  const purged: { readonly tags: readonly string[]; readonly title: unknown }[] = []
  const store = new SiteStore(path, { onLost: () => follower.makeAnew() })
  const titleOf = (uid: string) => {
    const { document } = store.page(uid, 'en', 'page') ?? {}
    return document === undefined ? undefined : Object(document).title
  }
  const follower = new StoreReplicator({
    url: server.address,
    copy,
    name,
    onChange: async (tags) => void purged.push({ tags, title: titleOf(paris.uid) }),
    onReplaced,
    onSeen: (askedAt) => void seen.push(askedAt),
    onRefused: (...refusal) => void refused.push(refusal),
    // Only these three are called.
    reporter: Object(reporter),
    now: Date.now,
  })
  follower.start()
  // Nobody waits for a process that has not said yet that it is there.
  await expect.poll(() => server.query(`SELECT name FROM published_reader WHERE name = '${name}'`)).toBe(name)
  const close = async () => {
    await follower.close()
    store.close()
  }
  return { path, store, follower, titleOf, purged, seen, refused, onReplaced, reporter, close }
}

describe('a copy in each process of the site', () => {
  let shared: PostgresStore
  let confirmation: Purge
  /** However slow the machine is. */
  const confirm = () => vi.waitFor(() => confirmation(['page:paris']), { timeout: 20_000 })
  beforeEach(async () => {
    const pool = openPool(server.address)
    closeLater(() => pool.end())
    confirmation = createStorePurge(pool)
    shared = await openShared()
    await shared.writeSite(site.uid, [site], ['site:a'])
    await shared.writePage(pageOf(paris), undefined, ['page:paris'])
  })

  // spec: D.fleet.1
  test('has what was published before its caches forget, in order, in every process', async () => {
    const readers = [await startReader('one'), await startReader('two'), await startReader('three')]
    for (const reader of readers) closeLater(reader.close)
    for (let version = 1; version <= 20; version += 1) {
      await shared.writePage(pageOf({ ...paris, title: `Version ${version}` }), undefined, [`version:${version}`])
    }
    await confirm()
    for (const { purged, store, follower } of readers) {
      expect(purged.flatMap(({ tags }) => tags)).toEqual(
        Array.from({ length: 20 }, (_, index) => `version:${index + 1}`),
      )
      // What is purged last of a word is what the copy has, or something newer.
      expect(purged.map(({ title }) => title)).toEqual(
        purged.map(({ tags }) => String(tags.at(-1)).replace('v', 'V').replace(':', ' ')),
      )
      expect(store.publishedSiteLanguages()).toEqual([{ uid: site.uid, lang: 'en' }])
      expect(follower.secondsBehind).toBeLessThan(30)
    }
    await shared.removePage(paris, ['page:paris'])
    await confirm()
    expect(readers.map(({ titleOf }) => titleOf(paris.uid))).toEqual([undefined, undefined, undefined])
  })

  // spec: D.fleet.7
  test('goes on when others write what is no document, no entry and no message of ours', async () => {
    const reader = await startReader('one')
    closeLater(reader.close)
    await confirm()
    const put = (uid: string, document: string) =>
      server.query(
        `INSERT INTO published_log (tags) VALUES (ARRAY[NULL, 'junk:${uid}']);
         INSERT INTO published_document (kind, uid, lang, document, targets, sequence)
         VALUES ('page', '${uid}', 'en', ${document}, '{}', (SELECT max(sequence) FROM published_log))`,
      )
    put('junk', `'{"uid":'`)
    put('list', `'[1, 2]'`)
    put('deep', `repeat('[', 5000)`)
    put('long', `'{"uid":"' || repeat('x', 6000000) || '"}'`)
    put('numbers', `'{"uid":1e300,"lang":{},"siteUid":[],"updatedAt":1e999}'`)
    for (const message of ['junk', '[1e999]', '{"a":1}', '["now"]'])
      server.query(`NOTIFY publication_seen, '${message}'`)
    await shared.writePage(pageOf({ ...paris, title: 'Anew' }), undefined, ['page:paris'])
    await confirm()
    expect(reader.titleOf(paris.uid)).toBe('Anew')
    const left = reader.reporter.error.mock.calls.map(([, { document }]) => document)
    expect(left.toSorted()).toEqual(['deep', 'junk', 'list', 'long', 'numbers'].map((uid) => `page ${uid} en`))
    await vi.waitFor(() =>
      expect(reader.refused.toSorted().map((refusal) => refusal.join())).toEqual(
        [
          ...Array<string>(5).fill('published document,wrong shape'),
          'publication message,no JSON',
          ...Array<string>(3).fill('publication message,wrong shape'),
        ].toSorted(),
      ),
    )
    expect(reader.seen).toEqual([])
    // A copy that is made now takes over the same.
    const second = await startReader('two')
    closeLater(second.close)
    expect(second.titleOf(paris.uid)).toBe('Anew')
  })

  // spec: D.fleet.2
  test('is read while PostgreSQL is away, starts so too, and is caught up afterwards', async () => {
    const reader = await startReader('one')
    closeLater(reader.close)
    await confirm()
    server.stop()
    await expect(shared.writePage(pageOf({ ...paris, title: 'No' }), undefined, [])).rejects.toThrow()
    await expect.poll(() => reader.reporter.outage.mock.calls.length).toBeGreaterThan(0)
    expect(reader.titleOf(paris.uid)).toBe('A page')
    const again = await prepareReplica(server.address, reader.path)
    expect(again.isThere).toBe(true)
    again.close()
    await expect(prepareReplica(server.address, join(folder, 'none.db'))).rejects.toThrow(
      /^PUBLISHED_DATABASE_URL: it cannot be read \(.+\), and \S+none\.db holds no copy of it yet\.$/,
    )
    server.start()
    await shared.writePage(pageOf({ ...paris, title: 'Yes' }), undefined, ['page:paris'])
    await expect.poll(() => reader.purged).toEqual([{ tags: ['page:paris'], title: 'Yes' }])
    expect(reader.onReplaced).not.toHaveBeenCalled()
  })

  // spec: D.fleet.3
  test('is made anew where the log does not reach back to it, or is another one', async () => {
    const reader = await startReader('one')
    await confirm()
    await reader.close()
    await shared.writePage(pageOf({ ...paris, title: 'Missed' }), undefined, ['page:paris'])
    server.query('DELETE FROM published_log WHERE sequence < (SELECT max(sequence) FROM published_log)')
    const second = await startReader('one')
    closeLater(second.close)
    expect(second.titleOf(paris.uid)).toBe('Missed')
    // As a backup that is put back: the same numbers, and other entries.
    server.query(
      "UPDATE published_log SET mark = gen_random_uuid(); UPDATE published_document SET document = replace(document, 'Missed', 'Restored')",
    )
    await expect.poll(() => second.titleOf(paris.uid)).toBe('Restored')
    expect(second.onReplaced).toHaveBeenCalledTimes(1)
  })

  // spec: D.fleet.3
  test('is made anew while it is read, when it is damaged', async () => {
    for (let number = 0; number < 200; number += 1) {
      const document = pageDocumentFixture({ uid: `www.a.example.page-${number}`, title: 'Long '.repeat(500) })
      await shared.writePage(pageOf(document), undefined, [])
    }
    const reader = await startReader('one')
    closeLater(reader.close)
    truncateSync(reader.path, statSync(reader.path).size / 2)
    const readAll = () => {
      for (let number = 0; number < 200; number += 1) reader.store.page(`www.a.example.page-${number}`, 'en', 'page')
      return 'all'
    }
    expect(readAll).toThrow()
    await expect.poll(() => tryTo(readAll)).toBe('all')
    expect(reader.titleOf('www.a.example.page-199')).toBe('Long '.repeat(500))
  })

  test('hears when what it shows was saved, once every process has it', async () => {
    const readers = [await startReader('one'), await startReader('two')]
    for (const reader of readers) closeLater(reader.close)
    const savedAt = [1_700_000_000_000, 1_700_000_000_400]
    await vi.waitFor(() => confirmation(['page:paris'], savedAt), { timeout: 20_000 })
    const told = () => expect.poll(() => readers.map(({ seen }) => seen), { timeout: 20_000 })
    await told().toEqual([[savedAt], [savedAt]])
    server.query("NOTIFY publication_seen, 'no list'")
    await confirmation(['page:paris'], [])
    await confirmation(['page:paris'], [5])
    await told().toEqual([
      [savedAt, [5]],
      [savedAt, [5]],
    ])
  })

  // spec: D.fleet.4
  test('is live when each process that was seen in the last minute has it', async () => {
    await expect(confirmation(['page:paris'])).rejects.toThrow('no process of the site is there')
    const reader = await startReader('one')
    closeLater(reader.close)
    await confirm()
    server.query("INSERT INTO published_reader VALUES ('gone', 1, now() - interval '30 seconds')")
    await expect(confirmation(['page:paris'])).rejects.toThrow('gone did not take it over yet')
    server.query("UPDATE published_reader SET seen_at = now() - interval '61 seconds' WHERE name = 'gone'")
    await confirm()
    await reader.close()
    closing.pop()
    expect(server.query('SELECT name FROM published_reader ORDER BY name')).toBe('gone')
  })

  // spec: D.fleet.6
  test('leaves what is older than a week out of the log, and never its last entry', async () => {
    server.query("UPDATE published_log SET written_at = now() - interval '8 days'")
    await shared.removePage(paris, [])
    expect(server.query('SELECT count(*) FROM published_log')).toBe('1')
    expect(server.query('SELECT count(*) FROM published_document WHERE document IS NULL')).toBe('1')
    server.query("UPDATE published_log SET written_at = now() - interval '8 days'")
    await shared.writeSite(site.uid, [site], [])
    expect(server.query('SELECT count(*) FROM published_document WHERE document IS NULL')).toBe('0')
  })
})

// spec: D.fleet.6
test('a rebuild changes what changed alone', async () => {
  const shared = await openShared()
  const content = contentOf({ pages: [pageOf(paris, 'media:5')], sites: [site], tags: ['all'] })
  await shared.rebuild(async () => content)
  await shared.rebuild(async () => ({ ...content, pages: [pageOf({ ...paris, title: 'New' }, 'media:5')] }))
  expect(server.query('SELECT kind, sequence FROM published_document ORDER BY kind')).toBe('page|2\nsite|1')
})

test('a store in which nothing was ever published is no place to start from', async () => {
  await openShared()
  await expect(prepareReplica(server.address, join(folder, 'a.db'))).rejects.toThrow(
    'PUBLISHED_DATABASE_URL: nothing is published there yet.',
  )
  expect(new StoreReplica(join(folder, 'a.db')).isThere).toBe(false)
})

function tryTo<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
