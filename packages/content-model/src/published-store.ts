/**
 * The published store: one SQLite file that the content system writes and the site only reads. A row is a whole
 * page, so the site needs one read for a page, one for its translations and one for all of its links.
 */
export const PUBLISHED_STORE_VERSION = 2

/** Run by whoever makes a file; every statement may run again. */
export const PUBLISHED_STORE_TABLES = `
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

/** Of those tables. Whoever fills a file with very much makes them afterwards, each in a moment of its own. */
export const PUBLISHED_STORE_INDEXES: readonly string[] = [
  `CREATE INDEX IF NOT EXISTS site_by_naked_domain ON site (document ->> '$.nakedDomain', lang) WHERE json_valid(document)`,
  `CREATE INDEX IF NOT EXISTS page_by_translation_group ON page (translation_group, lang)`,
  `CREATE INDEX IF NOT EXISTS page_by_uid ON page (uid, kind, translation_group)`,
  `CREATE INDEX IF NOT EXISTS page_by_site ON page (site_uid, lang, kind, page_type)`,
  `CREATE INDEX IF NOT EXISTS page_by_tgid ON page (site_uid, lang, tgid) WHERE tgid IS NOT NULL`,
  `CREATE INDEX IF NOT EXISTS page_by_date_question ON page (tgid)
    WHERE tgid IS NOT NULL AND json_valid(document) AND document ->> '$.categorisation.asksForDate'`,
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
 * Run by the writer when it opens the file; every statement may run again. That is also how a file of an older version
 * comes up to date: versions only ever add. An index alone is no new version: a site reads a file without it too, slowly.
 */
export const PUBLISHED_STORE_SCHEMA = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = NORMAL;
PRAGMA busy_timeout = 5000;
${PUBLISHED_STORE_TABLES}
${PUBLISHED_STORE_INDEXES.join(';\n')};
DROP INDEX IF EXISTS page_by_sitemap;
PRAGMA user_version = ${PUBLISHED_STORE_VERSION};
`

/** Targets of \`page_reference\`: what a page shows besides itself, so that a change finds the pages to publish again. */
export const referenceTarget = {
  media: (id: string) => `media:${id}`,
  page: (uid: string) => `page:${uid}`,
} as const

/** Where the content system keeps a copy of a store file: what the site reads while the file itself cannot be read. */
export function copyOfStore(path: string): string {
  return `${path}.kept`
}
