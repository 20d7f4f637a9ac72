import type { TourGroupAddress } from '../../product.ts'
import { cardSchema, listSchema } from '../answer-schemas.ts'
import { readItem } from '../dropped-fields.ts'
import { maybe } from '../maybe.ts'
import { slugsOf } from '../products/parse-product.ts'
import type { Reading } from '../reading.ts'

export interface ParsedAddresses {
  readonly tourGroups: readonly TourGroupAddress[]
  /** Of all pages of the list together. */
  readonly total: number
}

const addressSchema = cardSchema.pick({ id: true, name: true, cityCode: true, urlSlugs: true })

/** @returns `undefined` when the answer is not a list at all */
export function parseAddresses(value: unknown, { report }: Pick<Reading, 'report'> = {}): ParsedAddresses | undefined {
  const page = listSchema.safeParse(value).data?.pageData
  if (!page) return undefined
  const tourGroups = page.items.flatMap((item) => {
    const data = readItem(addressSchema, item, report)
    return data
      ? [{ tgid: data.id, name: data.name, slugs: slugsOf(data.urlSlugs), ...maybe('cityCode', data.cityCode) }]
      : []
  })
  return { tourGroups, total: page.total }
}
