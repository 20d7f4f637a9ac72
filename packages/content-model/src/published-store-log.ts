import type { PageOrLegalKind } from './page-kind.ts'

/**
 * The published store of several machines: three tables of a PostgreSQL, which the content systems write and each process of
 * the site follows (docs/decisions/054-replicate-the-store-by-log.md). `published_log` has an entry for each change, with the tags to purge from caches;
 * `published_document` has each document as it is now, with the entry that changed it last. Both change in one transaction,
 * and transactions are serial, so a reader of an entry has also got all earlier ones.
 */
export const PUBLISHED_LOG_SCHEMA_SQL = `
CREATE TABLE IF NOT EXISTS published_log (
  sequence BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mark UUID NOT NULL DEFAULT gen_random_uuid(),
  written_at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
  tags TEXT[] NOT NULL
);
CREATE INDEX IF NOT EXISTS published_log_by_time ON published_log (written_at);
CREATE TABLE IF NOT EXISTS published_document (
  kind TEXT NOT NULL,
  uid TEXT NOT NULL,
  lang TEXT NOT NULL,
  document TEXT,
  targets TEXT[] NOT NULL,
  sequence BIGINT NOT NULL,
  PRIMARY KEY (kind, uid, lang)
);
CREATE INDEX IF NOT EXISTS published_document_by_sequence ON published_document (sequence);
CREATE INDEX IF NOT EXISTS published_document_by_target ON published_document USING gin (targets);
CREATE INDEX IF NOT EXISTS published_document_gone ON published_document (sequence) WHERE document IS NULL;
CREATE TABLE IF NOT EXISTS published_reader (
  name TEXT PRIMARY KEY,
  sequence BIGINT NOT NULL,
  seen_at TIMESTAMPTZ NOT NULL
);
`

/** The channel on which PostgreSQL announces a new entry. */
export const PUBLISHED_LOG_CHANNEL = 'published_log'

/**
 * The channel on which a content system announces that every process of the site has a publication, with the times of the
 * requests: a JSON list of milliseconds since 1970.
 */
export const PUBLICATION_SEEN_CHANNEL = 'publication_seen'

/** Seconds after which a silent process of the site is no longer waited for. */
export const READER_TIMEOUT_SECONDS = 60

/** The kind of a document. A redirect has host and path as its uid, and no language. */
export type PublishedDocumentKind = PageOrLegalKind | 'site' | 'redirect'
