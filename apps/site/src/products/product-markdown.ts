import type { List } from 'mdast'
import type { Price, ProductCard } from '../catalogue/product.ts'
import { bullets, link } from '../markdown/nodes.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { type BoosterFacts, boosterLabel } from './booster-label.ts'
import { type CardAvailability, chosenDayOf } from './card/card-availability.ts'
import { categoryAndDuration, partyTotalText, withPriceOfDay } from './card/product-card.tsx'
import { cardBookingTexts } from './card/trust-row.tsx'
import { formatFromPrice } from './format-from-price.ts'

/** The price in words: "from €40 (was €50, −20%)"; nothing when it cannot be formatted. */
export function priceText(price: Price | undefined, page: PageContext): string | undefined {
  const { t, format } = page
  const amount = price ? format.money(price.display) : ''
  if (!price || amount === '') return undefined
  const original = price.original && format.money(price.original)
  const discount =
    original && price.discountPercent && t('price.discount', { percent: format.percent(price.discountPercent) })
  const before = original ? ` (${[`${t('price.was')} ${original}`, discount].filter(Boolean).join(', ')})` : ''
  return `${formatFromPrice(amount, price.isFrom, page)}${before}`
}

/** Rating, booster, free cancellation: only those that apply. */
export function trustTexts(
  product: BoosterFacts & Pick<ProductCard, 'freeCancellationMinutes'>,
  page: PageContext,
): readonly string[] {
  const { rating, freeCancellationMinutes } = product
  const { t, format } = page
  return [
    rating && t('rating.label', { average: format.rating(rating.average), count: rating.count }),
    boosterLabel(product, page) || undefined,
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
  days?: ReadonlyMap<number, CardAvailability>,
): List {
  return bullets(
    products.map((listed) => {
      const day = days?.get(listed.tgid)
      const product = withPriceOfDay(listed, day)
      const price = priceText(product.price, page) ?? page.t('card.checkAvailability')
      const date = day && cardBookingTexts(product, page, day).day?.words
      const facts = [
        ...[price, partyTotalText(product, page, day), date, categoryAndDuration(product, page)],
        ...trustTexts(product, page),
      ].filter(Boolean)
      return [link(product.name, page.linkToProduct(product, chosenDayOf(day)).href), `: ${facts.join('; ')}`]
    }),
  )
}
