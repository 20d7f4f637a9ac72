/**
 * Statements that write a document as a row of the published store: each takes only the document's text and extracts the
 * columns. A page or site must be deleted before; a redirect is replaced.
 */
export const INSERT_ROW_SQL = {
  page: `INSERT INTO page
    (uid, lang, kind, site_uid, translation_group, page_type, title, tgid, no_index, updated_at, document)
    SELECT text ->> '$.uid', text ->> '$.lang', text ->> '$.kind', text ->> '$.siteUid', text ->> '$.translationGroup',
      text ->> '$.pageType', text ->> '$.title', text ->> '$.categorisation.tgid', coalesce(text ->> '$.meta.noIndex', 0),
      text ->> '$.updatedAt', text
    FROM (SELECT ? AS text)`,
  site: `INSERT INTO site (uid, lang, host, document, updated_at)
    SELECT text ->> '$.uid', text ->> '$.lang', text ->> '$.host', text, strftime('%Y-%m-%dT%H:%M:%fZ')
    FROM (SELECT ? AS text)`,
  redirect: `INSERT OR REPLACE INTO redirect (host, path, document, updated_at)
    SELECT text ->> '$.from.host', text ->> '$.from.path', text, strftime('%Y-%m-%dT%H:%M:%fZ')
    FROM (SELECT ? AS text)`,
} as const
