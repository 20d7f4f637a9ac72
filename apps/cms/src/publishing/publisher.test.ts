import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageDocument } from '@passepartout/content-model/page'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { message, messageAt } from '../messages/message.ts'
import { pageDocumentFixture, siteDocumentFixture } from './build/document.fixture.ts'
import { memoryContent, memoryOutcomes, memoryQueue } from './in-memory-publishing.fixture.ts'
import { SqlitePublishedStoreWriter } from './published-store.ts'
import { Publisher } from './publisher.ts'
import { PurgeRefusedError } from './purge.ts'
import { republish } from './republish.ts'

const TITLE_MISSING = messageAt('Title', message('fault.missing'))
const NAME_MISSING = messageAt('Name', message('fault.missing'))

let folder = ''
let store: SqlitePublishedStoreWriter
let clock = 0
let site = vi.fn<(tags: readonly string[]) => Promise<void>>()
/** Since when somebody waited for what the site was told of, by call. */
let told: (readonly number[])[] = []
let content = memoryContent()
let queue = memoryQueue()
let outcomes = memoryOutcomes()
let publisher: Publisher
const log = vi.fn()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publisher-'))
  store = new SqlitePublishedStoreWriter(join(folder, 'published.db'))
  clock = 1_000_000
  site = vi.fn<(tags: readonly string[]) => Promise<void>>()
  content = memoryContent()
  queue = memoryQueue(() => clock)
  outcomes = memoryOutcomes()
  log.mockClear()
  told = []
  publisher = new Publisher({
    ...{ content, queue, outcomes, store, log },
    purge: (tags, askedAt = []) => {
      told.push(askedAt)
      return site(tags)
    },
    now: () => clock,
  })
})

afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const paris = pageDocumentFixture({ uid: 'www.a.example.paris', translationGroup: 'paris' })
const parisTags = ['page:www.a.example.paris:en:page', 'link:paris']

async function publish(id: number, document: PageDocument): Promise<void> {
  content.setPage(id, document)
  await queue.add({ kind: 'page', document: id })
  await publisher.drainDocuments()
}

test('a published page is in the store before the site is told exactly what changed', async () => {
  site = vi.fn(async () => expect(store.readPage(paris)).toEqual(paris))
  await publish(1, paris)
  await publisher.drainPurges()
  expect(site.mock.calls).toEqual([[parisTags]])
  expect(outcomes.all.get('page:1')).toMatchObject({ state: 'online', key: { uid: 'www.a.example.paris' } })
  expect(queue.rows).toEqual([])
})

// spec: D.admin.22
test('what is published awaits the site, and is seen as soon as the site has confirmed it', async () => {
  site.mockRejectedValueOnce(new Error('down'))
  await publish(1, paris)
  expect(outcomes.sights.get('page:1')).toEqual({ awaitedSince: 1_000_000 })
  await publisher.drainPurges()
  expect(outcomes.sights.get('page:1')).toEqual({ awaitedSince: 1_000_000 })
  clock += 250
  await publisher.drainPurges()
  expect(outcomes.sights.get('page:1')).toEqual({ awaitedSince: 1_000_000, seenAt: 1_000_250 })
  clock += 50
  await publish(1, paris)
  expect(outcomes.sights.get('page:1')).toEqual({ awaitedSince: 1_000_000, seenAt: 1_000_250 })
})

// spec: D.admin.29
test('a site is online as soon as its home page is, and no longer than it', async () => {
  const at = siteDocumentFixture({ uid: 'www.a.example' })
  const drain = async () => {
    for (let count = -1; count !== 0; ) count = await publisher.drainDocuments()
  }
  content.setSite(1, [at])
  await queue.add({ kind: 'site', document: 1 })
  await drain()
  const noHome = [message('publication.noHome')]
  const closed = {
    title: 'site 1',
    state: 'offline',
    message: noHome,
    key: { uid: 'www.a.example', lang: 'en', kind: 'page' },
  }
  expect(outcomes.all.get('site:1')).toEqual(closed)
  await publish(2, pageDocumentFixture({ uid: 'www.a.example', translationGroup: 'home', pageType: 'homePage' }))
  await drain()
  expect(outcomes.all.get('site:1')).toEqual({ ...closed, state: 'online', message: [] })
  content.unpublish(2)
  await queue.add({ kind: 'page', document: 2 })
  await drain()
  expect(outcomes.all.get('site:1')).toEqual(closed)
})

