import { cacheTag } from '@passepartout/content-model/cache-tags'
import type { EditorTagOverride } from '@passepartout/content-model/tour-group-tags'
import type { ReportRefusal } from '../cache/parse-shared-json.ts'
import type { RenderQueue } from '../cache/render-queue.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { Reporter } from '../operations/reporter.ts'
import { installationPrefix, type Settings } from '../settings.ts'
import type { Tracer } from '../tracing/tracing.ts'
import { createAdapter } from './adapters/create-adapter.ts'
import type { AvailabilityRecorder } from './availability-recorder.ts'
import { Catalogue } from './catalogue.ts'
import { DescriptionDateStore } from './description-date-store.ts'
import { PriceHistory } from './prices/price-history.ts'
import { PriceReconciler } from './prices/price-reconciler.ts'
import { CallGuard } from './resilience/call-guard.ts'
import { FaultPolicy } from './resilience/fault-policy.ts'
import { FRESH_FOR_MS, LastGoodResponseCache, MAX_STALE_AGE_MS } from './resilience/last-good-response-cache.ts'
import { SharedResponseCache } from './resilience/shared-response-cache.ts'
import type { DroppedField } from './responses/dropped-fields.ts'

interface CatalogueServices {
  readonly reporter: Reporter
  /** Called when an entry of the shared cache is invalid. */
  readonly onRefused: ReportRefusal
  readonly metrics: Metrics
  readonly tracer: Tracer
  readonly renderQueue: Pick<RenderQueue, 'yield'>
  readonly records?: AvailabilityRecorder
  /** What editors say of a tour group. */
  readonly editorTagsOf?: (tgid: number) => readonly EditorTagOverride[]
  readonly now: () => number
}

const MEGABYTE = 1_048_576
const MINUTE = 60_000
/** What tags of tour groups begin with. */
const TOUR_GROUPS = cacheTag.tourGroup(0).slice(0, -1)

/** Milliseconds before a start at which the sale of a tour group ends. */
export function createCutOffLookup({ SALE_CUT_OFF, SALE_CUT_OFFS }: Settings): (tgid: number) => number {
  return (tgid) => MINUTE * (SALE_CUT_OFFS.get(tgid) ?? SALE_CUT_OFF)
}

/** Creates the catalogue with its caches. */
export function createCatalogue(settings: Settings, services: CatalogueServices) {
  const { reporter, metrics, tracer, renderQueue, records, editorTagsOf, now } = services
  const reportDrop = createDroppedFieldReporter(metrics, reporter)
  const turn = () => renderQueue.yield()
  const adapter = createAdapter(settings, { turn, traceHeaders: tracer.headers, reportDrop, now })
  const { CATALOGUE_OPEN_CALLS: openCalls, CATALOGUE_WAITING_CALLS: waitingCalls } = settings
  const guard = new CallGuard({ openCalls, waitingCalls })
  const answers = new LastGoodResponseCache(createSharedAnswers(settings, services), now)
  const history = new PriceHistory(settings.PRICE_HISTORY, settings.SAMPLE_DATA)
  const words = new DescriptionDateStore(settings.PRICE_HISTORY)
  const prices = new PriceReconciler({
    tell: (contradiction) => reporter.warning('Price contradicted', { ...contradiction }),
    now,
  })
  const timeout = settings.CATALOGUE_TIMEOUT
  const policy = new FaultPolicy({ guard, answers, reporter, metrics, tracer, now, timeout })
  const catalogue = new Catalogue(policy, {
    queries: adapter.queries,
    ceilings: settings.PRICE_CEILINGS,
    indexableReviewSources: settings.INDEXABLE_REVIEW_SOURCES,
    pageDeadline: settings.PAGE_DEADLINE,
    history,
    words,
    prices,
    cutOffOf: createCutOffLookup(settings),
    ...(records && { records }),
    ...(editorTagsOf && { editorTagsOf }),
    reportDrop,
    now,
  })
  const close = () => {
    answers.close()
    history.close()
    words.close()
  }
  const purge = (tags: readonly string[]) => {
    if (tags.some((one) => one.startsWith(TOUR_GROUPS))) adapter.forget?.()
    return policy.purge(tags)
  }
  return { catalogue, handleCmsQuery: adapter.handleCmsQuery, purge, close }
}

function createSharedAnswers(settings: Settings, { onRefused, now }: CatalogueServices) {
  const { REDIS_URL: redisUrl, CATALOGUE_ANSWER_MB: megabytes } = settings
  if (redisUrl === undefined) return undefined
  const installation = installationPrefix(settings)
  const limits = { maxBytes: megabytes * MEGABYTE, lifetime: MAX_STALE_AGE_MS, freshFor: FRESH_FOR_MS }
  return new SharedResponseCache({ redisUrl, installation, ...limits, onRefused, now })
}

/** Upper limit on logged endpoint-field pairs. */
const MAX_LOGGED = 500

/** Counts dropped fields; logs each field of an endpoint once per process. */
export function createDroppedFieldReporter(
  metrics: Pick<Metrics, 'catalogueDropped'>,
  reporter: Pick<Reporter, 'warning'>,
): (endpoint: string, dropped: DroppedField) => void {
  const logged = new Set<string>()
  return (endpoint, { field, reason }) => {
    const about = `${endpoint} ${field} ${reason}`
    metrics.catalogueDropped.inc({ endpoint, field, reason })
    if (logged.has(about) || logged.size >= MAX_LOGGED) return
    logged.add(about)
    reporter.warning('Catalogue field dropped', { endpoint, field, reason })
  }
}
