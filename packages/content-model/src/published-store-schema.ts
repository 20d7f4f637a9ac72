/**
 * The published store: a SQLite file that the content system writes and the site reads. A row is a whole page, so the site
 * needs one query for a page, one for its translations and one for all its links.
 */
export const PUBLISHED_STORE_VERSION = 2

/** Creates the tables; every statement can be repeated. */
export const CREATE_PUBLISHED_STORE_TABLES_SQL = `
CREATE TABLE IF NOT EXISTS site (
  uid TEXT NOT NULL,
  lang TEXT NOT NULL,
  host TEXT NOT NULL,
  document TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (uid, lang)
);
CREATE TABLE IF NOT EXISTS page (
  uid TEXT NOT NULL,
  lang TEXT NOT NULL,
  kind TEXT NOT NULL,
  site_uid TEXT NOT NULL,
  translation_group TEXT NOT NULL,
  page_type TEXT NOT NULL,
  title TEXT NOT NULL,
  tgid INTEGER,
  no_index INTEGER NOT NULL DEFAULT 0,
  updated_at TEXT NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (uid, lang, kind)
);
CREATE TABLE IF NOT EXISTS page_reference (
  target TEXT NOT NULL,
  uid TEXT NOT NULL,
  lang TEXT NOT NULL,
  kind TEXT NOT NULL,
  PRIMARY KEY (target, uid, lang, kind)
);
CREATE TABLE IF NOT EXISTS redirect (
  host TEXT NOT NULL,
  path TEXT NOT NULL,
  document TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (host, path)
);
`

/** Whether a row is of a guide: a text to read by itself or below another page, and no imprint. */
export const IS_GUIDE_SQL = `kind = 'page' AND no_index = 0 AND json_valid(document) AND
  (page_type = 'shoulderPage' OR page_type = 'contentPage' AND document ->> '$.landingPageKind' IS NOT NULL)`

/** The indexes of these tables. A program that fills a large file creates them afterwards, one by one. */
export const CREATE_PUBLISHED_STORE_INDEXES_SQL: readonly string[] = [
  `CREATE INDEX IF NOT EXISTS site_by_naked_domain ON site (document ->> '$.nakedDomain', lang) WHERE json_valid(document)`,
  `CREATE INDEX IF NOT EXISTS page_by_translation_group ON page (translation_group, lang)`,
  `CREATE INDEX IF NOT EXISTS page_by_uid ON page (uid, kind, translation_group)`,
  `CREATE INDEX IF NOT EXISTS page_by_site ON page (site_uid, lang, kind, page_type)`,
  `CREATE INDEX IF NOT EXISTS page_by_tgid ON page (site_uid, lang, tgid) WHERE tgid IS NOT NULL`,
  `CREATE INDEX IF NOT EXISTS page_by_date_question ON page (tgid)
    WHERE tgid IS NOT NULL AND json_valid(document) AND document ->> '$.categorisation.asksForDate'`,
  `CREATE INDEX IF NOT EXISTS page_by_editor_tags ON page (updated_at DESC, uid, lang)
    WHERE tgid IS NOT NULL AND json_valid(document) AND document -> '$.categorisation.editorTags' IS NOT NULL`,
  `CREATE INDEX IF NOT EXISTS page_by_newest_guide ON page (site_uid, lang, updated_at DESC, uid) WHERE ${IS_GUIDE_SQL}`,
  `CREATE INDEX IF NOT EXISTS page_by_tour_group ON page (tgid) WHERE tgid IS NOT NULL`,
  `CREATE INDEX IF NOT EXISTS page_by_place_in_sitemap
    ON page (site_uid, translation_group, kind, lang, uid, updated_at, page_type, tgid) WHERE no_index = 0`,
  `CREATE INDEX IF NOT EXISTS page_by_collection ON page (lang, document ->> '$.categorisation.collectionId')
    WHERE page_type = 'collectionPage' AND kind = 'page' AND no_index = 0 AND json_valid(document)`,
  `CREATE INDEX IF NOT EXISTS page_by_category
    ON page (lang, document ->> '$.categorisation.categoryId', coalesce(document ->> '$.categorisation.city', ''))
    WHERE page_type = 'categoryPage' AND kind = 'page' AND no_index = 0 AND json_valid(document)`,
  `CREATE INDEX IF NOT EXISTS page_by_sub_category
    ON page (lang, document ->> '$.categorisation.subCategoryId', coalesce(document ->> '$.categorisation.city', ''))
    WHERE page_type = 'subCategoryPage' AND kind = 'page' AND no_index = 0 AND json_valid(document)`,
]

/**
 * Run by the writer when it opens the file; every statement can be repeated. This also upgrades older files, since versions
 * only add. An index alone is no new version: the site can read a file without it, slowly.
 */
export const PUBLISHED_STORE_SCHEMA_SQL = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = NORMAL;
PRAGMA busy_timeout = 5000;
${CREATE_PUBLISHED_STORE_TABLES_SQL}
${CREATE_PUBLISHED_STORE_INDEXES_SQL.join(';\n')};
DROP INDEX IF EXISTS page_by_sitemap;
PRAGMA user_version = ${PUBLISHED_STORE_VERSION};
`

/** Targets of \`page_reference\`: everything else that a page shows, so that a change finds the pages to publish again. */
export const buildReferenceTarget = {
  media: (id: string) => `media:${id}`,
  page: (uid: string) => `page:${uid}`,
} as const

/** The path of the copy of a store file, which the site reads while the file is unreadable. */
export function storeCopyPath(path: string): string {
  return `${path}.kept`
}
