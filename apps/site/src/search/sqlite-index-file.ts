import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'

/** Version of the format. A file of another version is deleted and rebuilt; it contains only derived data. */
const VERSION = 6

/**
 * Per language: a contentless FTS table in order of weight, so that a search may stop after the first rows; its
 * vocabulary; and a trigram table of the words of titles and names, for typing errors. Words that begin with `_` are
 * scopes; words of texts never do.
 */
const OF_A_LANGUAGE = (lang: string) => `
CREATE VIRTUAL TABLE IF NOT EXISTS words_${lang} USING fts5(
  title, names, body, scope,
  content='', contentless_delete=1, detail=column, prefix='1 2 3', tokenize="ascii tokenchars '_'");
CREATE VIRTUAL TABLE IF NOT EXISTS vocabulary_${lang} USING fts5vocab(words_${lang}, 'row');
CREATE TABLE IF NOT EXISTS term_${lang} (word TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE VIRTUAL TABLE IF NOT EXISTS letters_${lang} USING fts5(word, tokenize='trigram');`

const SCHEMA = `
CREATE TABLE IF NOT EXISTS entry (
  id INTEGER PRIMARY KEY,
  lang TEXT NOT NULL,
  key TEXT NOT NULL,
  kind TEXT NOT NULL,
  scope TEXT NOT NULL,
  target TEXT NOT NULL,
  title TEXT NOT NULL,
  title_words TEXT NOT NULL,
  name_words TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  weight REAL NOT NULL,
  build INTEGER NOT NULL,
  UNIQUE (key, lang)
);
CREATE INDEX IF NOT EXISTS entry_by_title ON entry (lang, title_words);
CREATE TABLE IF NOT EXISTS name (
  key TEXT NOT NULL,
  lang TEXT NOT NULL,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  city TEXT NOT NULL,
  build INTEGER NOT NULL,
  PRIMARY KEY (key, lang, kind, id, city)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS note (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
${LANGUAGE_CODES.map(OF_A_LANGUAGE).join('')}
PRAGMA user_version = ${VERSION};`

/** Opens the file for its only writer; deletes an unusable one. */
export function openForWriting(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true })
  try {
    return open(path)
  } catch {
    removeIndex(path)
    return open(path)
  }
}

function open(path: string): DatabaseSync {
  const database = new DatabaseSync(path)
  try {
    const version = database.prepare('PRAGMA user_version').get()?.user_version
    if (version !== 0 && version !== VERSION) throw new Error(`version ${version}`)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA busy_timeout = 5000')
    database.exec(SCHEMA)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** @throws when it does not exist or cannot be read */
export function openForReading(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    database.exec('PRAGMA busy_timeout = 100; PRAGMA query_only = ON')
    if (database.prepare('PRAGMA user_version').get()?.user_version !== VERSION) throw new Error('another version')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Removes the file with SQLite's journal files. */
export function removeIndex(path: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true })
}

/** Notes about the index by name: when it was first usable, when each part was read completely. */
export function readIndexNotes(database: DatabaseSync): ReadonlyMap<string, number> {
  const rows = database.prepare('SELECT name, value FROM note').all()
  return new Map(rows.map(({ name, value }) => [String(name), Number(value)]))
}
