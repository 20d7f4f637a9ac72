/**
 * Irregular answers that callers of such an API met (catalogue API, "Traps"), for a few tour groups, so that the site handles
 * them every day and not only in tests. They replace fields of regular answers; the data files stay correct.
 */
interface Trappable {
  listingPrice: object | null
  minDuration: unknown
  maxDuration: unknown
  boosterType: unknown
  shortSummary: string
  highlights: string
  primaryCollection: unknown
  reviewsDetails: object
  descriptors: readonly object[]
}

/** By tour-group id; each function returns fields that replace those of card and product. */
const TRAPS: Readonly<Record<number, (card: Trappable) => Partial<Trappable>>> = {
  /** No price: on sale, but not priced yet. */
  7149: () => ({ listingPrice: null }),
  7217: () => ({ listingPrice: null }),
  /** A price of zero, which must never be shown as "Free". */
  7147: ({ listingPrice }) => ({
    listingPrice: { ...listingPrice, originalPrice: 0, finalPrice: 0, minimumPayablePrice: 0 },
  }),
  /** A booster type that callers do not know yet. */
  7146: () => ({ boosterType: 'TrendingThisWeek' }),
  7145: () => ({ shortSummary: '' }),
  7144: () => ({ minDuration: null, maxDuration: null }),
  /** Markup that must not run. */
  7143: ({ highlights }) => ({
    highlights: `${highlights}<script>document.title = 'script in a text field'</script><img src="x" onerror="document.title = 'handler in a text field'">`,
  }),
  7142: ({ reviewsDetails }) => ({
    reviewsDetails: { ...reviewsDetails, ratingsCount: null, averageRating: null, showRatings: false },
  }),
  7141: () => ({ primaryCollection: null }),
  /** A descriptor type that callers do not know yet. */
  7216: ({ descriptors }) => ({
    descriptors: [...descriptors, { code: 'MOON_PHASE', displayName: '', type: 'ASTRONOMY' }],
  }),
}

/** Tickets valid for a day without a start time: they have days in the calendar and no inventories. */
const OPEN_DATED: ReadonlySet<number> = new Set([7149])

export function isOpenDated(tourGroupId: number): boolean {
  return OPEN_DATED.has(tourGroupId)
}

export function applyIrregularities<T extends Trappable>(tourGroupId: number, card: T): T {
  return { ...card, ...TRAPS[tourGroupId]?.(card) }
}
