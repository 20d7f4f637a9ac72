import type { MessageKey } from '../../i18n/translate.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { PARTY_PARTS, type Party, type PartyPart, USUAL_PARTY } from '../../request/address/choices/party.ts'

const COUNTED = {
  adults: 'party.countAdults',
  children: 'party.countChildren',
  infants: 'party.countInfants',
} as const satisfies Record<PartyPart, MessageKey>

/** The party of the page's address, or the usual one. */
export function partyOfPage({ visit }: PageContext): Party {
  return visit.choice?.party ?? USUAL_PARTY
}

/** "2 adults and 1 child" */
export function formatParty(party: Party, { t, format }: PageContext): string {
  return format.list(
    PARTY_PARTS.filter((part) => party[part] > 0).map((part) => t(COUNTED[part], { count: party[part] })),
  )
}
