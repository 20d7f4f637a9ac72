import type { UnderstoodQuery } from '../../query-understanding/understand-query.ts'
import { serializeAddressChoices } from '../../request/address/choices/address-choices.ts'
import { serializeParty } from '../../request/address/choices/party.ts'
import { addressOfSearch } from '../../request/address/search-address.ts'
import type { SiteFormTarget } from '../../request/address/site-form-target.ts'
import { withQuery } from '../../request/address/with-query.ts'
import type { Visit } from '../../request/visit.ts'

/** The visit with the choice, the party and the currency that its query names; what the address says counts. */
export function applyUnderstoodQuery(visit: Visit, understood: UnderstoodQuery | undefined): Visit {
  if (!understood) return visit
  const list = { ...understood.choice, ...visit.choice?.list }
  const isUsual = understood.party !== undefined && serializeParty(understood.party) === ''
  const party = visit.choice?.party ?? (isUsual ? undefined : understood.party)
  const { party: _party, list: _list, ...rest } = visit.choice ?? {}
  const choice = { ...rest, ...(Object.keys(list).length > 0 ? { list } : {}), ...(party ? { party } : {}) }
  return { ...visit, currency: understood.currency ?? visit.currency, choice }
}

/**
 * The address of a search that says the visit's choice by the list's own parameters.
 *
 * @param currency of a price that was asked for, if the visitor has another
 */
export function searchAddressWithChoice(
  form: SiteFormTarget,
  query: string,
  visit: Visit,
  currency?: Visit['currency'],
): string {
  const address = addressOfSearch(form, { query, currency })
  return withQuery(address, serializeAddressChoices(visit.choice ?? {}))
}
