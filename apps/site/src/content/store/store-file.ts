import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { TOUR_GROUP_PAGE_TYPES } from '@passepartout/content-model/page'
import { IS_GUIDE_SQL, PUBLISHED_STORE_VERSION } from '@passepartout/content-model/published-store-schema'
import { RELEASE } from '@passepartout/content-model/release'
import { reasonOf } from '../../operations/reason-of.ts'
import { CATALOGUE_PAGES_SQL_BY_KIND } from '../tour-groups/catalogue-pages.ts'

/** An open published store file, with its prepared queries. */
export type StoreFile = ReturnType<typeof openStoreFile>

export class PublishedStoreError extends Error {
  override name = 'PublishedStoreError'
}

/** @throws PublishedStoreError when the file is missing, damaged or of another version */
export function openStoreFile(path: string) {
  if (!existsSync(path)) {
    throw new PublishedStoreError(
      `PUBLISHED_STORE: ${path} does not exist yet. Start the content system once, or run its republish command.`,
    )
  }
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { readOnly: true, timeout: 2000 })
    const version = database.prepare('PRAGMA user_version').get()?.user_version
    if (version !== PUBLISHED_STORE_VERSION) {
      throw new Error(
        `it is of version ${version}, and release ${RELEASE} reads version ${PUBLISHED_STORE_VERSION}; start the content system of release ${RELEASE}, which writes it anew`,
      )
    }
    database.exec('PRAGMA query_only = ON')
    return { database, ...prepareStatements(database) }
  } catch (error) {
    database?.close()
    const reason = reasonOf(error)
    throw new PublishedStoreError(`PUBLISHED_STORE: ${path} cannot be read: ${reason}.`)
  }
}

const PAGE_TYPES = TOUR_GROUP_PAGE_TYPES.map((type) => `'${type}'`).join()
/** The tour group of a page about one as a whole. */
const TGID = `iif(page_type IN (${PAGE_TYPES}), tgid, NULL) AS tgid`
const LISTED = `uid, lang, kind, translation_group AS translationGroup, updated_at AS updatedAt, ${TGID}`
const IS_OF_TOUR_GROUP = `page_type IN (${PAGE_TYPES}) AND kind = 'page' AND uid NOT LIKE '%copy'`
/** Editors' pages about a tour group on all sites; uses an index, because it runs for every page of one. */
export const PAGES_OF_TOUR_GROUP_SQL = `
  SELECT site_uid AS siteUid, lang, uid, no_index AS noIndex FROM page WHERE tgid = ? AND ${IS_OF_TOUR_GROUP} ORDER BY uid`

