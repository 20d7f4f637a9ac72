import { Pool } from 'pg'
import { loadSettings } from '../../settings.ts'

/** Of locks with two numbers, the first of those that hold accounts. */
const ACCOUNTS = 73_004
/** Milliseconds. */
const CONNECT_WITHIN = 5000

/** Connections of its own: whoever waits for an account takes none from the work that others do. */
let connections: Pool | undefined

/**
 * Holds an account against the other content systems of the same database while something changes it; with SQLite there is none.
 *
 * @throws when the database cannot be reached
 */
export async function holdAccount<T>(account: string, work: () => Promise<T>): Promise<T> {
  const { databaseKind, databaseUrl } = loadSettings()
  if (databaseKind === 'sqlite') return work()
  connections ??= openConnections(databaseUrl)
  const client = await connections.connect()
  // A connection that breaks has given its lock back; the work goes on as it would without.
  client.on('error', ignore)
  try {
    await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [ACCOUNTS, account])
    return await work()
  } finally {
    client.off('error', ignore)
    await client.query('SELECT pg_advisory_unlock($1, hashtext($2))', [ACCOUNTS, account]).then(
      () => client.release(),
      (error) => client.release(error),
    )
  }
}

function openConnections(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    connectionTimeoutMillis: CONNECT_WITHIN,
    allowExitOnIdle: true,
    application_name: 'content system, accounts',
  })
  pool.on('error', ignore)
  return pool
}

/** An idle connection that breaks is replaced when the next one is wanted. */
const ignore = () => undefined
