/** What a (uid, language) may hold besides the page itself: legal pages share the host's uid. */
export const PAGE_OR_LEGAL_KINDS = ['page', 'company', 'privacy', 'terms', 'cancellation'] as const
export type PageOrLegalKind = (typeof PAGE_OR_LEGAL_KINDS)[number]

/** The path of each legal page below its site, the same in every language (specification, section 2, "Footer"). */
export const LEGAL_PATHS: Readonly<Record<Exclude<PageOrLegalKind, 'page'>, string>> = {
  company: 'company-details',
  privacy: 'privacy-policy',
  terms: 'terms-and-conditions',
  cancellation: 'cancellation-policy',
}

/** The folder of a site's redirects to booking pages, `go/7148/`, which no page may use. */
export const BOOKING_REDIRECT_PATH_SEGMENT = 'go'
/** The folder of a site's search, `search/?q=louvre`, the same in every language (docs/decisions/031-search.md). */
export const SEARCH_PATH_SEGMENT = 'search'
/**
 * The folder of a visitor's wish list, `wish-list/?ids=7148,7150`, and of lists of tour groups by number (docs/decisions/037).
 */
export const WISH_LIST_PATH_SEGMENT = 'wish-list'
/** The folder of a visitor's trip, `trip/?start=2026-12-05&plan=7148,7110;7120` (docs/decisions/100-trips.md). */
export const TRIP_PATH_SEGMENT = 'trip'
