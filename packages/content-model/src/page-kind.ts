/** What a (uid, language) may hold besides the page itself: legal pages share the host's uid. */
export const PAGE_KINDS = ['page', 'company', 'privacy', 'terms', 'cancellation'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** The path of each legal page below its site, the same in every language (specification, section 2, "Footer"). */
export const LEGAL_PATHS: Readonly<Record<Exclude<PageKind, 'page'>, string>> = {
  company: 'company-details',
  privacy: 'privacy-policy',
  terms: 'terms-and-conditions',
  cancellation: 'cancellation-policy',
}

/** Below a site: the way to its booking pages, `go/7148/`, which no page may have as its address. */
export const BOOKING_FOLDER = 'go'
/** Below a site: its search, `search/?q=louvre`, under the same word in every language (docs/decisions/031-search.md). */
export const SEARCH_FOLDER = 'search'
/** Below a site: what a visitor keeps, `wish-list/?ids=7148,7150`, and all that is shown of tour groups by number (docs/decisions/037). */
export const WISHES_FOLDER = 'wish-list'
