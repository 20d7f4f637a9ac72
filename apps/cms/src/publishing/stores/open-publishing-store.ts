import { join } from 'node:path'
import type { Settings } from '../../infrastructure/settings.ts'
import { SqlitePublishedStoreWriter, type WritableStore } from '../published-store.ts'
import { createHttpPurge, type Purge } from '../purge.ts'
import { copyStoreFile } from '../store-recovery/copy-store-file.ts'
import { StoreGuard } from '../store-recovery/store-guard.ts'
import { LeaderElection } from './leader-election.ts'
import { openPool } from './open-store.ts'
import { PostgresStore } from './postgres-store.ts'
import { createStorePurge } from './store-purge.ts'

/** The store as a publisher uses it, with its maintenance. */
interface PublishingStore {
  readonly store: WritableStore
  readonly purge: Purge
  /** Whether this process publishes; of several content systems one does. */
  readonly acquireLeadership: () => Promise<boolean>
  /** The last known result of `acquireLeadership`. */
  readonly isLeader: () => boolean
  /** Notifies the leader that there is work. */
  readonly notifyLeader: () => void
  /** Checks the integrity of the store. */
  readonly check: () => Promise<void>
  /**
   * Fixes what the check found; nothing may be published meanwhile.
   *
   * @returns when the copy was made that replaced the store
   */
  readonly repair: () => Promise<number | undefined>
}

interface Parts {
  /** Fills a store from the content system. */
  readonly rebuild: (store: WritableStore) => Promise<unknown>
  /** Called when another content system has queued a publication. */
  readonly onPublicationWanted: () => void
  readonly log: (message: string, error: unknown) => void
}

export function openPublishingStore(settings: Settings, parts: Parts): PublishingStore {
  return settings.publishedDatabase === undefined ? ownFile(settings, parts) : shared(settings, parts)
}

/** Waiting for the store's lock blocks the process, so this is short and the queue waits instead. */
const STORE_BUSY_MS = 100
const COPY_PROGRAM = 'src/publishing/store-recovery/store-copy.worker.ts'

function ownFile(
  { publishedStore: path, siteInternalPort, appDir }: Settings,
  { rebuild, log }: Parts,
): PublishingStore {
  const store = new SqlitePublishedStoreWriter(path, { busyTimeout: STORE_BUSY_MS })
  const guard = new StoreGuard({
    path,
    store,
    keepCopy: (from, to) => copyStoreFile(join(appDir, COPY_PROGRAM), from, to),
    rebuild,
    log,
    now: Date.now,
  })
  return {
    store,
    purge: createHttpPurge(siteInternalPort),
    acquireLeadership: async () => true,
    isLeader: () => true,
    notifyLeader: () => undefined,
    check: () => guard.check(),
    repair: () => guard.repair(),
  }
}

/** PostgreSQL maintains its own files. */
function shared({ publishedDatabase = '' }: Settings, { onPublicationWanted, log }: Parts): PublishingStore {
  const pool = openPool(publishedDatabase)
  const leadership = new LeaderElection(publishedDatabase, onPublicationWanted)
  const store = new PostgresStore(pool, leadership.transact)
  let isPrepared = false
  return {
    store,
    purge: createStorePurge(pool),
    acquireLeadership: () => leadership.acquire(),
    isLeader: () => leadership.isLeader,
    notifyLeader: () =>
      void leadership.notifyLeader().catch((error) => log('The publishing content system was not notified.', error)),
    check: async () => undefined,
    repair: async () => {
      if (!isPrepared) await store.prepare()
      isPrepared = true
      return undefined
    },
  }
}
