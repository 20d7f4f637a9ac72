import { parametersOf } from './parameters.ts'
import { parseNumber } from './parse-number.ts'
import type { SiteForm } from './site-form.ts'

/** What an address asks of tour groups that it names by number: `/fr/wish-list/?ids=7110,7148`. */
export interface WishesRequest {
  /** The wish list; two to four side by side, `wish-list/compare/`; or their cards alone, for a part of another page, `wish-list/cards/`. */
  readonly part: keyof typeof MOST_TGIDS
  /** In the order in which they are named, each once. */
  readonly tgids: readonly number[]
}

/** How many one address may name; what comes after is as if it were not there. */
export const MOST_TGIDS = { list: 24, compare: 4, cards: 12 } as const

export const IDS_PARAMETER = 'ids'
/** Digits of all that one address may name, with their commas. */
const LONGEST = 1000

/**
 * Numbers with commas between them, or, as a form writes them, one parameter for each. What is no number is nothing.
 *
 * @param search with its question mark, or empty
 */
export function parseTgids(search: string, most: number): readonly number[] {
  const named = parametersOf(search, IDS_PARAMETER).join().slice(0, LONGEST).split(/,|%2c/i)
  return [...new Set(named.flatMap((text) => parseNumber(text) ?? []))].slice(0, most)
}

/** @returns the part below a site's folder of wishes; `undefined` where there is no such thing */
export function partOfWishes(segment: string | undefined): WishesRequest['part'] | undefined {
  if (segment === undefined) return 'list'
  return segment === 'compare' || segment === 'cards' ? segment : undefined
}

/**
 * Always in this form, so that what is shared reads the same everywhere.
 *
 * @param form of the site's wish list
 */
export function addressOfWishes({ action, named }: SiteForm, { part, tgids }: WishesRequest): string {
  const parameters = new URLSearchParams(named.map(([name, value]) => [name, value])).toString()
  const ids = tgids.length === 0 ? '' : `${IDS_PARAMETER}=${tgids.join()}`
  const query = [parameters, ids].filter(Boolean).join('&')
  return `${action}${part === 'list' ? '' : `${part}/`}${query && `?${query}`}`
}
