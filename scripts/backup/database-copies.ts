import { execFile } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { PlainError } from '../plain-error.ts'
import type { Manifest } from './manifest.ts'
import { PRIVATE } from './private-files.ts'

export type DatabaseKind = Manifest['database']

/** File names of the content system's database in a backup. */
const FILES = { sqlite: 'content.db', postgres: 'content.dump' } as const satisfies Record<DatabaseKind, string>

/** @param address of the content system's database: `file:` and a path, or `postgres:` */
export function kindOf(address: string): DatabaseKind {
  return address.startsWith('file:') ? 'sqlite' : 'postgres'
}

/** Copies a consistent snapshot of a database that may be written to. */
export async function copyDatabase(address: string, folder: string): Promise<void> {
  const kind = kindOf(address)
  const target = join(folder, FILES[kind])
  if (kind === 'sqlite') copySqlite(pathOf(address), target)
  else await runPostgres('pg_dump', [...CONTENT, '--format=custom', `--file=${target}`], address)
}

/** The restoring user becomes the owner; the site's search index may be in the same database and is rebuilt. */
const CONTENT = ['--no-owner', '--no-privileges', '--exclude-schema=site_search_*']

/** A read transaction sees one state of the file, including its write-ahead log. */
export function copySqlite(file: string, target: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    database.prepare('VACUUM INTO ?').run(target)
  } finally {
    database.close()
  }
}

/** Replaces a database by a copy, completely or not at all. */
export async function restoreDatabase(address: string, folder: string): Promise<void> {
  const kind = kindOf(address)
  const source = join(folder, FILES[kind])
  if (kind === 'sqlite') {
    cpSync(source, pathOf(address))
    return chmodSync(pathOf(address), PRIVATE.file)
  }
  const scratch = mkdtempSync(join(tmpdir(), 'restore-'))
  try {
    const statements = join(scratch, 'content.sql')
    await runPostgres('pg_restore', ['--no-owner', '--no-privileges', `--file=${statements}`, source], address)
    const transaction = ['--single-transaction', '--set=ON_ERROR_STOP=1', '--quiet']
    await runPostgres('psql', [...transaction, `--command=${EMPTY}`, `--file=${statements}`], address)
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

/** Drops everything first; tables of a later release would conflict with its migrations. */
const EMPTY = `DO $$ DECLARE found record; BEGIN
  FOR found IN SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE format('DROP TABLE public.%I CASCADE', found.name);
  END LOOP;
  FOR found IN SELECT typname AS name FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype = 'e' LOOP
    EXECUTE format('DROP TYPE public.%I CASCADE', found.name);
  END LOOP;
END $$`

/** @param address `file:` and a path */
export function pathOf(address: string): string {
  return address.slice('file:'.length)
}

/** The address is passed in the environment, because arguments are visible to all users of the machine. */
async function runPostgres(
  program: 'pg_dump' | 'pg_restore' | 'psql',
  args: readonly string[],
  address: string,
): Promise<void> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address)
  const database = decodeURIComponent(pathname.slice(1))
  const env = {
    PATH: process.env.PATH,
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port || undefined,
    PGUSER: decodeURIComponent(username) || undefined,
    PGPASSWORD: decodeURIComponent(password) || undefined,
    PGDATABASE: database,
    PGSSLMODE: searchParams.get('sslmode') ?? undefined,
  }
  try {
    await promisify(execFile)(program, args, { env })
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (isMissing) throw new PlainError(`${program} is not there; on Debian: apt-get install postgresql-client`)
    const words = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new PlainError(`${program} failed: ${words}`)
  }
}
