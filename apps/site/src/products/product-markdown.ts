import type { List } from 'mdast'
import type { Price, ProductCard } from '../catalogue/product.ts'
import { bullets, link } from '../markdown/nodes.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { type Boosted, boosterWords } from './booster-words.ts'
import { type CardDay, chosenDayOf } from './card/card-day.ts'
import { kindOf, onDay, partyLineOf } from './card/product-card.tsx'
import { termsOf } from './card/trust-row.tsx'
import { withFrom } from './with-from.ts'

/** The price in words: "from €40 (was €50, −20%)"; nothing when it cannot be formatted. */
export function priceWords(price: Price | undefined, page: PageContext): string | undefined {
  const { t, format } = page
  const amount = price ? format.money(price.display) : ''
  if (!price || amount === '') return undefined
  const original = price.original && format.money(price.original)
  const discount =
    original && price.discountPercent && t('price.discount', { percent: format.percent(price.discountPercent) })
  const before = original ? ` (${[`${t('price.was')} ${original}`, discount].filter(Boolean).join(', ')})` : ''
  return `${withFrom(amount, price.isFrom, page)}${before}`
}

/** Rating, booster, free cancellation: only those that apply. */
export function trustWords(
  product: Boosted & Pick<ProductCard, 'freeCancellationMinutes'>,
  page: PageContext,
): readonly string[] {
  const { rating, freeCancellationMinutes } = product
  const { t, format } = page
  return [
    rating && t('rating.label', { average: format.rating(rating.average), count: rating.count }),
    boosterWords(product, page) || undefined,
    freeCancellationMinutes !== undefined && t('card.freeCancellation'),
  ].filter((words) => typeof words === 'string')
}

/**
 * Tour groups as a list of links with the texts of their cards.
 *
 * @param days by tour group id, in lists by day
 */
export function productsMarkdown(
  products: readonly ProductCard[],
  page: PageContext,
  days?: ReadonlyMap<number, CardDay>,
): List {
  return bullets(
    products.map((listed) => {
      const day = days?.get(listed.tgid)
      const product = onDay(listed, day)
      const price = priceWords(product.price, page) ?? page.t('card.checkAvailability')
      const date = day && termsOf(product, page, day).day?.words
      const facts = [
        ...[price, partyLineOf(product, page, day), date, kindOf(product, page)],
        ...trustWords(product, page),
      ].filter(Boolean)
      return [link(product.name, page.linkToProduct(product, chosenDayOf(day)).href), `: ${facts.join('; ')}`]
    }),
  )
}
