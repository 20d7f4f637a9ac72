import type { UnderstoodQuery } from '../../query-understanding/understand-query.ts'
import { serializeAddressChoices } from '../../request/address/choices/address-choices.ts'
import { type Party, serializeParty } from '../../request/address/choices/party.ts'
import { addressOfSearch, type SearchFormTarget } from '../../request/address/search-address.ts'
import type { Visit } from '../../request/visit.ts'

/** The visit with the choice, the party and the currency that its query names; what the address says counts. */
export function applyUnderstoodQuery(visit: Visit, understood: UnderstoodQuery | undefined): Visit {
  if (!understood) return visit
  const list = { ...understood.choice, ...visit.choice?.list }
  const party = visit.choice?.party ?? (understood.party && isUsual(understood.party) ? undefined : understood.party)
  const { party: _party, list: _list, ...rest } = visit.choice ?? {}
  const choice = { ...rest, ...(Object.keys(list).length > 0 ? { list } : {}), ...(party ? { party } : {}) }
  return { ...visit, currency: understood.currency ?? visit.currency, choice }
}

function isUsual(party: Party): boolean {
  return serializeParty(party) === ''
}

/**
 * The address of a search that says the visit's choice by the list's own parameters.
 *
 * @param currency of a price that was asked for, if the visitor has another
 */
export function searchAddressWithChoice(
  form: SearchFormTarget,
  query: string,
  visit: Visit,
  currency?: Visit['currency'],
): string {
  const address = addressOfSearch(form, { query, currency })
  const choice = serializeAddressChoices(visit.choice ?? {})
  return choice === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${choice}`
}
