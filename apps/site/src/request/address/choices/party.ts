import { parseId } from '../parse-id.ts'
import { parameterOf } from '../query-parameters.ts'

/** The numbers of people; each product's age bands define adult, child and infant. */
export interface Party {
  readonly adults: number
  readonly children: number
  readonly infants: number
}

export type PartyPart = keyof Party

/** The default party. */
export const USUAL_PARTY: Party = { adults: 2, children: 0, infants: 0 }

/** In the order of addresses and forms; also the names of the parameters. */
export const PARTY_PARTS = ['adults', 'children', 'infants'] as const satisfies readonly PartyPart[]

/** Maximum number of people of one kind. */
export const MAX_PEOPLE_PER_PART = 20
const MIN_PARTY: Party = { adults: 1, children: 0, infants: 0 }

/** The valid numbers of one kind. */
export function allowedNumbersOf(part: PartyPart): readonly number[] {
  return Array.from({ length: MAX_PEOPLE_PER_PART - MIN_PARTY[part] + 1 }, (_, place) => MIN_PARTY[part] + place)
}

/**
 * Parses the party of an address: `?adults=2&children=1`.
 *
 * @param search with its question mark, or empty
 * @returns `undefined` for the default party; invalid numbers are ignored
 */
export function parseParty(search: string): Party | undefined {
  const party: Party = {
    adults: countOf(search, 'adults'),
    children: countOf(search, 'children'),
    infants: countOf(search, 'infants'),
  }
  return PARTY_PARTS.some((part) => party[part] !== USUAL_PARTY[part]) ? party : undefined
}

function countOf(search: string, part: PartyPart): number {
  const text = parameterOf(search, part)
  const count = text === '0' ? 0 : parseId(text)
  return count !== undefined && count >= MIN_PARTY[part] && count <= MAX_PEOPLE_PER_PART ? count : USUAL_PARTY[part]
}

/** The numbers that differ from the default party, in canonical order; empty for the default. */
export function serializeParty(party: Party): string {
  return PARTY_PARTS.flatMap((part) => (party[part] === USUAL_PARTY[part] ? [] : [`${part}=${party[part]}`])).join('&')
}
