interface PageParameter {
  /** Which part of the site reads it, as docs/how-to/cdn.md says it. */
  readonly readBy: string
  /**
   * What a shared cache in front does with an answer to an address that has it. `key`: keeps it under a key that holds the
   * parameter. `private`: does not keep it, because it is for one visitor, or the parameter has endlessly many values.
   */
  readonly edge: 'key' | 'private'
  /** An address may have it several times; of any other the first counts. */
  readonly isRepeated?: true
}

const EVERY_PAGE = { readBy: 'every page', edge: 'key' } as const
const TOUR_GROUP = { readBy: 'pages about a tour group', edge: 'key' } as const
const PARTY = { readBy: 'pages about a tour group: how many people come', edge: 'key' } as const
const LIST = { readBy: 'lists', edge: 'key' } as const
const OF_LIST = { ...LIST, isRepeated: true } as const
const SEARCH = { readBy: 'search', edge: 'private' } as const
const BOOKING = { readBy: 'the way to a booking page, `/go/…`', edge: 'private' } as const
const PREVIEW = { readBy: 'previews', edge: 'private' } as const
const NOT_PRODUCTION = { readBy: 'every page outside production', edge: 'private' } as const
const GALLERY = { readBy: 'the gallery of components, in development', edge: 'private' } as const

/**
 * Every parameter that the server reads from an address, by its literal name: no function reads one that is not here. The keys of
 * an edge, what it does not keep, `No-Vary-Search` and `npm run edge` follow from this list (docs/decisions/059).
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

/** The names that a shared cache must have in its key, and those that keep an answer out of the cache. */
export const KEY_PARAMETERS = namesOf('key')
export const PRIVATE_PARAMETERS = namesOf('private')

/** A parameter by its literal name; `undefined` for one that nobody reads. */
export function findParameter(name: string): PageParameter | undefined {
  return BY_NAME.get(name)
}
