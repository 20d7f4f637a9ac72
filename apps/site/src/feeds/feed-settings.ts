import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { isInterfaceOpen } from '@passepartout/content-model/machine-interfaces'
import type { SiteEntry } from '../request/site-directory.ts'
import type { SftpTarget } from './upload-files.ts'

/** Kinds of feeds; the names of their files begin with them. */
export const FEED_KINDS = ['things-to-do', 'products', 'assistants'] as const
export type FeedKind = (typeof FEED_KINDS)[number]

/** How feeds are written; no interval, no feeds. */
export interface FeedSettings {
  readonly intervalHours: number
  readonly folder: string
  /** Besides the currency of each site. */
  readonly currencies: readonly CurrencyCode[]
  /** Two-letter codes of where assistants may offer products, the seller's first; empty: no feed for them. */
  readonly countries: readonly string[]
  readonly shardBytes: number
  /** Share of the products, 0 to 1. */
  readonly maxRemovalShare: number
  readonly upload?: { readonly target: SftpTarget; readonly kinds: readonly FeedKind[] } | undefined
}

/** Whether a site has feeds: where the installation writes any, and the site offers them. */
export function hasFeeds({ intervalHours }: FeedSettings, site: Pick<SiteEntry, 'machineInterfaces'>): boolean {
  return intervalHours > 0 && isInterfaceOpen(site, 'productFeeds')
}
