import type { Descriptor, Product } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { ProductFact } from './product-facts.ts'

const TERMINAL = /TERMINAL/
/** They say what it is, not what it offers. */
const KINDS: ReadonlySet<string> = new Set(['AIRPORT_TRANSFER', 'HOTEL_PICKUP'])
const LUGGAGE = /LUGGAGE|BAGGAGE/

/**
 * Direction, terminals, passengers and luggage of a ride from or to an airport, in the provider's words: its descriptors
 * of the type TRANSFER, and how many people each vehicle takes, where nobody else rides with them. Nothing for anything else.
 */
export function transferFactsOf(product: Product, page: PageContext): readonly ProductFact[] {
  const { t } = page
  const said = transferDescriptors(product)
  const wordsOf = (isMeant: (code: string) => boolean) =>
    said.filter(({ code }) => isMeant(code)).map(({ displayName }) => displayName)
  return [
    {
      icon: 'arrow',
      label: t('transfer.direction'),
      lines: wordsOf((code) => !TERMINAL.test(code) && !LUGGAGE.test(code)),
    },
    { icon: 'plane', label: t('transfer.terminals'), lines: wordsOf((code) => TERMINAL.test(code)) },
    {
      icon: 'people',
      label: t('transfer.passengers'),
      lines: isRideAlone(product) ? passengerLines(product, page) : [],
    },
    { icon: 'ticket', label: t('transfer.luggage'), lines: wordsOf((code) => LUGGAGE.test(code)) },
  ]
}

/** Those that `transferFactsOf` shows. */
export function transferDescriptors(product: Product): readonly Descriptor[] {
  if (!isTransfer(product)) return []
  return product.descriptors.filter(({ code, type }) => type === 'TRANSFER' && !KINDS.has(code))
}

/** Whether it takes people to or from an airport. */
export function isTransfer({ traits }: Pick<Product, 'traits'>): boolean {
  return traits?.includes('airportTransfer') ?? false
}

/** Whether the vehicle is the party's own; of shared ones and trains the largest booking says nothing of the seats. */
function isRideAlone(product: Product): boolean {
  return isTransfer(product) && (product.traits ?? []).includes('private')
}

/** The most passengers of each ticket; the ticket's name is left out where all take the same number. */
function passengerLines({ variants }: Product, { t, format }: PageContext): string[] {
  const known = variants.flatMap(({ name, partySize }) =>
    partySize?.max === undefined ? [] : [{ name, count: format.number(partySize.max) }],
  )
  const [first] = known
  if (first && new Set(known.map(({ count }) => count)).size === 1) return [t('transfer.upTo', { count: first.count })]
  // Names such as "Van, up to 7 passengers" say it themselves.
  return known.map(({ name, count }) =>
    name.includes(count) ? name : t('text.labelled', { label: name, value: t('transfer.upTo', { count }) }),
  )
}
