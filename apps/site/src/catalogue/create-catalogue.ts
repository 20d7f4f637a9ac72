import { tag } from '@passepartout/content-model/tags'
import type { EditorTag } from '@passepartout/content-model/tour-group-tags'
import type { ReportRefusal } from '../cache/read-shared-text.ts'
import type { RenderQueue } from '../cache/render-queue.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { Reporter } from '../operations/reporter.ts'
import { installationOf, type Settings } from '../settings.ts'
import type { Tracer } from '../tracing/tracing.ts'
import { createAdapter } from './adapters/create-adapter.ts'
import type { DroppedField } from './answers/dropped-fields.ts'
import { Catalogue } from './catalogue.ts'
import type { CatalogueRecords } from './catalogue-records.ts'
import { CallGuard } from './faults/call-guard.ts'
import { FaultPolicy } from './faults/fault-policy.ts'
import { FRESH_FOR, LastGoodAnswers, STANDS_IN_FOR } from './faults/last-good-answers.ts'
import { SharedAnswers } from './faults/shared-answers.ts'
import { AgreedPrices } from './prices/agreed-prices.ts'
import { PriceHistory } from './prices/price-history.ts'
import { WordsHistory } from './words-history.ts'

interface CatalogueServices {
  readonly reporter: Reporter
  /** Called when an entry of the shared cache is invalid. */
  readonly onRefused: ReportRefusal
  readonly metrics: Metrics
  readonly tracer: Tracer
  readonly renderQueue: Pick<RenderQueue, 'yield'>
  readonly records?: CatalogueRecords
  /** What editors say of a tour group. */
  readonly editorTagsOf?: (tgid: number) => readonly EditorTag[]
  readonly now: () => number
}

const MEGABYTE = 1_048_576
const MINUTE = 60_000
/** What tags of tour groups begin with. */
const TOUR_GROUPS = tag.tourGroup(0).slice(0, -1)

/** Milliseconds before a start at which the sale of a tour group ends. */
export function cutOffOf({ SALE_CUT_OFF, SALE_CUT_OFFS }: Settings): (tgid: number) => number {
  return (tgid) => MINUTE * (SALE_CUT_OFFS.get(tgid) ?? SALE_CUT_OFF)
}

/** Creates the catalogue with its caches. */
export function createCatalogue(settings: Settings, services: CatalogueServices) {
  const { reporter, metrics, tracer, renderQueue, records, editorTagsOf, now } = services
  const reportDrop = countDrops(metrics, reporter)
  const turn = () => renderQueue.yield()
  const adapter = createAdapter(settings, { turn, traceHeaders: tracer.headers, reportDrop, now })
  const guard = new CallGuard({
    openCalls: settings.CATALOGUE_OPEN_CALLS,
    waitingCalls: settings.CATALOGUE_WAITING_CALLS,
  })
  const answers = new LastGoodAnswers(createSharedAnswers(settings, services), now)
  const history = new PriceHistory(settings.PRICE_HISTORY, settings.SAMPLE_DATA)
  const words = new WordsHistory(settings.PRICE_HISTORY)
  const prices = new AgreedPrices({
    tell: (contradiction) => reporter.warning('Price contradicted', { ...contradiction }),
    now,
  })
  const timeout = settings.CATALOGUE_TIMEOUT
  const policy = new FaultPolicy({ guard, answers, reporter, metrics, tracer, now, timeout })
  const catalogue = new Catalogue(policy, {
    questions: adapter.questions,
    ceilings: settings.PRICE_CEILINGS,
    indexableReviewSources: settings.INDEXABLE_REVIEW_SOURCES,
    pageDeadline: settings.PAGE_DEADLINE,
    history,
    words,
    prices,
    cutOffOf: cutOffOf(settings),
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
    if (tags.some((one) => one.startsWith(TOUR_GROUPS))) adapter.forget()
    return policy.purge(tags)
  }
  return { catalogue, answerEditors: adapter.answerEditors, purge, close }
}

function createSharedAnswers(settings: Settings, { onRefused, now }: CatalogueServices): SharedAnswers | undefined {
  const { REDIS_URL: redisUrl, CATALOGUE_ANSWER_MB: megabytes } = settings
  if (redisUrl === undefined) return undefined
  const installation = installationOf(settings)
  const limits = { maxBytes: megabytes * MEGABYTE, lifetime: STANDS_IN_FOR, freshFor: FRESH_FOR }
  return new SharedAnswers({ redisUrl, installation, ...limits, onRefused, now })
}

/** Upper limit on logged endpoint-field pairs. */
const MAX_LOGGED = 500

/** Counts dropped fields; logs each field of an endpoint once per process. */
export function countDrops(
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
