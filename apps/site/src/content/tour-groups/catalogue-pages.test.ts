import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { PageDocument } from '@passepartout/content-model/page'
import { PUBLISHED_STORE_SCHEMA_SQL } from '@passepartout/content-model/published-store-schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PublishedStore } from '../store/published-store.ts'
import { CATALOGUE_PAGES_SQL_BY_KIND, type CatalogueIds } from './catalogue-pages.ts'

const ROME = 'rome.wayfare.example'
const WAYFARE = 'www.wayfare.example'
const LISBON = 'lisbon.wayfare.example'
const THEATRE = 'www.theatre.example'

type Row = Partial<Pick<PageDocument, 'pageType' | 'kind' | 'lang' | 'categorisation'>> & { readonly noIndex?: boolean }
const collection = (collectionId: number, more: Row = {}): Row => ({ categorisation: { collectionId }, ...more })
const category = (categoryId: number, city?: string): Row => ({
  pageType: 'categoryPage',
  categorisation: { categoryId, ...(city === undefined ? {} : { city }) },
})
const subCategory = (subCategoryId: number, city?: string): Row => ({
  pageType: 'subCategoryPage',
  categorisation: { categoryId: 1, subCategoryId, ...(city === undefined ? {} : { city }) },
})

let folder: string
let database: DatabaseSync
let store: PublishedStore

function put(siteUid: string, slug: string, row: Row, document?: string): void {
  const { pageType = 'collectionPage', kind = 'page', lang = 'en', categorisation, noIndex = false } = row
  const uid = `${siteUid}.${slug}`
  database
    .prepare('INSERT INTO page VALUES (?, ?, ?, ?, ?, ?, ?, NULL, ?, ?, ?)')
    .run(
      uid,
      lang,
      kind,
      siteUid,
      `group of ${slug}`,
      pageType,
      `Title of ${slug}`,
      noIndex ? 1 : 0,
      '2026',
      document ?? JSON.stringify({ categorisation }),
    )
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-pages-'))
  const path = join(folder, 'published.db')
  database = new DatabaseSync(path)
  database.exec(PUBLISHED_STORE_SCHEMA_SQL)
  for (const uid of [ROME, WAYFARE, LISBON, THEATRE]) {
    const document = JSON.stringify({ nakedDomain: uid.slice(uid.indexOf('.') + 1) })
    database.prepare('INSERT INTO site VALUES (?, ?, ?, ?, ?)').run(uid, 'en', uid, document, '2026')
  }
  database.prepare('INSERT INTO site VALUES (?, ?, ?, ?, ?)').run('broken', 'en', 'broken', '{bad', '2026')

  put(WAYFARE, 'colosseum-tickets', collection(1))
  put(ROME, 'colosseum', collection(1))
  put(WAYFARE, 'vatican-tickets', collection(2))
  put(LISBON, 'vatican', collection(2))
  put(THEATRE, 'shows', collection(3))
  put(ROME, 'hidden', collection(4, { noIndex: true }))
  put(ROME, 'pantheon-copy', collection(5))
  put(ROME, 'panthéon', collection(6, { lang: 'fr' }))
  put(ROME, 'terms', collection(7, { kind: 'terms' }))
  put(ROME, 'guide', collection(8, { pageType: 'contentPage' }))
  put(ROME, 'torn', collection(9), '{bad')
  put('unknown.wayfare.example', 'orphan', collection(10))
  put(ROME, 'tram', collection(11, { categorisation: { collectionId: 11, city: 'LISBON' } }))

  put(LISBON, 'tickets', category(1, 'LISBON'))
  put(WAYFARE, 'tickets', category(1))
  put(WAYFARE, 'tours', category(2))
  put(WAYFARE, 'tours-in-rome', category(2, 'ROME'))
  put(ROME, 'transfers', category(3))
  put(WAYFARE, 'transfers-in-rome', category(3, 'ROME'))
  put(WAYFARE, 'musicals', subCategory(1091, 'LONDON'))
  put(WAYFARE, 'day-trips', subCategory(1143))
  store = new PublishedStore(path)
})
afterAll(() => {
  store.close()
  database.close()
  rmSync(folder, { recursive: true })
})

