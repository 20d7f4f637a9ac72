import { buildLowestPrice } from '../../prices/build-price.ts'
import { toTimedPrice, type WithTimedPrices } from '../../prices/price-age.ts'
import type { Price } from '../../product.ts'
import { optionalProperty } from '../optional-property.ts'
import type { ParseContext } from '../parse-context.ts'
import { lowestPriceSchema } from '../response-schemas.ts'

/** The answer about a category or sub-category of which only the price is shown. */
export interface LowestPrice {
  readonly price?: Price
}

/** Specification, section 9, "Price sources by entity": `unFilteredMetaData.minPrice`. */
export function parseLowestPrice(value: unknown, reading: ParseContext): WithTimedPrices<LowestPrice> | undefined {
  const { data: answer } = lowestPriceSchema.safeParse(value)
  if (!answer) return undefined
  const price = buildLowestPrice(answer.unFilteredMetaData.minPrice, answer.currency?.code, reading)
  return optionalProperty('price', toTimedPrice(price, reading.readAt))
}
