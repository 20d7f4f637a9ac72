import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { ShortcodeNode } from '@passepartout/content-model/shortcodes/shortcode'
import type { Catalogue, CatalogueContext } from '../catalogue/catalogue.ts'
import type { Price } from '../catalogue/product.ts'
import type { Money } from '../i18n/money.ts'
import { keyOfPrice, type PriceEntity, type PriceQuestion, priceQuestionOf } from './price-of-entity.ts'

/** Prices by `keyOfPrice`. */
export type TextPrices = ReadonlyMap<string, Money>

type Prices = Pick<Catalogue, 'listing' | 'collections' | 'lowestPrice'>

/** The most ids that one call of the API takes. */
const MOST_IDS = 100

/**
 * The prices that the texts of a page name, each asked once: tour groups and collections a hundred to a call, categories
 * one by one because the API has no other way. All calls go side by side.
 */
export async function loadTextPrices(
  shortcodes: readonly ShortcodeNode[],
  catalogue: Prices,
  context: CatalogueContext,
): Promise<TextPrices> {
  const questions = new Map<string, PriceQuestion>()
  for (const node of shortcodes) {
    const question = node.name === 'price' ? priceQuestionOf(node, context.currency) : undefined
    if (question) questions.set(keyOfPrice(question), question)
  }
  const found = new Map<string, Money>()
  const note = (question: PriceQuestion, price: Price | undefined) => {
    if (price) found.set(keyOfPrice(question), price.display)
  }
  await Promise.all([
    ...batchesOf('Tgid', questions).map(async ({ currency, ids }) => {
      const { products } = await catalogue.listing({ kind: 'tgids', ids }, MOST_IDS, { ...context, currency })
      for (const { tgid, price } of products) note({ entity: 'Tgid', id: tgid, currency }, price)
    }),
    ...batchesOf('Collection', questions).map(async ({ currency, ids }) => {
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

/** Ids of one kind by currency, in the order of their numbers so that one set always makes one call. */
function batchesOf(entity: PriceEntity, questions: ReadonlyMap<string, PriceQuestion>) {
  const byCurrency = new Map<CurrencyCode, number[]>()
  for (const question of questions.values()) {
    if (question.entity !== entity) continue
    byCurrency.set(question.currency, [...(byCurrency.get(question.currency) ?? []), question.id])
  }
  return [...byCurrency].flatMap(([currency, ids]) => {
    const sorted = ids.toSorted((one, other) => one - other)
    const count = Math.ceil(sorted.length / MOST_IDS)
    return Array.from({ length: count }, (_, batch) => ({
      currency,
      ids: sorted.slice(batch * MOST_IDS, (batch + 1) * MOST_IDS),
    }))
  })
}
