import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addLanguagePrefix } from '@passepartout/content-model/links/uid'
import { LOCALES } from '@passepartout/content-model/locales'
import { type PageDocument, pageDocumentSchema } from '@passepartout/content-model/page'
import { PUBLISHED_STORE_SCHEMA_SQL } from '@passepartout/content-model/published-store-schema'
import { siteDocumentSchema } from '@passepartout/content-model/site'

export const SCALE_HOST = 'www.scale.example'
/** Links per page; few, so that documents are small. */
const LINKS = 4
export const LANGUAGES = LOCALES.filter(({ supported }) => supported).map(({ code }) => code)
const WRITTEN = '2026-01-01T00:00:00.000Z'

/** Slug of the nth page, the same in every language. */
function slugOf(index: number): string {
  return `page-${index}`
}

/** The path of the nth row, a page in one language. */
export function addressOf(row: number): string {
  const [index, lang] = [Math.floor(row / LANGUAGES.length), LANGUAGES[row % LANGUAGES.length] ?? 'en']
  return addLanguagePrefix(index === 0 ? '/' : `/${slugOf(index)}/`, lang)
}

/**
 * Writes a published store of one site with small documents that link to each other, in the fourteen languages.
 *
 * @param pages number of pages per language, including the home page
 */
export function fillStore(path: string, pages: number): void {
  mkdirSync(dirname(path), { recursive: true })
  for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true })
  const database = new DatabaseSync(path)
  database.exec(PUBLISHED_STORE_SCHEMA_SQL)
  database.exec('PRAGMA synchronous = OFF; BEGIN')
  insertSites(database)
  const insert = database.prepare(
    `INSERT INTO page (uid, lang, kind, site_uid, translation_group, page_type, title, tgid, no_index, updated_at, document)
     VALUES (?, ?, 'page', ?, ?, ?, ?, NULL, 0, ?, ?)`,
  )
  for (let index = 0; index < pages; index += 1) {
    const page = pageOf(index, pages)
    const { uid, translationGroup, pageType, title, updatedAt } = page
    for (const lang of LANGUAGES) {
      const document = JSON.stringify({ ...page, lang })
      insert.run(uid, lang, SCALE_HOST, translationGroup, pageType, title, updatedAt, document)
    }
  }
  database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}

function insertSites(database: DatabaseSync): void {
  const insert = database.prepare('INSERT INTO site (uid, lang, host, document, updated_at) VALUES (?, ?, ?, ?, ?)')
  for (const lang of LANGUAGES) {
    const site = siteDocumentSchema.parse({
      uid: SCALE_HOST,
      lang,
      host: SCALE_HOST,
      structureType: 'rootDomain',
      brand: 'plain',
      name: 'Scale',
      languages: LANGUAGES,
      defaultCurrency: 'EUR',
      timeZone: 'Europe/Paris',
      nakedDomain: 'scale.example',
      header: { logoAltText: 'Scale', manualHeader: {} },
    })
    insert.run(SCALE_HOST, lang, SCALE_HOST, JSON.stringify(site), WRITTEN)
  }
}

/** The document in the first language; the others are the same. */
function pageOf(index: number, pages: number): PageDocument {
  const isHome = index === 0
  return pageDocumentSchema.parse({
    uid: uidOf(index),
    lang: LANGUAGES[0],
    kind: 'page',
    siteUid: SCALE_HOST,
    translationGroup: `group-${index}`,
    pageType: isHome ? 'homePage' : 'contentPage',
    categorisation: {},
    meta: { title: `Page ${index}`, description: `The page of the number ${index}.` },
    title: `Page ${index}`,
    ...(isHome ? {} : { parentUid: SCALE_HOST }),
    publishedAt: WRITTEN,
    updatedAt: WRITTEN,
    blocks: [linksBlock(index, pages)],
  })
}

function uidOf(index: number): string {
  return index === 0 ? SCALE_HOST : `${SCALE_HOST}.${slugOf(index)}`
}

/** A paragraph of links to pages spread over the whole store. */
function linksBlock(index: number, pages: number): object {
  const links = Array.from({ length: LINKS }, (_, step) => (index + 1 + step * 7919) % pages)
  const children = links.map((target) => ({
    type: 'link',
    action: { type: 'REFERENCE', uid: uidOf(target), newTab: false },
    children: [{ type: 'text', text: `page ${target} ` }],
  }))
  return { id: 'links', type: 'richText', content: [{ type: 'paragraph', children }] }
}