const site = { uid: ROME, lang: 'en', nakedDomain: 'wayfare.example' } as const
const none: CatalogueIds = { collections: [], categories: [], subCategories: [] }
const uidsOf = (kind: keyof CatalogueIds, ids: readonly number[]) =>
  [...store.cataloguePages(site, 'ROME', { ...none, [kind]: ids })[kind]].map(([id, { uid }]) => [id, uid])

describe('cataloguePages', () => {
  test.each<[string, keyof CatalogueIds, number, string | undefined]>([
    ['the site’s own page before another site’s', 'collections', 1, `${ROME}.colosseum`],
    ['of other sites’ pages always the same one', 'collections', 2, `${LISBON}.vatican`],
    ['no page of another naked domain', 'collections', 3, undefined],
    ['no page that search engines are to leave out', 'collections', 4, undefined],
    ['no copy', 'collections', 5, undefined],
    ['no page in another language', 'collections', 6, undefined],
    ['no legal page', 'collections', 7, undefined],
    ['no page of another type', 'collections', 8, undefined],
    ['no page that is no JSON', 'collections', 9, undefined],
    ['no page of a site that is not published', 'collections', 10, undefined],
    ['a collection is its own city', 'collections', 11, `${ROME}.tram`],
    ['a category’s page about no city', 'categories', 1, `${WAYFARE}.tickets`],
    ['a category’s page about the city before one about none', 'categories', 2, `${WAYFARE}.tours-in-rome`],
    ['… but the site’s own page before both', 'categories', 3, `${ROME}.transfers`],
    ['no sub-category’s page about another city', 'subCategories', 1091, undefined],
    ['a sub-category’s page about no city', 'subCategories', 1143, `${WAYFARE}.day-trips`],
    ['no page of another kind with the same number', 'subCategories', 1, undefined],
  ])('%s', (_, kind, id, uid) => {
    expect(uidsOf(kind, [id])).toEqual(uid === undefined ? [] : [[id, uid]])
  })

  test('many numbers at once, and titles and groups with them', () => {
    expect(uidsOf('collections', [2, 99, 1]).toSorted()).toEqual([
      [1, `${ROME}.colosseum`],
      [2, `${LISBON}.vatican`],
    ])
    expect(store.cataloguePages(site, 'ROME', { ...none, collections: [1] }).collections.get(1)).toEqual({
      uid: `${ROME}.colosseum`,
      title: 'Title of colosseum',
      translationGroup: 'group of colosseum',
    })
  })

  test.each([
    ['collections', 'page_by_collection (lang=? AND <expr>=?)'],
    ['categories', 'page_by_category (lang=? AND <expr>=? AND <expr>=?)'],
    ['subCategories', 'page_by_sub_category (lang=? AND <expr>=? AND <expr>=?)'],
  ] as const)('%s are found by an index', (kind, index) => {
    const plan = database
      .prepare(`EXPLAIN QUERY PLAN ${CATALOGUE_PAGES_SQL_BY_KIND[kind]}`)
      .all('en', '[1]', 'wayfare.example', ROME, 'ROME')
      .map(({ detail }) => detail)
    expect(plan).toContain(`SEARCH page USING INDEX ${index}`)
    expect(plan).toContain('SEARCH site USING INDEX site_by_naked_domain (<expr>=? AND lang=?)')
  })

  test('a file that was written before there were these indexes is read all the same', () => {
    const before = uidsOf('collections', [1, 2])
    database.exec('DROP INDEX page_by_collection; DROP INDEX site_by_naked_domain')
    expect(uidsOf('collections', [1, 2])).toEqual(before)
    database.exec(PUBLISHED_STORE_SCHEMA_SQL)
  })
})
