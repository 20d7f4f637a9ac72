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

/** Of the content system's database, by what wrote it. */
const FILES = { sqlite: 'content.db', postgres: 'content.dump' } as const satisfies Record<DatabaseKind, string>

/** @param address of the content system's database: `file:` and a path, or `postgres:` */
export function kindOf(address: string): DatabaseKind {
  return address.startsWith('file:') ? 'sqlite' : 'postgres'
}

/** Copies a database as it is at one moment, whatever is written to it meanwhile. */
export async function copyDatabase(address: string, folder: string): Promise<void> {
  const kind = kindOf(address)
  const target = join(folder, FILES[kind])
  if (kind === 'sqlite') copySqlite(pathOf(address), target)
  else await runPostgres('pg_dump', [...CONTENT, '--format=custom', `--file=${target}`], address)
}

/** Whoever restores it owns it; the site's search may lie in the same database, and is made again. */
const CONTENT = ['--no-owner', '--no-privileges', '--exclude-schema=site_search_*']

/** One read transaction sees one state of the file, its log included. */
export function copySqlite(file: string, target: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    database.prepare('VACUUM INTO ?').run(target)
  } finally {
    database.close()
  }
}

/** Puts a copy where the database is read: all of it or, where something is wrong, nothing. */
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

/** What a later release added would else stay, and be in the way of its migrations. */
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

/** The address goes by the environment: arguments are seen by everybody on the machine. */
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
