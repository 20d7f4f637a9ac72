/**
 * What real callers of such an API met (catalogue API, "Traps"), on a few tour groups, so that the site meets it every
 * day and not only in tests. Laid over honest answers here, not written into the data files: those stay right.
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

/** Keys are tour-group ids; each value replaces fields of the card and of the product alike. */
const TRAPS: Readonly<Record<number, (card: Trappable) => Partial<Trappable>>> = {
  /** No price at all: sold, but priced later. */
  7149: () => ({ listingPrice: null }),
  7217: () => ({ listingPrice: null }),
  /** A price of zero, which must never read "Free". */
  7147: ({ listingPrice }) => ({
    listingPrice: { ...listingPrice, originalPrice: 0, finalPrice: 0, minimumPayablePrice: 0 },
  }),
  /** A booster that callers do not know yet. */
  7146: () => ({ boosterType: 'TrendingThisWeek' }),
  7145: () => ({ shortSummary: '' }),
  7144: () => ({ minDuration: null, maxDuration: null }),
  /** Markup that nobody should run. */
  7143: ({ highlights }) => ({
    highlights: `${highlights}<script>document.title = 'script in a text field'</script><img src="x" onerror="document.title = 'handler in a text field'">`,
  }),
  7142: ({ reviewsDetails }) => ({
    reviewsDetails: { ...reviewsDetails, ratingsCount: null, averageRating: null, showRatings: false },
  }),
  7141: () => ({ primaryCollection: null }),
  /** A kind of descriptor that callers do not know yet. */
  7216: ({ descriptors }) => ({
    descriptors: [...descriptors, { code: 'MOON_PHASE', displayName: '', type: 'ASTRONOMY' }],
  }),
}

/** A ticket that is good for a day and begins at no time: it has days in the calendar, and no inventories. */
const OPEN_DATED: ReadonlySet<number> = new Set([7149])

export function isOpenDated(tourGroupId: number): boolean {
  return OPEN_DATED.has(tourGroupId)
}

export function setTraps<T extends Trappable>(tourGroupId: number, card: T): T {
  return { ...card, ...TRAPS[tourGroupId]?.(card) }
}
