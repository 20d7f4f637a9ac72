import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { PUBLISHED_LOG_SCHEMA_SQL } from '@passepartout/content-model/published-store-log'
import type { startPostgres } from '../../test/tools/start-postgres.ts'

type Postgres = Awaited<ReturnType<typeof startPostgres>>

/** Number of documents per write. */
const BATCH = 5000

/**
 * Publishes the documents of a store file to PostgreSQL in one log entry.
 *
 * @param file temporary file that PostgreSQL's user can read
 */
export function fillPostgres(postgres: Postgres, store: string, file: string): void {
  writeRows(store, file)
  try {
    postgres.query(
      `${PUBLISHED_LOG_SCHEMA_SQL}; TRUNCATE published_log, published_document, published_reader RESTART IDENTITY`,
    )
    postgres.query(`\\copy published_document (kind, uid, lang, document, targets, sequence) FROM '${file}'`)
    postgres.query("INSERT INTO published_log (tags) VALUES ('{}')")
    postgres.query('ANALYZE published_document')
  } finally {
    rmSync(file, { force: true })
  }
}

/** In the format of COPY: a line per row, columns separated by tabs. */
function writeRows(store: string, file: string): void {
  const database = new DatabaseSync(store, { readOnly: true })
  const output = openSync(file, 'w', 0o644)
  const rows = database
    .prepare(
      "SELECT 'site' AS kind, uid, lang, document FROM site UNION ALL SELECT kind, uid, lang, document FROM page",
    )
    .iterate()
  let lines: string[] = []
  const flush = () => {
    writeSync(output, lines.join(''))
    lines = []
  }
  for (const { kind, uid, lang, document } of rows) {
    const columns = [kind, uid, lang, document].map((value) => String(value).replaceAll('\\', '\\\\'))
    lines.push(`${[...columns, '{}', '1'].join('\t')}\n`)
    if (lines.length === BATCH) flush()
  }
  flush()
  closeSync(output)
  database.close()
}
