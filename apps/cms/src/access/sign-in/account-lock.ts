import { Pool } from 'pg'
import { lockConnectionOptions } from '../../infrastructure/lock-connection-options.ts'
import { loadSettings } from '../../infrastructure/settings.ts'

/** The first number of the two-part advisory locks of accounts. */
const ACCOUNTS = 73_004

/** A pool of its own, so that waiting for an account takes no connection from other work. */
let connections: Pool | undefined

/**
 * Locks an account against other content systems on the same database while it is changed; with SQLite there are none. When the
 * lock cannot be acquired, the work runs without it; a failing database is then reported by the work itself.
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

/** @returns a function that releases the lock */
async function lock(pool: Pool, account: string): Promise<() => unknown> {
  const client = await pool.connect()
  // A connection that breaks has released its lock; the work continues without it.
  client.on('error', ignore)
  const restoreBefore = (error?: Error) => {
    client.off('error', ignore)
    client.release(error)
  }
  const callLock = (name: string) => client.query(`SELECT ${name}($1, hashtext($2))`, [ACCOUNTS, account])
  try {
    await callLock('pg_advisory_lock')
  } catch (error) {
    restoreBefore(new Error('no lock', { cause: error }))
    throw error
  }
  return () => callLock('pg_advisory_unlock').then(() => restoreBefore(), restoreBefore)
}

function openConnections(url: string): Pool {
  const pool = new Pool({ ...lockConnectionOptions(url, 'accounts'), allowExitOnIdle: true })
  pool.on('error', ignore)
  return pool
}

/** An idle connection that breaks is replaced when one is needed. */
const ignore = () => undefined