test('menus that find a page by what it is about are told when it comes, moves to another place or goes, not of its text', async () => {
  const at = (collectionId: number, standfirst?: string) =>
    pageDocumentFixture({ ...paris, pageType: 'collectionPage', categorisation: { collectionId }, standfirst })
  const [own] = parisTags
  await publish(1, at(7))
  await publisher.drainPurges()
  await publish(1, at(7, 'New'))
  await publisher.drainPurges()
  await publish(1, at(8, 'New'))
  await publisher.drainPurges()
  content.unpublish(1)
  await queue.add({ kind: 'page', document: 1 })
  await publisher.drainDocuments()
  await publisher.drainPurges()
  expect(site.mock.calls).toEqual([
    [[...parisTags, 'collection:7']],
    [[own]],
    [[own, 'collection:7', 'collection:8']],
    [[...parisTags, 'collection:8']],
  ])
})

test('several saves of one page are one publication', async () => {
  await queue.add({ kind: 'page', document: 1 })
  await publish(1, paris)
  expect(content.reads).toEqual([1])
  expect(queue.rows.filter(({ kind }) => kind === 'page')).toEqual([])
})

test('a page with a fault leaves the last good version online and says why', async () => {
  await publish(1, paris)
  content.refusePage(1, [TITLE_MISSING])
  await queue.add({ kind: 'page', document: 1 })
  await publisher.drainDocuments()
  expect(store.readPage(paris)).toEqual(paris)
  expect(outcomes.all.get('page:1')).toEqual({
    title: 'page 1',
    state: 'refused',
    message: [TITLE_MISSING, message('publication.lastVersion')],
    key: { uid: paris.uid, lang: 'en', kind: 'page' },
  })
})

test('a page that was never complete is not online', async () => {
  content.refusePage(1, [TITLE_MISSING])
  await queue.add({ kind: 'page', document: 1 })
  await publisher.drainDocuments()
  expect(store.readPages()).toEqual([])
  expect(outcomes.all.get('page:1')?.message).toEqual([TITLE_MISSING, message('publication.notYet')])
})

test('unpublishing and deleting take the page away', async () => {
  await publish(1, paris)
  content.unpublish(1)
  await queue.add({ kind: 'page', document: 1 })
  await publisher.drainDocuments()
  expect(store.readPages()).toEqual([])
  expect(outcomes.all.get('page:1')).toEqual({ title: 'page 1', state: 'offline', message: [] })

  await publish(1, paris)
  content.remove(1)
  await queue.add({ kind: 'page', document: 1 })
  await publisher.drainDocuments()
  expect(store.readPages()).toEqual([])
  expect(outcomes.all.has('page:1')).toBe(false)
})

test('a new address replaces the old one, and what links to the page is published again', async () => {
  await publish(1, paris)
  content.setPage(2, pageDocumentFixture({ uid: 'www.a.example.links' }), { pageIds: [1] })
  await queue.add({ kind: 'page', document: 2 })
  await publisher.drainDocuments()
  queue.rows.length = 0

  const moved = { ...paris, uid: 'www.a.example.lutetia' }
  await publish(1, moved)
  expect(store.readPages().map(({ document }) => document.uid)).toEqual([
    'www.a.example.links',
    'www.a.example.lutetia',
  ])
  expect(queue.rows).toContainEqual(expect.objectContaining({ kind: 'page', document: 2 }))
  expect(queue.rows).toContainEqual(
    expect.objectContaining({
      kind: 'purge',
      tags: ['page:www.a.example.paris:en:page', 'page:www.a.example.lutetia:en:page', 'link:paris'],
    }),
  )
})

test('a page that takes over an address is not removed by the late withdrawal of the one before', async () => {
  await publish(1, paris)
  content.remove(1)
  const successor = { ...paris, title: 'The next Paris' }
  await publish(2, successor)
  await queue.add({ kind: 'page', document: 1 })
  await publisher.drainDocuments()
  expect(store.readPage(paris)).toEqual(successor)
})

