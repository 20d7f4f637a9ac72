import { Pool } from 'pg'
import { lockingConnection } from '../../server/locking-connection.ts'
import { loadSettings } from '../../server/settings.ts'

/** Of locks with two numbers, the first of those that hold accounts. */
const ACCOUNTS = 73_004

/** Connections of its own: whoever waits for an account takes none from the work that others do. */
let connections: Pool | undefined

/**
 * Holds an account against the other content systems of the same database while something changes it; with SQLite there is none.
 * Where the lock cannot be had the work goes on without it: what the database refuses is then told by whatever does the work.
 */
export async function withAccountLock<T>(account: string, work: () => Promise<T>): Promise<T> {
  const { databaseKind, databaseUrl } = loadSettings()
  if (databaseKind === 'sqlite') return work()
  connections ??= openConnections(databaseUrl)
  const release = await lock(connections, account).catch(() => ignore)
  try {
    return await work()
  } finally {
    await release()
  }
}

/** @returns how to let go of the account */
async function lock(pool: Pool, account: string): Promise<() => unknown> {
  const client = await pool.connect()
  // A connection that breaks has given its lock back; the work goes on as it would without.
  client.on('error', ignore)
  const restoreBefore = (error?: Error) => {
    client.off('error', ignore)
    client.release(error)
  }
  const ask = (name: string) => client.query(`SELECT ${name}($1, hashtext($2))`, [ACCOUNTS, account])
  try {
    await ask('pg_advisory_lock')
  } catch (error) {
    restoreBefore(new Error('no lock', { cause: error }))
    throw error
  }
  return () => ask('pg_advisory_unlock').then(() => restoreBefore(), restoreBefore)
}

function openConnections(url: string): Pool {
  const pool = new Pool({ ...lockingConnection(url, 'accounts'), allowExitOnIdle: true })
  pool.on('error', ignore)
  return pool
}

/** An idle connection that breaks is replaced when the next one is wanted. */
const ignore = () => undefined
