import { PublishedStoreError } from '../store-file.ts'
import { FollowedCopy } from './followed-copy.ts'
import { PublishedLog } from './published-log.ts'

/**
 * Makes sure, before the site opens it, that there is a copy to read: brought up to date, or as it is where PostgreSQL is away.
 *
 * @returns what goes on following
 * @throws PublishedStoreError with one sentence where there is none and none can be made
 */
export async function prepareCopy(url: string, path: string): Promise<FollowedCopy> {
  const copy = new FollowedCopy(path)
  try {
    const log = await PublishedLog.open(url)
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
