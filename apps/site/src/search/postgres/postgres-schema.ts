import { LANGUAGE_CODES } from '@passepartout/content-model/locales'

/** The number is the version: during a deployment two releases may share a database. */
export const SCHEMA_NAME = 'site_search_4'

/** Advisory lock: processes that start together create the schema one after another. */
const LOCK = 73_001

/**
 * Entries have two sets of words, title and names, and all texts, each with the words for language and scope. Terms are
 * the vocabulary per language, compared by bytes.
 */
export const CREATE_SCHEMA_SQL = `
SELECT pg_advisory_xact_lock(${LOCK});
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE SCHEMA IF NOT EXISTS ${SCHEMA_NAME};
CREATE TABLE IF NOT EXISTS ${SCHEMA_NAME}.entry (
  key TEXT NOT NULL,
  lang TEXT NOT NULL,
  kind TEXT NOT NULL,
  target TEXT NOT NULL,
  title TEXT NOT NULL,
  title_words TEXT NOT NULL,
  name_words TEXT NOT NULL,
  weight DOUBLE PRECISION NOT NULL,
  named TSVECTOR NOT NULL,
  anywhere TSVECTOR NOT NULL,
  build BIGINT NOT NULL,
  PRIMARY KEY (key, lang)
);
CREATE INDEX IF NOT EXISTS entry_by_title ON ${SCHEMA_NAME}.entry (lang, md5(title_words));
CREATE INDEX IF NOT EXISTS entry_by_weight ON ${SCHEMA_NAME}.entry (lang, weight DESC, key);
CREATE INDEX IF NOT EXISTS entry_by_name ON ${SCHEMA_NAME}.entry USING gin (named);
CREATE INDEX IF NOT EXISTS entry_by_word ON ${SCHEMA_NAME}.entry USING gin (anywhere);
CREATE TABLE IF NOT EXISTS ${SCHEMA_NAME}.term (
  lang TEXT NOT NULL,
  word TEXT COLLATE "C" NOT NULL,
  doc INTEGER NOT NULL,
  is_named BOOLEAN NOT NULL,
  PRIMARY KEY (lang, word)
);
CREATE INDEX IF NOT EXISTS term_by_letters ON ${SCHEMA_NAME}.term USING gin (word gin_trgm_ops);
CREATE TABLE IF NOT EXISTS ${SCHEMA_NAME}.name (
  key TEXT COLLATE "C" NOT NULL,
  lang TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  name TEXT NOT NULL,
  city TEXT NOT NULL,
  build BIGINT NOT NULL,
  PRIMARY KEY (key, lang, kind, id, city)
);
CREATE TABLE IF NOT EXISTS ${SCHEMA_NAME}.note (name TEXT PRIMARY KEY, value BIGINT NOT NULL);`

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'

/**
 * Claims the right to build the whole index: a note with an expiry time, in milliseconds since the epoch by the
 * database's clock, so that a crashed process does not block others for long. Parameter: duration. Returns the note if
 * the claim succeeded.
 */
export const CLAIM_BUILD_SQL = `
INSERT INTO ${SCHEMA_NAME}.note AS kept VALUES ('building', ${NOW} + $1::bigint)
ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE kept.value < ${NOW} RETURNING value`

/** Extends a claim. Parameters: duration and note. */
export const EXTEND_CLAIM_SQL = `
UPDATE ${SCHEMA_NAME}.note SET value = ${NOW} + $1::bigint WHERE name = 'building' AND value = $2::bigint RETURNING value`

/** Releases a claim. Parameter: the note; another process's claim stays. */
export const RELEASE_CLAIM_SQL = `DELETE FROM ${SCHEMA_NAME}.note WHERE name = 'building' AND value = $1::bigint`

/** Adds or replaces rows of a build, given as JSON; the mark of a later build stays. */
export const UPSERT_ENTRIES_SQL = `
INSERT INTO ${SCHEMA_NAME}.entry AS kept
SELECT key, lang, kind, target, title, title_words, name_words, weight,
  array_to_tsvector(string_to_array(concat_ws(' ', scope, nullif(title_words, ''), nullif(name_words, '')), ' ')),
  array_to_tsvector(string_to_array(
    concat_ws(' ', scope, nullif(title_words, ''), nullif(name_words, ''), nullif(body, '')), ' ')),
  $2::bigint
FROM jsonb_to_recordset($1::jsonb) AS given(key TEXT, lang TEXT, kind TEXT, scope TEXT, target TEXT, title TEXT,
  title_words TEXT, name_words TEXT, body TEXT, weight DOUBLE PRECISION)
ORDER BY key, lang
ON CONFLICT (key, lang) DO UPDATE SET kind = excluded.kind, target = excluded.target, title = excluded.title,
  title_words = excluded.title_words, name_words = excluded.name_words, weight = excluded.weight,
  named = excluded.named, anywhere = excluded.anywhere, build = greatest(kept.build, excluded.build)`

/** Adds or replaces names of a build, given as JSON. */
export const UPSERT_NAMES_SQL = `
INSERT INTO ${SCHEMA_NAME}.name AS kept
SELECT key, lang, kind, id, name, city, $2::bigint
FROM jsonb_to_recordset($1::jsonb) AS given(key TEXT, lang TEXT, kind TEXT, id TEXT, name TEXT, city TEXT)
ON CONFLICT (key, lang, kind, id, city)
DO UPDATE SET name = excluded.name, build = greatest(kept.build, excluded.build)`

/** Adds new words; their entries are counted when a build ends. */
export const UPSERT_TERMS_SQL = `
INSERT INTO ${SCHEMA_NAME}.term AS kept
SELECT lang, word, 1, bool_or(is_named)
FROM jsonb_to_recordset($1::jsonb) AS given(lang TEXT, title_words TEXT, name_words TEXT, body TEXT), LATERAL (
  SELECT unnest(string_to_array(concat_ws(' ', nullif(title_words, ''), nullif(name_words, '')), ' ')) AS word, true AS is_named
  UNION ALL SELECT unnest(string_to_array(body, ' ')), false
) AS words
GROUP BY lang, word ORDER BY lang, word
ON CONFLICT (lang, word) DO UPDATE SET is_named = true WHERE excluded.is_named AND NOT kept.is_named`

const countTerms = (lang: string) => `
INSERT INTO ${SCHEMA_NAME}.term
SELECT '${lang}', word, ndoc, word IN (
  SELECT word FROM ts_stat('SELECT named FROM ${SCHEMA_NAME}.entry WHERE lang = ''${lang}'''))
FROM ts_stat('SELECT anywhere FROM ${SCHEMA_NAME}.entry WHERE lang = ''${lang}''') WHERE NOT starts_with(word, '_')
ON CONFLICT (lang, word) DO UPDATE SET doc = excluded.doc, is_named = excluded.is_named;`

/** Rebuilds all words with their numbers of entries; concurrent queries see the old state. */
export const REBUILD_TERM_COUNTS_SQL = `DELETE FROM ${SCHEMA_NAME}.term; ${LANGUAGE_CODES.map(countTerms).join('')}
ANALYZE ${SCHEMA_NAME}.entry, ${SCHEMA_NAME}.term;`
