import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'

const FOLDER = join(import.meta.dirname, '../stored-releases')

/** Releases whose databases are kept (scripts/store-release.ts), the first one first. */
export const STORED_RELEASES = readdirSync(FOLDER).toSorted((one, other) =>
  one.localeCompare(other, 'en', { numeric: true }),
)

/** The content system's SQLite, or its PostgreSQL as pg_dump has it; what the site read and wrote. */
export type StoredDatabase = 'content.db' | 'content.dump' | 'published.db' | 'prices.db' | 'search.db'

/** What the release left behind, as the bytes of a file. */
export function readStored(release: string, name: StoredDatabase): Uint8Array {
  return gunzipSync(readFileSync(join(FOLDER, release, `${name}.gz`)))
}

/** The same, in its place. */
export function putStored(release: string, name: StoredDatabase, file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, readStored(release, name))
}
