import { type AddressChoices, daysAndPartyOf, serializeAddressChoices } from './choices/address-choices.ts'
import { parseId } from './parse-id.ts'
import { parametersOf } from './query-parameters.ts'
import { addressOfForm, type SiteFormTarget } from './site-form-target.ts'

/** A request for tour groups by id: `/fr/wish-list/?ids=7110,7148`. */
export interface WishesRequest {
  /** The wish list; a comparison of two to four, `wish-list/compare/`; or cards for another page, `wish-list/cards/`. */
  readonly part: keyof typeof MOST_TGIDS
  /** In the given order, without duplicates. */
  readonly tgids: readonly number[]
}

/** Maximum number per address; further ones are ignored. */
export const MOST_TGIDS = { list: 24, compare: 4, cards: 12 } as const

export const IDS_PARAMETER = 'ids'
/** Maximum characters of the list of ids. */
const MAX_LENGTH = 1000

/**
 * Ids separated by commas, or as repeated parameters of a form. Invalid ones are ignored.
 *
 * @param search with its question mark, or empty
 */
export function parseTgids(search: string, most: number): readonly number[] {
  const named = parametersOf(search, IDS_PARAMETER).join().slice(0, MAX_LENGTH).split(/,|%2c/i)
  return [...new Set(named.flatMap((text) => parseId(text) ?? []))].slice(0, most)
}

/** @returns the part below a site's folder of wishes; `undefined` if there is none */
export function parseWishesPart(segment: string | undefined): WishesRequest['part'] | undefined {
  if (segment === undefined) return 'list'
  return segment === 'compare' || segment === 'cards' ? segment : undefined
}

/** The form of a wish list with the chosen days and party, which its cards and their comparison have too. */
export function withDaysAndParty(form: SiteFormTarget, choice: AddressChoices | undefined): SiteFormTarget {
  return { ...form, named: [...form.named, ...new URLSearchParams(serializeAddressChoices(daysAndPartyOf(choice)))] }
}

/**
 * In canonical form, so that shared addresses are the same everywhere.
 *
 * @param form of the site's wish list
 */
export function addressOfWishes({ action, named }: SiteFormTarget, { part, tgids }: WishesRequest): string {
  const ids = tgids.length === 0 ? '' : `${IDS_PARAMETER}=${tgids.join()}`
  return addressOfForm({ action: `${action}${part === 'list' ? '' : `${part}/`}`, named }, ids)
}
