import { PublishedStoreError } from '../store/store-file.ts'
import { PublishedLogReader } from './published-log-reader.ts'
import { StoreReplica } from './store-replica.ts'

/**
 * Ensures before the start that a copy exists: updated, or as it is while PostgreSQL is unavailable.
 *
 * @returns the copy, to be followed
 * @throws PublishedStoreError where there is none and none can be created
 */
export async function prepareReplica(url: string, path: string): Promise<StoreReplica> {
  const copy = new StoreReplica(path)
  try {
    const log = await PublishedLogReader.open(url)
    try {
      await copy.catchUp(log)
    } finally {
      await log.close()
    }
    return copy
  } catch (error) {
    if (copy.isThere) return copy
    if (error instanceof PublishedStoreError) throw error
    throw new PublishedStoreError(
      `PUBLISHED_DATABASE_URL: it cannot be read (${error instanceof Error ? error.message : error}), and ${path} holds no copy of it yet.`,
    )
  }
}
