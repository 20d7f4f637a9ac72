import type { Party } from '../../request/address/party.ts'

/** Places that a party takes; infants sit on a lap. */
export function placesFor({ adults, children }: Party): number {
  return adults + children
}