function prepareStatements(database: DatabaseSync) {
  return {
    page: database.prepare('SELECT document FROM page WHERE uid = ? AND lang = ? AND kind = ?'),
    translations: database.prepare(
      `SELECT lang, uid, no_index AS noIndex, ${TGID} FROM page WHERE translation_group = ? AND kind = ?`,
    ),
    // The order of joins is fixed, whatever SQLite's statistics are: few references, up to a million pages.
    links: database.prepare(`
      WITH source AS MATERIALIZED (
        SELECT DISTINCT page.uid, page.kind, page.translation_group FROM json_each(?) AS asked
        CROSS JOIN page ON page.uid = asked.value ->> '$.uid' AND page.kind = asked.value ->> '$.kind')
      SELECT source.uid AS asked, source.kind, target.uid, target.title, target.translation_group AS translationGroup
      FROM source
      CROSS JOIN page AS target
        ON target.translation_group = source.translation_group AND target.lang = ? AND target.kind = source.kind
      WHERE target.uid NOT LIKE '%copy'`),
    productPages: database.prepare(`
      SELECT tgid, min(uid) AS uid FROM page
      WHERE site_uid = ? AND lang = ? AND tgid IN (SELECT value FROM json_each(?)) AND ${IS_OF_TOUR_GROUP}
      GROUP BY tgid`),
    pagesOfTourGroup: database.prepare(PAGES_OF_TOUR_GROUP_SQL),
    tourGroupsOfSite: database.prepare(
      `SELECT DISTINCT tgid FROM page WHERE site_uid = ? AND tgid IS NOT NULL AND ${IS_OF_TOUR_GROUP} ORDER BY tgid`,
    ),
    homeCities: database.prepare(`
      SELECT site.uid, site.lang, iif(json_valid(page.document), page.document ->> '$.categorisation.city', NULL) AS city
      FROM site JOIN page ON page.uid = site.uid AND page.lang = site.lang AND page.kind = 'page'
      WHERE city IS NOT NULL`),
    datelessTourGroups: database.prepare(`
      SELECT DISTINCT tgid FROM page
      WHERE tgid IS NOT NULL AND json_valid(document) AND document ->> '$.categorisation.asksForDate'`),
    editorTags: database.prepare(`
      SELECT tgid, document -> '$.categorisation.editorTags' AS tags FROM page
      WHERE tgid IS NOT NULL AND json_valid(document) AND document -> '$.categorisation.editorTags' IS NOT NULL
      ORDER BY updated_at DESC, uid, lang`),
    cataloguePages: {
      collections: database.prepare(CATALOGUE_PAGES_SQL_BY_KIND.collections),
      categories: database.prepare(CATALOGUE_PAGES_SQL_BY_KIND.categories),
      subCategories: database.prepare(CATALOGUE_PAGES_SQL_BY_KIND.subCategories),
    },
    legalPages: database.prepare(
      `SELECT uid, lang, kind, title FROM page WHERE uid = ? AND lang = ? AND kind <> 'page'`,
    ),
    // Content pages with a categorisation are guides; others, such as an imprint, are left out. Few documents are opened, because
    // a site may have any number.
    entryPages: database.prepare(`
      SELECT uid, title, translation_group AS translationGroup FROM (
        SELECT uid, title, translation_group, page_type, document, row_number() OVER (
          ORDER BY page_type = 'collectionPage' DESC, page_type = 'showPage' DESC, page_type = 'contentPage', uid) AS place
        FROM page
        WHERE site_uid = ? AND lang = ? AND kind = 'page' AND page_type <> 'homePage' AND no_index = 0
          AND uid NOT LIKE '%copy'
        ORDER BY place LIMIT 12)
      WHERE page_type <> 'contentPage' OR iif(json_valid(document), document ->> '$.landingPageKind', NULL) IS NOT NULL
      ORDER BY place LIMIT 6`),
    // Both use only one index, in which the versions of a page are adjacent.
    listedPages: database.prepare(`
      SELECT ${LISTED} FROM page
      WHERE site_uid = ? AND no_index = 0 AND (translation_group, kind, lang) > (?, ?, ?)
        AND (translation_group, kind, lang) < (?, ?, ?)
      ORDER BY translation_group, kind, lang LIMIT ?`),
    listedAfter: database.prepare(`
      SELECT ${LISTED} FROM page
      WHERE site_uid = ? AND no_index = 0 AND (translation_group, kind, lang) > (?, ?, ?)
      ORDER BY translation_group, kind, lang LIMIT 1 OFFSET ?`),
    summaries: database.prepare(`
      SELECT uid, title, ${TGID}, iif(json_valid(document), document ->> '$.meta.description', NULL) AS description FROM page
      WHERE site_uid = ? AND lang = ? AND kind = 'page' AND page_type = ? AND no_index = 0 AND uid NOT LIKE '%copy'
      LIMIT ?`),
    newestGuides: database.prepare(`
      SELECT uid FROM page WHERE site_uid = ? AND lang = ? AND ${IS_GUIDE_SQL} AND uid NOT LIKE '%copy'
      ORDER BY updated_at DESC, uid LIMIT ?`),
    parent: database.prepare(
      `SELECT iif(json_valid(document), document ->> '$.parentUid', NULL) AS uid FROM page
      WHERE uid = ? AND kind = 'page' ORDER BY lang = ? DESC LIMIT 1`,
    ),
    redirect: database.prepare('SELECT document FROM redirect WHERE host = ? AND path = ?'),
    site: database.prepare('SELECT document FROM site WHERE uid = ? AND lang = ?'),
    // What is asked for rarely.
    translationsOfUid: database.prepare(`
      SELECT DISTINCT other.lang, other.uid, other.no_index AS noIndex FROM page AS own
      JOIN page AS other ON other.translation_group = own.translation_group AND other.kind = own.kind
      WHERE own.uid = ? AND own.kind = ?`),
    siteLanguages: database.prepare('SELECT uid, lang FROM site ORDER BY uid, lang'),
    pagesAfter: database.prepare(`
      SELECT rowid AS number, document FROM page
      WHERE rowid > ? AND kind = 'page' AND no_index = 0 AND uid NOT LIKE '%copy' ORDER BY rowid LIMIT ?`),
    titles: database.prepare(`SELECT lang, title FROM page WHERE translation_group = ? AND kind = 'page'`),
    categorisations: database.prepare(`
      SELECT DISTINCT iif(json_valid(document), document -> '$.categorisation', NULL) AS value FROM page
      WHERE site_uid = ? AND lang = ? AND kind = 'page' AND no_index = 0
        AND page_type IN ('homePage', 'collectionPage', 'categoryPage', 'subCategoryPage', 'cityPage')`),
    // In the order of the index, so that only the first rows of a large site are read.
    pagesOfSite: database.prepare(
      `SELECT uid, lang, kind, title FROM page WHERE site_uid = ? AND lang = ? AND kind = 'page' LIMIT ?`,
    ),
    anySite: database.prepare('SELECT 1 FROM site LIMIT 1'),
  }
}
