import { buildLowestPrice } from '../../prices/price.ts'
import { type Recorded, recordPrice } from '../../prices/price-age.ts'
import type { Price } from '../../product.ts'
import { lowestPriceSchema } from '../answer-schemas.ts'
import { maybe } from '../maybe.ts'
import type { ParseContext } from '../parse-context.ts'

/** The answer about a category or sub-category of which only the price is shown. */
export interface LowestPrice {
  readonly price?: Price
}

/** Specification, section 9, "Price sources by entity": `unFilteredMetaData.minPrice`. */
export function parseLowestPrice(value: unknown, reading: ParseContext): Recorded<LowestPrice> | undefined {
  const answer = lowestPriceSchema.safeParse(value)
  if (!answer.success) return undefined
  const { unFilteredMetaData, currency } = answer.data
  const price = buildLowestPrice(unFilteredMetaData.minPrice, currency?.code, reading)
  return maybe('price', recordPrice(price, reading.readAt))
}
