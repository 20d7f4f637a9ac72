import type { AgeBandPrice } from '../../catalogue/calendar.ts'
import { findBandPrice } from '../../catalogue/prices/age-bands.ts'
import type { Variant } from '../../catalogue/product.ts'
import type { Money } from '../../i18n/money.ts'
import { PARTY_PARTS, type Party, type PartyPart } from '../../request/address/choices/party.ts'

/** What a party pays, as far as the catalogue says. */
export interface PartyTotal {
  readonly total: Money
  /** The people that the total is of. */
  readonly payers: Party
  /** The parts of the party that the catalogue has no price of. */
  readonly unpriced: readonly PartyPart[]
}

/** Places that a party needs in any case: whether an infant has one, no provider says. */
export function minimumSeatsOfParty({ adults, children }: Party): number {
  return adults + children
}

/**
 * The sum of what each one pays, by age band; a group pays once. Nothing is guessed: who has no band has no price.
 *
 * @returns `undefined` where not even the price of the adults is known, or no group is as large
 */
export function partyTotalOf(bands: readonly AgeBandPrice[], party: Party): PartyTotal | undefined {
  const isGroup = bands.some(({ price }) => price.per === 'group')
  return isGroup ? groupTotal(bands, party) : personsTotal(bands, party)
}

function personsTotal(bands: readonly AgeBandPrice[], party: Party): PartyTotal | undefined {
  const priceOf = (part: PartyPart) => findBandPrice(bands, part)?.price.display
  const adult = priceOf('adults')
  if (!adult) return undefined
  const present = PARTY_PARTS.filter((part) => party[part] > 0)
  const priced = present.filter((part) => priceOf(part))
  const cents = priced.reduce((sum, part) => sum + party[part] * Math.round((priceOf(part)?.amount ?? 0) * 100), 0)
  const countOf = (part: PartyPart) => (priced.includes(part) ? party[part] : 0)
  return {
    total: { amount: cents / 100, currency: adult.currency },
    payers: { adults: countOf('adults'), children: countOf('children'), infants: countOf('infants') },
    unpriced: present.filter((part) => !priced.includes(part)),
  }
}

/**
 * What the group costs whose size fits the party, whether or not its infants need places.
 *
 * @returns `undefined` where no group fits for sure, or the provider names no sizes
 */
function groupTotal(bands: readonly AgeBandPrice[], party: Party): PartyTotal | undefined {
  const seats = minimumSeatsOfParty(party)
  const people = seats + party.infants
  const group = bands.find(({ sizes }) => sizes && sizes.min <= seats && sizes.max >= people)
  return group && { total: group.price.display, payers: party, unpriced: [] }
}

/** Why a party cannot book, with the number that stands in its way. */
export interface PartySizeProblem {
  readonly kind: 'tooLarge' | 'tooSmall'
  readonly limit: number
}

/** Whether the party is larger or smaller than one booking of every variant may be. */
export function partySizeProblemOf(
  party: Party,
  variants: readonly Pick<Variant, 'partySize'>[],
): PartySizeProblem | undefined {
  if (variants.length === 0) return undefined
  const seats = minimumSeatsOfParty(party)
  const most = Math.max(...variants.map(({ partySize }) => partySize?.max ?? Number.POSITIVE_INFINITY))
  if (seats > most) return { kind: 'tooLarge', limit: most }
  const least = Math.min(...variants.map(({ partySize }) => partySize?.min ?? 0))
  return seats + party.infants < least ? { kind: 'tooSmall', limit: least } : undefined
}
