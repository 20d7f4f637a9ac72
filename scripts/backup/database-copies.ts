import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { PlainError } from '../plain-error.ts'
import type { Manifest } from './manifest.ts'

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
  else await runPostgres('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${target}`], address)
}

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
  if (kind === 'sqlite') cpSync(source, pathOf(address))
  else await runPostgres('pg_restore', [...ALL_OR_NOTHING, source], address)
}

const ALL_OR_NOTHING = ['--single-transaction', '--clean', '--if-exists', '--no-owner', '--no-privileges']

/** @param address `file:` and a path */
export function pathOf(address: string): string {
  return address.slice('file:'.length)
}

/** The address goes by the environment: arguments are seen by everybody on the machine. */
async function runPostgres(program: 'pg_dump' | 'pg_restore', args: readonly string[], address: string): Promise<void> {
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
  const named = program === 'pg_restore' ? [`--dbname=${database}`, ...args] : args
  try {
    await promisify(execFile)(program, named, { env })
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (isMissing) throw new PlainError(`${program} is not there; on Debian: apt-get install postgresql-client`)
    const words = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new PlainError(`${program} failed: ${words}`)
  }
}
