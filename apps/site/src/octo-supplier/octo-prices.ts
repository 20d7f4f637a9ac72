import type { AgeBandPrice, Slot } from '../catalogue/calendar.ts'
import type { Price } from '../catalogue/product.ts'
import type { OctoDay, OctoPricing, OctoStart, OctoUnit, OctoUnitPricing, UnitType } from './octo-response-schemas.ts'

/** The unit of a price that a whole booking pays. */
export const GROUP_UNIT_ID = 'group'
const UNIT_TYPES: Readonly<Record<string, UnitType>> = {
  ...{ ADULT: 'ADULT', YOUTH: 'YOUTH', CHILD: 'CHILD', INFANT: 'INFANT', TODDLER: 'INFANT', BABY: 'INFANT' },
  ...{ FAMILY: 'FAMILY', SENIOR: 'SENIOR', STUDENT: 'STUDENT', MILITARY: 'MILITARY' },
}
/** Who pays the price of a page, the first of them that there is: as in the catalogue (`age-bands.ts`). */
const PAYERS = ['adult', 'person', 'general']
/** An amount that has more is rounded. */
const MOST_PLACES = 4

/** A price in the smallest units of its currency: as many places as the currency has, and more only where the amount has them. */
export function toPricing({ display, original = display }: Price): OctoPricing {
  const { currency } = display
  const amounts = [display.amount, original.amount]
  let places = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  while (places < MOST_PLACES && amounts.some((amount) => !isWhole(amount, places))) places += 1
  return {
    original: toUnits(original.amount, places),
    retail: toUnits(display.amount, places),
    net: null,
    currency,
    currencyPrecision: places,
    includedTaxes: [],
  }
}

function toUnits(amount: number, places: number): number {
  return Math.round(amount * 10 ** places)
}

function isWhole(amount: number, places: number): boolean {
  return toUnits(amount, places) / 10 ** places === amount
}

/** The id of the unit that pays by an age band's name, such as `adult`. */
export function unitIdOf({ band, price }: AgeBandPrice): string {
  return price.per === 'group' ? GROUP_UNIT_ID : band.toLowerCase()
}

/** A unit without a price. */
export function buildUnit(id: string): OctoUnit {
  const name = id.toUpperCase()
  return { id, internalName: name, reference: null, type: UNIT_TYPES[name] ?? 'OTHER' }
}

/**
 * The unit that pays a price of a page.
 *
 * @param ids of the units that the catalogue names
 * @returns `undefined` where it may be any of several
 */
export function payingUnitId({ per }: Price, ids: readonly string[]): string | undefined {
  if (per === 'group') return GROUP_UNIT_ID
  return ids.length === 0 ? per : payerAmong(ids)
}

function payerAmong(ids: readonly string[]): string | undefined {
  const [only, another] = ids
  return PAYERS.find((id) => ids.includes(id)) ?? (another === undefined ? only : undefined)
}

/** What each unit pays for a start; of several groups the smallest price. */
export function unitPricingOf({ prices = [] }: Pick<Slot, 'prices'>): OctoUnitPricing[] {
  const each = new Map<string, OctoUnitPricing>()
  for (const one of prices) {
    const unitId = unitIdOf(one)
    const pricing = toPricing(one.price)
    if (pricing.retail < (each.get(unitId)?.retail ?? Number.POSITIVE_INFINITY)) {
      each.set(unitId, { ...pricing, unitId })
    }
  }
  return [...each.values()]
}

/** What whoever pays a page's price pays, of the cheapest of several starts. */
export function lowestPayerPricing(starts: readonly PricedStart[]): Pick<OctoDay, 'pricingFrom' | 'unitPricingFrom'> {
  const bookings = starts.flatMap(({ pricing }) => pricing ?? [])
  const [pricingFrom] = bookings.toSorted(byRetail)
  if (pricingFrom) return { pricingFrom }
  const units = starts.flatMap(({ unitPricing = [] }) => unitPricing)
  const payer = payerAmong([...new Set(units.map(({ unitId }) => unitId))])
  const [lowest] = units.filter(({ unitId }) => unitId === payer).toSorted(byRetail)
  return lowest ? { unitPricingFrom: [lowest] } : {}
}

type PricedStart = Pick<OctoStart, 'pricing' | 'unitPricing'>

function byRetail(one: OctoPricing, other: OctoPricing): number {
  return one.retail - other.retail
}

/** How many of a unit a client asks for. */
export interface AskedUnit {
  readonly id: string
  readonly quantity: number
}

/**
 * What the asked units cost together.
 *
 * @returns `undefined` where the price of one of them is unknown
 */
export function totalPricing(asked: readonly AskedUnit[], each: readonly OctoUnitPricing[]): OctoPricing | undefined {
  const parts = asked
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity }) => ({ quantity, pricing: each.find(({ unitId }) => unitId === id) }))
  const [first] = parts
  if (!first?.pricing) return undefined
  const { unitId: _, ...total } = first.pricing
  let [original, retail] = [0, 0]
  for (const { quantity, pricing } of parts) {
    if (pricing?.currencyPrecision !== total.currencyPrecision) return undefined
    original += quantity * pricing.original
    retail += quantity * pricing.retail
  }
  return { ...total, original, retail }
}
