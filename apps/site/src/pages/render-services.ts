import type { AllowedHosts } from '@passepartout/content-model/embeds/allowed-hosts'
import type { LanguageCode } from '@passepartout/content-model/locales'
import type { PageFacts } from '../analytics/page-facts.ts'
import type { Assets } from '../assets/assets.ts'
import type { AvailabilityIndex } from '../availability/availability-index.ts'
import type { BookingSettings } from '../booking/booking-link.ts'
import type { RenderQueue } from '../cache/render-queue.ts'
import type { Rendering } from '../cache/rendered-page.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ContentCache } from '../content/content-cache.ts'
import type { ImageUrls } from '../images/image-urls.ts'
import type { BasemapRenderer } from '../maps/basemap-renderer.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { Reporter } from '../operations/reporter.ts'
import type { Tracer } from '../tracing/tracing.ts'

/** Process-wide services that rendering needs. */
export interface RenderServices {
  readonly content: ContentCache
  readonly catalogue: Catalogue
  readonly availability: AvailabilityIndex
  readonly assets: Assets
  readonly booking: BookingSettings
  readonly pictures: ImageUrls
  readonly maps: BasemapRenderer
  readonly allowedHosts: AllowedHosts
  /** "Selling out" is shown only with at most as many tickets left. */
  readonly sellingOutTickets: number
  readonly servedLanguages: ReadonlySet<LanguageCode>
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
