import { type LanguageCode, servedLanguages } from '@passepartout/content-model/locales'
import { beforeEach, describe, expect, test } from 'vitest'
import type { IndexablePage, IndexablePageCursor } from '../content/store/published-store.ts'
import { buildSiteDirectory } from '../request/site-directory.ts'
import { buildSitemapIndex, writeSitemap } from './sitemap.ts'
import { SitemapSplitter } from './sitemap-splitter.ts'

const HOST = 'www.wayfare.example'
const site = { uid: HOST, host: HOST, folder: '', languages: ['de', 'en', 'fr'], defaultCurrency: 'EUR' } as const
const directory = buildSiteDirectory([site])
const GROUPS = 1500
const LANGUAGES: readonly LanguageCode[] = ['de', 'en', 'fr']
const ORDER: readonly string[] = LANGUAGES

/** A store of many pages that exist only while they are read. */
class EndlessStore {
  rowsRead = 0
  steps = 0

  listedPages(
    _site: string,
    { after, until }: { after: IndexablePageCursor | undefined; until: IndexablePageCursor | undefined },
    limit: number,
  ) {
    const from = after ? indexOf(after) : 0
    const to = Math.min(until ? indexOf(until) : GROUPS * LANGUAGES.length, from + limit)
    this.rowsRead += to - from
    return Array.from({ length: to - from }, (_, index) => pageAt(from + index))
  }

  listedPageAfter(_site: string, after: IndexablePageCursor | undefined, distance: number) {
    this.steps += 1
    const index = (after ? indexOf(after) : 0) + distance - 1
    return index < GROUPS * LANGUAGES.length ? pageAt(index) : undefined
  }
}

function pageAt(index: number): IndexablePage {
  const group = String(Math.floor(index / LANGUAGES.length)).padStart(6, '0')
  const lang = LANGUAGES[index % LANGUAGES.length] ?? 'en'
  return {
    uid: `${HOST}.p${group}`,
    lang,
    kind: 'page',
    translationGroup: group,
    updatedAt: '2026-11-20T00:00:00.000Z',
  }
}

/** How many pages come before a place. */
function indexOf({ translationGroup, lang }: IndexablePageCursor): number {
  return Number(translationGroup) * LANGUAGES.length + ORDER.indexOf(lang) + 1
}

let store: EndlessStore
beforeEach(() => {
  store = new EndlessStore()
})
const sources = () => ({
  store,
  directory,
  servedLanguages: servedLanguages([]),
  mainAddresses: async () => new Map(),
})
const whole = { siteUid: HOST, after: undefined, until: undefined }

describe('a file', () => {
  test('is read only as far as it has been written', async () => {
    const pieces = writeSitemap(whole, sources())
    expect((await pieces.next()).value).toContain('<urlset')
    expect(store.rowsRead).toBe(0)
    await pieces.next()
    expect(store.rowsRead).toBe(1000)
  })

  test('loses no version where a batch of rows ends within a page', async () => {
    const text = (await Array.fromAsync(writeSitemap(whole, sources()))).join('')
    expect(text.match(/<url>/g)?.length).toBe(GROUPS * LANGUAGES.length)
    expect(text.match(/hreflang="x-default"/g)?.length).toBe(GROUPS * LANGUAGES.length)
  })
})

describe('the files of a host', () => {
  const clock = { now: 0 }
  const create = () => new SitemapSplitter({ size: 1000, store, now: () => clock.now })

  test('begin at a page, follow each other, and are found in one step each', async () => {
    const files = await create().of(HOST, directory)
    expect(files.map(({ until }) => until?.translationGroup)).toEqual([
      '000333',
      '000666',
      '000999',
      '001332',
      undefined,
    ])
    expect(files.slice(1).map(({ after }) => after)).toEqual(files.slice(0, -1).map(({ until }) => until))
    expect(store.steps).toBeLessThanOrEqual(2 * files.length)
    expect(store.rowsRead).toBe(0)
  })

  test('are kept for ten minutes, or until the sites change', async () => {
    const files = create()
    await Promise.all([files.of(HOST, directory), files.of(HOST, directory)])
    const { steps } = store
    clock.now += 599_000
    await files.of(HOST, directory)
    expect(store.steps).toBe(steps)
    clock.now += 2000
    await files.of(HOST, directory)
    expect(store.steps).toBe(2 * steps)
    await files.of(HOST, buildSiteDirectory([site]))
    expect(store.steps).toBe(3 * steps)
  })

  test('are asked for again when the store failed', async () => {
    const files = create()
    const answer = store.listedPageAfter
    store.listedPageAfter = () => {
      throw new Error('disk')
    }
    await expect(files.of(HOST, directory)).rejects.toThrow('disk')
    store.listedPageAfter = answer
    expect(await files.of(HOST, directory)).toHaveLength(5)
  })

  test('a host without pages has an index without files', () => {
    expect(buildSitemapIndex(HOST, 0, 0)).toMatch(/<sitemapindex [^>]*>\n<\/sitemapindex>/)
  })
})
