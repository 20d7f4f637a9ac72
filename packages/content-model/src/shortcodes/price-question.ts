import { type CurrencyCode, isCurrencyCode } from '../currencies.ts'
import { PRICE_ENTITIES, type PriceEntity } from './price-entities.ts'
import { attributeOf, type ShortcodeNode } from './shortcode.ts'

/** What a price shortcode asks of the catalogue. */
export interface PriceQuestion {
  readonly entity: PriceEntity
  readonly id: number
  readonly city?: string
  readonly currency: CurrencyCode
}

/** What would be asked otherwise is named by nobody: the specification's own default. */
const DEFAULT_CURRENCY: CurrencyCode = 'USD'

/**
 * An id that is no number is read as one as far as it goes (specification, section 5).
 *
 * @param currency of the visit, for a shortcode that names none
 * @returns `undefined` for another entity, or for an id without digits at its beginning
 */
export function priceQuestionOf(node: ShortcodeNode, currency: CurrencyCode | undefined): PriceQuestion | undefined {
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

/** The same for two questions exactly when one answer serves both. */
export function keyOfPrice({ entity, id, city = '', currency }: PriceQuestion): string {
  return `${entity} ${id} ${currency} ${city}`
}
