interface PageParameter {
  /** The part of the site that reads it, for docs/how-to/cdn.md. */
  readonly readBy: string
  /**
   * What shared caches do with addresses that have it. `key`: the parameter is part of the key. `private`: the answer is not
   * cached, because it is personal, or the parameter has unlimited values.
   */
  readonly edge: 'key' | 'private'
  /** Whether all values count; otherwise only the first does. */
  readonly isRepeated?: true
}

const EVERY_PAGE = { readBy: 'every page', edge: 'key' } as const
const TOUR_GROUP = { readBy: 'pages about a tour group', edge: 'key' } as const
const PARTY = { readBy: 'pages about a tour group: how many people come', edge: 'key' } as const
const LIST = { readBy: 'lists', edge: 'key' } as const
const OF_LIST = { ...LIST, isRepeated: true } as const
const SEARCH = { readBy: 'search', edge: 'private' } as const
const BOOKING = { readBy: 'the way to a booking page, `/go/…`', edge: 'private' } as const
const TRIP = { readBy: 'trips', edge: 'private' } as const
const PREVIEW = { readBy: 'previews', edge: 'private' } as const
const NOT_PRODUCTION = { readBy: 'every page outside production', edge: 'private' } as const
const GALLERY = { readBy: 'the gallery of components, in development', edge: 'private' } as const

/**
 * All parameters that the server reads, by literal name; functions accept no others. The keys of edges, uncached parameters,
 * `No-Vary-Search` and `npm run edge` derive from this list (docs/decisions/059).
 */
export const PAGE_PARAMETERS = {
  currency: EVERY_PAGE,
  date: TOUR_GROUP,
  variant: TOUR_GROUP,
  tour: TOUR_GROUP,
  adults: PARTY,
  children: PARTY,
  infants: PARTY,
  reviews: { readBy: 'pages with reviews', edge: 'key' },
  when: OF_LIST,
  until: LIST,
  time: OF_LIST,
  min: LIST,
  max: LIST,
  rating: LIST,
  duration: OF_LIST,
  kind: OF_LIST,
  city: OF_LIST,
  with: OF_LIST,
  access: OF_LIST,
  age: LIST,
  language: OF_LIST,
  sort: LIST,
  page: LIST,
  show: OF_LIST,
  q: SEARCH,
  in: SEARCH,
  ids: { readBy: 'wish lists', edge: 'private', isRepeated: true },
  start: TRIP,
  plan: TRIP,
  preview: PREVIEW,
  token: PREVIEW,
  experimentOverride: PREVIEW,
  settings: { readBy: 'the question about cookies', edge: 'private' },
  flowType: BOOKING,
  variantId: BOOKING,
  tourId: BOOKING,
  biLink: BOOKING,
  promoCode: BOOKING,
  showFullScreenPax: BOOKING,
  redirectToMarketplaceBookingFlow: BOOKING,
  ctaSuffix: BOOKING,
  viewport: BOOKING,
  uid: NOT_PRODUCTION,
  lang: NOT_PRODUCTION,
  brand: GALLERY,
  words: GALLERY,
  width: GALLERY,
} as const satisfies Readonly<Record<string, PageParameter>>

export type ParameterName = keyof typeof PAGE_PARAMETERS

const BY_NAME: ReadonlyMap<string, PageParameter> = new Map(Object.entries(PAGE_PARAMETERS))
const namesOf = (edge: PageParameter['edge']) =>
  [...BY_NAME].flatMap(([name, one]) => (one.edge === edge ? [name] : []))

/** Parameters that shared caches need in their keys, and those that prevent caching. */
export const CACHE_KEY_PARAMETERS = namesOf('key')
export const UNCACHEABLE_PARAMETERS = namesOf('private')

/** A parameter by its literal name; `undefined` if the site does not read it. */
export function findParameter(name: string): PageParameter | undefined {
  return BY_NAME.get(name)
}
