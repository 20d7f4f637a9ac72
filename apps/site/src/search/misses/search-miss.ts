import type { LanguageCode } from '@passepartout/content-model/locales'

/** `nothing`: no result; `placeOnly`: the place that the query names has nothing of the rest. */
export const MISS_OUTCOMES = ['nothing', 'placeOnly'] as const
export type MissOutcome = (typeof MISS_OUTCOMES)[number]

/** `remedied`: open again once it is asked on a later day; `dismissed`: nothing is to be done. */
export const MISS_REMEDIES = ['remedied', 'dismissed'] as const
export type MissRemedy = (typeof MISS_REMEDIES)[number]

/** A query of a site in a language, as it is counted. */
export interface MissedQuery {
  /** The site's uid. */
  readonly site: string
  readonly lang: LanguageCode
  readonly query: string
}

/** Searches of one day to be added to those that are stored. */
export interface DailyMissCount extends MissedQuery {
  /** A keyed digest of site, language and query. */
  readonly digest: string
  readonly outcome: MissOutcome
  /** ISO date in the site's time zone. */
  readonly day: string
  /** Number of searches. */
  readonly asked: number
  /** A bit for each group of visitors that asked (search-miss-counter.ts). */
  readonly visitors: number
}

/** A query that enough visitors asked, as editors see it. */
export interface ReportedMiss extends MissedQuery {
  readonly outcome: MissOutcome
  /** Number of searches in all days. */
  readonly asked: number
  /** The days, the newest first. */
  readonly days: readonly { readonly day: string; readonly asked: number }[]
  /** What was done about it; absent while it is open. */
  readonly done?: MissRemedy
}
