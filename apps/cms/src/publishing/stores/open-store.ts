import { Pool } from 'pg'
import type { Settings } from '../../infrastructure/settings.ts'
import { SqlitePublishedStoreWriter, type WritableStore } from '../published-store.ts'
import { createHttpPurge, type Purge } from '../purge.ts'
import { PostgresStore } from './postgres-store.ts'
import { createStorePurge } from './store-purge.ts'

interface OpenStore {
  readonly store: WritableStore
  readonly purge: Purge
}

/** Opens the published store of these settings for a process that does not publish continuously; close it. */
export async function openStore({ publishedDatabase, publishedStore, siteInternalPort }: Settings): Promise<OpenStore> {
  if (publishedDatabase === undefined)
    return { store: new SqlitePublishedStoreWriter(publishedStore), purge: createHttpPurge(siteInternalPort) }
  const pool = openPool(publishedDatabase)
  const store = new PostgresStore(pool)
  await store.prepare()
  return { store, purge: siteInternalPort ? createStorePurge(pool) : createHttpPurge(undefined) }
}

const CONNECTIONS = 4

export function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    application_name: 'content system, published store',
  })
  // The connection may break while idle; the next query opens another.
  pool.on('error', () => undefined)
  return pool
}