test('a page that did not change is not written and purges nothing', async () => {
  await publish(1, paris)
  await publisher.drainPurges()
  await publish(1, { ...paris })
  expect(await publisher.drainPurges()).toBe(0)
})

test('a changed picture publishes the pages that show it', async () => {
  content.setPage(1, paris, { mediaIds: [5] })
  await queue.add({ kind: 'page', document: 1 })
  await publisher.drainDocuments()
  queue.rows.length = 0
  await queue.add({ kind: 'media', document: 5 })
  await publisher.drainDocuments()
  expect(queue.rows).toMatchObject([{ kind: 'page', document: 1 }])
})

test('between two documents others get a word in, though the database never makes anybody wait', async () => {
  let words = 0
  const speak = () => {
    words += 1
    speaker = setImmediate(speak)
  }
  let speaker = setImmediate(speak)
  for (let id = 1; id <= 5; id += 1) await queue.add({ kind: 'page', document: id })
  await publisher.drainDocuments()
  clearImmediate(speaker)
  expect(words).toBeGreaterThanOrEqual(4)
})

test('what follows from a picture comes after what was saved since', async () => {
  const others = [2, 3].map((number) =>
    pageDocumentFixture({ uid: `www.a.example.page-${number}`, translationGroup: `${number}` }),
  )
  for (const [index, document] of others.entries()) {
    content.setPage(index + 2, document, { mediaIds: [5] })
    await queue.add({ kind: 'page', document: index + 2 })
  }
  await publisher.drainDocuments()
  content.setPage(1, paris)
  clock += 1000
  await queue.add({ kind: 'media', document: 5 })
  await publisher.drainDocuments()
  await queue.add({ kind: 'page', document: 1 })
  content.reads.length = 0
  await publisher.drainDocuments()
  expect(content.reads).toEqual([1, 2, 3])
})

test('a site is written per language; one with a fault keeps its last good version', async () => {
  const [en, fr] = [siteDocumentFixture({ lang: 'en' }), siteDocumentFixture({ lang: 'fr' })]
  content.setSite(1, [en, fr])
  await queue.add({ kind: 'site', document: 1 })
  await publisher.drainDocuments()
  content.setSite(1, [{ ...en, tagline: 'New' }], { refused: ['fr'] })
  await queue.add({ kind: 'site', document: 1 })
  await publisher.drainDocuments()
  expect(store.readSite(en.uid)).toEqual([{ ...en, tagline: 'New' }, fr])
  expect(outcomes.all.get('site:1')).toMatchObject({
    state: 'refused',
    message: expect.arrayContaining([messageAt('fr', NAME_MISSING)]),
  })
  await publisher.drainPurges()
  expect(site.mock.calls.flat(2)).toEqual(['site:www.a.example'])
})

test('an error keeps the request, tries again later and later, and says so', async () => {
  content.setPage(1, paris)
  content.failWith(new Error('the database is locked'))
  await queue.add({ kind: 'page', document: 1 })
  await publisher.drainDocuments()
  expect(outcomes.all.get('page:1')).toMatchObject({
    state: 'delayed',
    message: [message('publication.delayed'), message('publication.notYet')],
  })
  expect(queue.rows).toMatchObject([{ attempts: 1, notBefore: clock + 250 }])
  expect(await publisher.drainDocuments()).toBe(0)

  clock += 250
  await publisher.drainDocuments()
  expect(queue.rows).toMatchObject([{ attempts: 2, notBefore: clock + 500 }])

  content.failWith(undefined)
  clock += 500
  await publisher.drainDocuments()
  expect(store.readPage(paris)).toEqual(paris)
  expect(outcomes.all.get('page:1')?.state).toBe('online')
})

test('one page that fails does not hold up the next', async () => {
  content.setPage(2, paris)
  content.failWith(new Error('broken'), 1)
  await queue.add({ kind: 'page', document: 1 })
  await queue.add({ kind: 'page', document: 2 })
  await publisher.drainDocuments()
  expect(store.readPage(paris)).toEqual(paris)
})

