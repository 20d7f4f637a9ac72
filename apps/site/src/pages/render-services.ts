import type { PageFacts } from '../analytics/page-facts.ts'
import type { Assets } from '../assets/assets.ts'
import type { AvailabilityIndex } from '../availability/availability-index.ts'
import type { RenderQueue } from '../cache/render-queue.ts'
import type { Rendering } from '../cache/rendered-page.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ContentCache } from '../content/content-cache.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { Reporter } from '../operations/reporter.ts'
import type { ContextServices } from '../page-context/create-page-context.ts'
import type { Tracer } from '../tracing/tracing.ts'

/** Process-wide services that rendering needs. */
export interface RenderServices extends ContextServices {
  readonly content: ContentCache
  readonly catalogue: Catalogue
  readonly availability: AvailabilityIndex
  readonly assets: Assets
  /** Allows the inline scripts of every page. */
  readonly contentSecurityPolicy: string
  /** For sites with a tag container: allows its script too. */
  readonly tagPolicy: Partial<Pick<Rendering, 'contentSecurityPolicy' | 'reportedPolicy'>>
  /** Address of that script. */
  readonly tagManagerUrl: string
  /** Absent when no visits are sampled. */
  readonly vitals: PageFacts['vitals']
  readonly reporter: Reporter
  readonly metrics: Metrics
  readonly tracer: Tracer
  readonly renderQueue: Pick<RenderQueue, 'yield'>
  /** The clock, as an input: milliseconds since the epoch. */
  readonly now: () => number
}
