import { join } from 'node:path'
import type { Settings } from '../../server/settings.ts'
import { keepCopy } from '../keeping/keep-copy.ts'
import { StoreKeeper } from '../keeping/store-keeper.ts'
import { PublishedStore, type WritableStore } from '../published-store.ts'
import { httpPurge, type Purge } from '../purge.ts'
import { awaitReaders } from './await-readers.ts'
import { Leadership } from './leadership.ts'
import { openPool } from './open-store.ts'
import { PostgresStore } from './postgres-store.ts'

/** The store that a publisher writes to, and what has to be done about it. */
interface PublishingStore {
  readonly store: WritableStore
  readonly purge: Purge
  /** Whether it is this process that publishes; of several content systems one does. */
  readonly lead: () => Promise<boolean>
  /** The same as it was last known, without asking. */
  readonly isLeader: () => boolean
  /** Tells whoever publishes that there is something to do. */
  readonly call: () => void
  /** Looks whether the store is sound. */
  readonly look: () => Promise<void>
  /** Mends what was found; nothing may be published meanwhile. @returns of when a copy is that took the store's place */
  readonly mend: () => Promise<number | undefined>
}

interface Parts {
  /** Fills a store from the content system. */
  readonly rebuild: (store: WritableStore) => Promise<unknown>
  /** Another content system has something to be published. */
  readonly onWanted: () => void
  readonly log: (message: string, error: unknown) => void
}

export function publishingStore(settings: Settings, parts: Parts): PublishingStore {
  return settings.publishedDatabase === undefined ? ownFile(settings, parts) : shared(settings, parts)
}

/** A wait for the store's lock holds up the whole process; the queue waits better. */
const STORE_BUSY_MS = 100
const COPY_PROGRAM = 'src/publishing/keeping/store-copy.worker.ts'

function ownFile({ publishedStore: path, purge, appDir }: Settings, { rebuild, log }: Parts): PublishingStore {
  const store = new PublishedStore(path, { busyTimeout: STORE_BUSY_MS })
  const keeper = new StoreKeeper({
    path,
    store,
    keepCopy: (from, to) => keepCopy(join(appDir, COPY_PROGRAM), from, to),
    rebuild,
    log,
    now: Date.now,
  })
  return {
    store,
    purge: httpPurge(purge),
    lead: async () => true,
    isLeader: () => true,
    call: () => undefined,
    look: () => keeper.look(),
    mend: () => keeper.mend(),
  }
}

/** PostgreSQL looks after its files itself. */
function shared({ publishedDatabase = '' }: Settings, { onWanted, log }: Parts): PublishingStore {
  const pool = openPool(publishedDatabase)
  const leadership = new Leadership(publishedDatabase, onWanted)
  const store = new PostgresStore(pool, leadership.transact)
  let isPrepared = false
  return {
    store,
    purge: awaitReaders(pool),
    lead: () => leadership.lead(),
    isLeader: () => leadership.isLeader,
    call: () => void leadership.call().catch((error) => log('The publishing content system was not called.', error)),
    look: async () => undefined,
    mend: async () => {
      if (!isPrepared) await store.prepare()
      isPrepared = true
      return undefined
    },
  }
}