test('a site that does not confirm is told again, and publishing goes on meanwhile', async () => {
  site = vi.fn<(tags: readonly string[]) => Promise<void>>().mockRejectedValueOnce(new Error('connection refused'))
  await publish(1, paris)
  await publisher.drainPurges()
  expect(queue.rows).toMatchObject([{ kind: 'purge', attempts: 1, notBefore: clock + 250 }])
  await publish(2, pageDocumentFixture({ uid: 'www.a.example.rome', translationGroup: 'rome' }))
  clock += 250
  await publisher.drainPurges()
  expect(site.mock.calls.at(-1)?.[0]).toEqual(['page:www.a.example.rome:en:page', 'link:rome', ...parisTags])
  expect(queue.rows).toEqual([])
})

test('the wait between two attempts ends at eight seconds', async () => {
  site = vi.fn<(tags: readonly string[]) => Promise<void>>().mockRejectedValue(new Error('connection refused'))
  await queue.add({ kind: 'purge', tags: ['x'] })
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await publisher.drainPurges()
    clock = queue.rows[0]?.notBefore ?? clock
  }
  const before = clock
  await publisher.drainPurges()
  expect(queue.rows[0]?.notBefore).toBe(before + 8000)
})

test('a purge that the site refuses holds up no other', async () => {
  const confirmed: string[] = []
  site = vi.fn(async (tags) => {
    if (tags.includes('bad')) throw new PurgeRefusedError('the site answered 400')
    confirmed.push(...tags)
  })
  for (const name of ['first', 'bad', 'last']) await queue.add({ kind: 'purge', tags: [name] })
  await publisher.drainPurges()
  expect(confirmed).toEqual(['first', 'last'])
  expect(queue.rows).toMatchObject([{ tags: ['bad'], attempts: 1 }])
})

test('the site hears with a purge since when it is waited for, once', async () => {
  clock = 1000
  await queue.add({ kind: 'page', document: 1 })
  content.setPage(1, paris)
  clock = 1400
  await queue.add({ kind: 'page', document: 1 })
  site = vi.fn<(tags: readonly string[]) => Promise<void>>().mockRejectedValueOnce(new Error('connection refused'))
  await publisher.drainDocuments()
  await publisher.drainPurges()
  clock += 250
  await publisher.drainPurges()
  await publish(1, { ...paris, title: 'Later' })
  await publisher.drainPurges()
  expect(told).toEqual([[1000], [1000], [clock]])
})

test('more tags than the site takes at once are sent in parts', async () => {
  const tags = Array.from({ length: 12_000 }, (_, index) => `page:${index}`)
  await queue.add({ kind: 'purge', tags })
  await publisher.drainPurges()
  expect(site.mock.calls.map(([part]) => part.length)).toEqual([5000, 5000, 2000])
  expect(site.mock.calls.flatMap(([part]) => part)).toEqual(tags)
  expect(queue.rows).toEqual([])
})

test('a purge that was written down before a crash is sent after it', async () => {
  const crash = vi.spyOn(store, 'writePage').mockImplementation(() => {
    throw new Error('the process ended')
  })
  await publish(1, paris)
  crash.mockRestore()
  expect(await publisher.drainPurges()).toBe(0)
  clock += 10_000
  await publisher.drainPurges()
  expect(site.mock.calls[0]?.[0]).toEqual(parisTags)
})

test('republish writes what is published, removes what is not, keeps the last good version and purges the difference', async () => {
  const [gone, kept, refused] = ['gone', 'kept', 'refused'].map((name) =>
    pageDocumentFixture({ uid: `www.a.example.${name}`, translationGroup: name }),
  )
  if (!gone || !kept || !refused) throw new Error('three pages')
  await publish(1, gone)
  await publish(2, kept)
  await publish(3, refused)
  queue.rows.length = 0
  content.remove(1)
  content.refusePage(3, [TITLE_MISSING])
  content.setPage(4, paris)

  const result = await republish({ content, outcomes, queue, store })
  expect(
    store
      .readPages()
      .map(({ document }) => document.uid)
      .toSorted(),
  ).toEqual(['www.a.example.kept', 'www.a.example.paris', 'www.a.example.refused'])
  expect(result).toMatchObject({ pages: 3, refused: [expect.stringMatching(/^page 3: Title: is missing/)] })
  expect(queue.rows).toMatchObject([{ tags: ['page:www.a.example.gone:en:page', 'link:gone', ...parisTags] }])
  expect(outcomes.all.has('page:1')).toBe(false)
  queue.rows.length = 0
  await republish({ content, outcomes, queue, store })
  expect(queue.rows).toEqual([])
})

