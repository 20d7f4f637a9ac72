import { type CurrencyCode, isCurrencyCode } from '../currencies.ts'
import { PRICE_ENTITIES, type PriceEntity } from './shortcode-definitions.ts'
import { attributeOf, type ShortcodeNode } from './shortcode-nodes.ts'

/** The catalogue request of a price shortcode. */
export interface PriceLookup {
  readonly entity: PriceEntity
  readonly id: number
  readonly city?: string
  readonly currency: CurrencyCode
}

/** The specification's default when nothing else names a currency. */
const DEFAULT_CURRENCY: CurrencyCode = 'USD'

/**
 * An id that is no number is read as far as its digits go (specification, section 5).
 *
 * @param currency of the visit, for a shortcode that names none
 * @returns `undefined` for another entity, or for an id without leading digits
 */
export function priceLookupOfShortcode(
  node: ShortcodeNode,
  currency: CurrencyCode | undefined,
): PriceLookup | undefined {
  const entity = PRICE_ENTITIES.find((known) => known === attributeOf(node, 'entity')?.trim())
  const id = Number.parseInt(attributeOf(node, 'entityId') ?? '', 10)
  if (!entity || !Number.isSafeInteger(id) || id <= 0) return undefined
  const named = attributeOf(node, 'currency')?.trim().toUpperCase()
  const city = entity === 'Collection' || entity === 'Tgid' ? undefined : attributeOf(node, 'city')?.trim()
  return {
    entity,
    id,
    ...(city ? { city } : {}),
    currency: named !== undefined && isCurrencyCode(named) ? named : (currency ?? DEFAULT_CURRENCY),
  }
}

/** Equal exactly for two questions with the same answer. */
export function priceLookupKey({ entity, id, city = '', currency }: PriceLookup): string {
  return `${entity} ${id} ${currency} ${city}`
}
