import { parameterOf } from './parameters.ts'
import { parseNumber } from './parse-number.ts'

/** How many people come. What an adult, a child or an infant is, each product's own age bands say. */
export interface Party {
  readonly adults: number
  readonly children: number
  readonly infants: number
}

export type PartyPart = keyof Party

/** The party of everybody who says nothing else. */
export const USUAL_PARTY: Party = { adults: 2, children: 0, infants: 0 }

/** In the order in which addresses and forms have them; each is also the name of its parameter. */
export const PARTY_PARTS = ['adults', 'children', 'infants'] as const satisfies readonly PartyPart[]

/** The most people of one part. */
export const LARGEST_PART = 20
const LEAST: Party = { adults: 1, children: 0, infants: 0 }

/** The numbers that a part may have. */
export function numbersOf(part: PartyPart): readonly number[] {
  return Array.from({ length: LARGEST_PART - LEAST[part] + 1 }, (_, place) => LEAST[part] + place)
}

/**
 * The party of an address: `?adults=2&children=1`.
 *
 * @param search with its question mark, or empty
 * @returns `undefined` for the usual party; what is no number of its part is as if it were not there
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
  const count = text === '0' ? 0 : parseNumber(text)
  return count !== undefined && count >= LEAST[part] && count <= LARGEST_PART ? count : USUAL_PARTY[part]
}

/** The parts that differ from the usual party, always in the same order; empty for the usual one. */
export function writeParty(party: Party): string {
  return PARTY_PARTS.flatMap((part) => (party[part] === USUAL_PARTY[part] ? [] : [`${part}=${party[part]}`])).join('&')
}