const redirectOf = (path: string, uid: string) => ({
  from: { host: 'www.a.example', path },
  to: { uid, lang: 'en' as const, kind: 'page' as const },
  gone: false as const,
  permanent: true,
  origin: 'manual' as const,
})

// spec: D.redirects.11
test('a page that moves leaves a redirect, in the store before the page is gone from there', async () => {
  store.writeSite('www.a.example', [siteDocumentFixture({ uid: 'www.a.example', host: 'www.a.example' })])
  await publish(1, paris)
  await publish(1, { ...paris, uid: 'www.a.example.city.paris' })
  expect(store.readRedirect({ host: 'www.a.example', path: '/paris/' })).toMatchObject({
    to: { uid: 'www.a.example.city.paris', lang: 'en' },
    origin: 'moved',
  })
  await publisher.drainPurges()
  expect(site.mock.calls.flat(2)).toContain('redirect:www.a.example/paris/')
})

// spec: D.redirects.11
test('a page that returns to an address keeps the redirect there until it is in the store', async () => {
  store.writeSite('www.a.example', [siteDocumentFixture({ uid: 'www.a.example', host: 'www.a.example' })])
  await publish(1, paris)
  await publish(1, { ...paris, uid: 'www.a.example.city.paris' })
  const failing = vi.spyOn(store, 'writePage').mockImplementation(() => {
    throw new Error('the store is locked')
  })
  await publish(1, paris)
  expect(content.redirectPaths()).toEqual(['/paris/', '/city/paris/'])
  failing.mockRestore()
  vi.spyOn(content, 'removeRedirectToItself').mockRejectedValueOnce(new Error('the content is locked'))
  clock += 250
  await publisher.drainDocuments()
  expect([store.readPage(paris), content.redirectPaths()]).toEqual([paris, ['/paris/', '/city/paris/']])
  clock += 500
  await publisher.drainDocuments()
  expect(content.redirectPaths()).toEqual(['/city/paris/'])
})

// spec: D.redirects.11
test('a page that was filed under the wrong language leaves a redirect too', async () => {
  store.writeSite('www.a.example', [siteDocumentFixture({ uid: 'www.a.example', host: 'www.a.example' })])
  await publish(1, paris)
  await publish(1, { ...paris, lang: 'fr' })
  expect(store.readPages().map(({ document }) => document.lang)).toEqual(['fr'])
  expect(store.readRedirect({ host: 'www.a.example', path: '/paris/' })).toMatchObject({
    to: { uid: paris.uid, lang: 'fr' },
    origin: 'moved',
  })
})

test('a redirect that moves leaves its old address; a removed one its last', async () => {
  const at = (path: string) => store.readRedirect({ host: 'www.a.example', path })
  content.setRedirect(5, redirectOf('/old/', paris.uid))
  await queue.add({ kind: 'redirect', document: 5 })
  await publisher.drainDocuments()
  content.setRedirect(5, redirectOf('/older/', paris.uid))
  await queue.add({ kind: 'redirect', document: 5 })
  await publisher.drainDocuments()
  expect([at('/old/'), at('/older/')]).toEqual([undefined, redirectOf('/older/', paris.uid)])
  await publisher.drainPurges()
  site.mockClear()
  content.removeRedirect(5)
  await queue.add({ kind: 'redirect', document: 5 })
  await publisher.drainDocuments()
  await publisher.drainPurges()
  expect(at('/older/')).toBeUndefined()
  expect(site.mock.calls).toEqual([[['redirect:www.a.example/older/']]])
  expect(outcomes.all.has('redirect:5')).toBe(false)
})

test('a rebuilt store holds the redirects that there are, and tells of those that changed', async () => {
  store.writeRedirect(redirectOf('/stale/', paris.uid))
  content.setRedirect(5, redirectOf('/old/', paris.uid))
  const { purged } = await republish({ content, outcomes, queue, store })
  expect(store.readRedirects()).toEqual([redirectOf('/old/', paris.uid)])
  expect(purged).toBe(2)
})
