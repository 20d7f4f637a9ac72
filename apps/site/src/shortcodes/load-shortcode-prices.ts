import type { CurrencyCode } from '@passepartout/content-model/currencies'
import {
  type PriceLookup,
  priceLookupKey,
  priceLookupOfShortcode,
} from '@passepartout/content-model/shortcodes/price-lookup'
import type { PriceEntity } from '@passepartout/content-model/shortcodes/shortcode-definitions'
import type { ShortcodeNode } from '@passepartout/content-model/shortcodes/shortcode-nodes'
import type { Catalogue, CatalogueContext } from '../catalogue/catalogue.ts'
import type { Price } from '../catalogue/product.ts'
import type { LoadTourGroups } from '../catalogue/tour-group-loader.ts'
import type { Money } from '../i18n/money.ts'

/** Prices by `priceLookupKey`. */
export type ShortcodePrices = ReadonlyMap<string, Money>

interface PriceSources {
  readonly catalogue: Pick<Catalogue, 'collections' | 'lowestPrice'>
  readonly loadTourGroups: LoadTourGroups
}

/**
 * Loads the prices for the shortcodes of a page, without duplicates: tour groups and collections in calls of a hundred,
 * categories one by one, because the API has no batch call for them. All calls run in parallel.
 */
export async function loadShortcodePrices(
  shortcodes: readonly ShortcodeNode[],
  { catalogue, loadTourGroups }: PriceSources,
  context: CatalogueContext,
): Promise<ShortcodePrices> {
  const questions = new Map<string, PriceLookup>()
  for (const node of shortcodes) {
    const question = node.name === 'price' ? priceLookupOfShortcode(node, context.currency) : undefined
    if (question) questions.set(priceLookupKey(question), question)
  }
  const found = new Map<string, Money>()
  const note = (question: PriceLookup, price: Price | undefined) => {
    if (price) found.set(priceLookupKey(question), price.display)
  }
  await Promise.all([
    ...idsOf('Tgid', questions).map(async ([currency, ids]) => {
      const { products } = await loadTourGroups(ids, currency)
      for (const id of ids) note({ entity: 'Tgid', id, currency }, products.get(id)?.price)
    }),
    ...idsOf('Collection', questions).map(async ([currency, ids]) => {
      const collections = await catalogue.collections(ids, { ...context, currency })
      for (const { id, startingPrice } of collections) note({ entity: 'Collection', id, currency }, startingPrice)
    }),
    ...[...questions.values()].map(async (question) => {
      const { entity, id, city, currency } = question
      if (entity !== 'Category' && entity !== 'SubCategory') return
      const kind = entity === 'Category' ? 'category' : 'subCategory'
      note(question, await catalogue.lowestPrice(kind, id, city, { ...context, currency }))
    }),
  ])
  return found
}

/** Ids of one kind by currency. */
function idsOf(entity: PriceEntity, questions: ReadonlyMap<string, PriceLookup>) {
  const byCurrency = new Map<CurrencyCode, number[]>()
  for (const question of questions.values()) {
    if (question.entity !== entity) continue
    byCurrency.set(question.currency, [...(byCurrency.get(question.currency) ?? []), question.id])
  }
  return [...byCurrency]
}
