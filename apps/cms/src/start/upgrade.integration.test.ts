import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { putStored, readStored, STORED_RELEASES } from '../../../../test/tools/stored-releases.ts'
import { openTestPayload, startTestPublisher, type TestPayload } from '../access/content-system.fixture.ts'
import { listMigrations, readRelease, recordRelease } from '../infrastructure/list-migrations.ts'
import { createContentReader } from '../publishing/content-reader.ts'
import { createPublicationOutcomeStore } from '../publishing/publication-outcome-store.ts'
import { createPublicationQueue } from '../publishing/publication-queue.ts'
import { republish } from '../publishing/republish.ts'

/** What every release left behind, brought along to this one: nothing that somebody wrote is lost. */

/** What an earlier file of the loop opened, and Payload would give to this one. */
const opened = globalThis as { readonly _payload?: Map<string, unknown> }

/** The command that stored their data did not record the release yet. */
const STORED_WITHOUT_RELEASE: readonly string[] = ['0.1.0', '0.2.0']

const FRENCH_IS_EDITED = `UPDATE _pages_v SET version_edited_by = 'nora@harbour.example' WHERE version_lang = 'fr'`

const titlesOf = async (payload: Payload, draft: boolean) => {
  const { docs } = await payload.find({ collection: 'pages', draft, pagination: false, depth: 0 })
  return docs.map(({ lang, title, _status }) => `${lang} ${title} ${_status}`).toSorted()
}

describe.each(STORED_RELEASES)('the data of release %s', (release) => {
  let content: TestPayload
  beforeAll(async () => {
    vi.resetModules()
    opened._payload?.clear()
    content = await openTestPayload(readStored(release, 'content.db'))
    putStored(release, 'published.db', join(content.folder, 'published', 'published.db'))
    await content.payload.db.execute({ db: content.payload.db.drizzle, raw: FRENCH_IS_EDITED })
    await content.payload.db.migrate()
  })
  afterAll(() => content.stop())

  test('has all migrations of this one, and may be brought along again', async () => {
    await content.payload.db.migrate()
    const { missing, unknown } = await listMigrations(content.payload)
    expect([missing, unknown]).toEqual([[], []])
  })

  // spec: D.admin.upgrade
  test('still has its people, sites, pages, drafts, versions and redirects', async () => {
    const { payload } = content
    expect(await titlesOf(payload, false)).toEqual([
      'en A morning on the pier published',
      'en All boats published',
      'en Never finished draft',
      'en Where ships come in published',
      'fr Là où arrivent les navires published',
    ])
    expect(await titlesOf(payload, true)).toContain('en A morning on the pier, written anew draft')
    const emails = (await payload.find({ collection: 'users' })).docs.map(({ email, role }) => `${email} ${role}`)
    const sites = (await payload.find({ collection: 'sites', locale: 'en' })).docs.map(({ host, name }) => [host, name])
    const redirects = (await payload.find({ collection: 'redirects' })).docs.map(({ path, outcome }) => [path, outcome])
    const versions = await payload.countVersions({ collection: 'pages' })
    expect([emails, sites, redirects, versions.totalDocs]).toEqual([
      ['nora@harbour.example admin'],
      [['www.harbour.example', 'Harbour']],
      [['/old-pier/', 'moved']],
      6,
    ])
  })

  // spec: D.admin.pages-once
  test('has each page once in its list, and the time of an edit where somebody made one', async () => {
    const { docs } = await content.payload.find({ collection: 'pages', draft: true, pagination: false, depth: 0 })
    const edited = docs.find(({ lang }) => lang === 'fr')?.updatedAt
    const places = docs.map(({ id, lang, title, listedUnder, lastEdited }) => {
      const main = docs.find((document) => document.id === (listedUnder ?? id))
      return `${lang} ${title} under ${main?.lang}, ${lastEdited === edited ? 'edited' : lastEdited}`
    })
    expect(places.toSorted()).toEqual([
      'en A morning on the pier, written anew under en, 1',
      'en All boats under en, 1',
      'en Never finished under en, 1',
      'en Where ships come in under en, edited',
      'fr Là où arrivent les navires under en, edited',
    ])
  })

  test('is published again as it was, and its store goes on being written', async () => {
    const { payload } = content
    const publishing = startTestPublisher(content)
    const { store } = publishing
    const shown = () => store.readPages().map(({ document: { uid, lang, title } }) => `${uid} ${lang} ${title}`)
    const before = [shown().toSorted(), store.readSites().length, store.readRedirects()]
    const parts = {
      content: createContentReader(payload),
      outcomes: createPublicationOutcomeStore(payload),
      queue: createPublicationQueue(payload),
    }
    expect((await republish({ ...parts, store })).refused).toEqual([])
    expect([shown().toSorted(), store.readSites().length, store.readRedirects()]).toEqual(before)
    expect(before[0]).toHaveLength(4)
    const { docs } = await payload.find({ collection: 'pages', where: { title: { equals: 'All boats' } } })
    const id = docs[0]?.id ?? 0
    await payload.update({ collection: 'pages', id, data: { title: 'All boats and ferries', _status: 'published' } })
    await publishing.drain()
    expect(shown()).toContain('www.harbour.example.boats en All boats and ferries')
    publishing.close()
  })

  test('says by which release it was migrated', async () => {
    expect(await readRelease(content.payload)).toBe(STORED_WITHOUT_RELEASE.includes(release) ? undefined : release)
    await recordRelease(content.payload)
    expect(await readRelease(content.payload)).toMatch(/^\d+\.\d+\.\d+$/)
  })
})
