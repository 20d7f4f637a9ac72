/** A file of another version is replaced: everything in it can be rebuilt from the content. */
export const INDEX_VERSION = 5

/** Searchable text, references, and the results of checks. Times are milliseconds since 1970. */
export const CREATE_INDEX_TABLES_SQL = `
CREATE TABLE IF NOT EXISTS document (
  id INTEGER PRIMARY KEY,
  subject TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  number INTEGER NOT NULL,
  site INTEGER,
  lang TEXT,
  translation_group TEXT,
  page_kind TEXT,
  uid TEXT,
  address TEXT,
  path TEXT,
  title TEXT NOT NULL,
  state TEXT NOT NULL,
  is_live INTEGER NOT NULL,
  tgid INTEGER,
  words_hash TEXT,
  source_hash TEXT,
  by_machine INTEGER NOT NULL,
  changed_at TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS document_group ON document (translation_group, lang, is_live);
CREATE INDEX IF NOT EXISTS document_address ON document (address);
CREATE INDEX IF NOT EXISTS document_uid ON document (uid);
CREATE INDEX IF NOT EXISTS document_site ON document (site, kind);
CREATE INDEX IF NOT EXISTS document_tgid ON document (tgid) WHERE tgid IS NOT NULL;
CREATE VIRTUAL TABLE IF NOT EXISTS words USING fts5 (
  title, address, text, numbers, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
);
CREATE TABLE IF NOT EXISTS link (
  source TEXT NOT NULL,
  path TEXT NOT NULL,
  place TEXT NOT NULL,
  kind TEXT NOT NULL,
  target TEXT NOT NULL,
  fragment TEXT NOT NULL,
  has_fallback INTEGER NOT NULL,
  in_draft INTEGER NOT NULL,
  in_live INTEGER NOT NULL,
  PRIMARY KEY (source, path, kind, target, fragment)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS link_target ON link (kind, target);
CREATE TABLE IF NOT EXISTS anchor (
  subject TEXT NOT NULL,
  name TEXT NOT NULL,
  in_draft INTEGER NOT NULL,
  in_live INTEGER NOT NULL,
  PRIMARY KEY (subject, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS language (subject TEXT NOT NULL, lang TEXT NOT NULL, PRIMARY KEY (subject, lang)) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS statement (
  subject TEXT NOT NULL,
  path TEXT NOT NULL,
  place TEXT NOT NULL,
  about TEXT NOT NULL,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (subject, path)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS pending (subject TEXT PRIMARY KEY, marked_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS finding (
  kind TEXT NOT NULL,
  target TEXT NOT NULL,
  state TEXT NOT NULL,
  message TEXT NOT NULL,
  name TEXT NOT NULL,
  times INTEGER NOT NULL,
  checked_at INTEGER NOT NULL,
  PRIMARY KEY (kind, target)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
PRAGMA user_version = ${INDEX_VERSION};
`
