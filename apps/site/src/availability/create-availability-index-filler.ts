import type { ReportRefusal } from '../cache/parse-shared-json.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { Reporter } from '../operations/reporter.ts'
import type { AvailabilityIndex } from './availability-index.ts'
import { AvailabilityRefresher, type RefreshedSite } from './availability-refresher.ts'
import { AvailabilitySync } from './availability-sync.ts'
import { measureIndexFreshness } from './measure-index-freshness.ts'
import { openStore } from './open-store.ts'

interface AvailabilityParts {
  readonly index: AvailabilityIndex
  /** Address of the store: a file or a PostgreSQL URL. */
  readonly address: string
  readonly callsPerSecond: number
  readonly catalogue: Catalogue
  readonly sites: () => readonly RefreshedSite[]
  readonly reporter: Reporter
  readonly refuse: ReportRefusal
  readonly metrics: Metrics
  readonly now: () => number
}

/** Synchronises the index with its store and fills it from the catalogue, once it is started. */
export function createAvailabilityIndexFiller(parts: AvailabilityParts) {
  const { index, address, metrics, refuse, now } = parts
  const store = openStore(address)
  const sync = new AvailabilitySync({ ...parts, store, refuse })
  const filler = new AvailabilityRefresher({
    ...parts,
    store,
    onCall: (kind, isAnswered) => metrics.availabilityCalls.inc({ kind, outcome: isAnswered ? 'ok' : 'failed' }),
  })
  metrics.watchAvailability(() => ({
    ...measureIndexFreshness(index, filler.listed, now()),
    isLeader: filler.isLeader,
  }))
  let isClosed = false
  return {
    /** Reads the store, then fills the index. */
    start: async () => {
      await sync.start()
      if (!isClosed) filler.start()
    },
    /** Reads tour groups anew, which changed; the pages that show them are purged when the answer is there. */
    change: (tgids: readonly number[]) => filler.change(tgids),
    close: async () => {
      isClosed = true
      filler.close()
      await sync.close()
    },
  }
}
