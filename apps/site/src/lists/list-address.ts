import type { PageContext } from '../page-context/page-context.ts'
import { ownAddress, ownHref } from '../products/own-address.ts'
import { serializeAddressChoices } from '../request/address/choices/address-choices.ts'
import { type ListChoice, serializeListChoice } from '../request/address/choices/list-choice.ts'
import { withQuery } from '../request/address/with-query.ts'

/** The page's address with another selection of its list; other selections stay; without a fragment. */
export function addressWithListChoice(page: PageContext, list: ListChoice): string {
  return withQuery(ownHref(page), serializeAddressChoices({ ...page.visit.choice, list }))
}

/** The same selection for the usual party. */
export function addressWithoutParty(page: PageContext, list: ListChoice): string {
  const { party: _party, ...choice } = page.visit.choice ?? {}
  return addressWithListChoice({ ...page, visit: { ...page.visit, choice } }, list)
}

/** Hidden parameters of a form, which has those of list and party itself: outside production the page is identified by parameters. */
export function hiddenFormParameters(page: PageContext): readonly (readonly [name: string, value: string])[] {
  const { list: _list, party: _party, ...rest } = page.visit.choice ?? {}
  return [...ownAddress(page).named, ...new URLSearchParams(serializeAddressChoices(rest))]
}

/** The canonical query of the list: only the page number, without filters and order. */
export function canonicalQuery(page: number): string {
  return page > 1 ? `?${serializeListChoice({ page: [String(page)] })}` : ''
}
