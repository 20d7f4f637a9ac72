import type { Price } from '../catalogue/product.ts'
import type { MessageKey } from '../i18n/translate.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { PriceLine, type PriceLineTexts } from '../ui/price-line/price-line.tsx'

interface ProductPriceProps {
  readonly price: Price
  readonly page: PageContext
  readonly size?: 'line' | 'page'
}

const PER_WORDS = {
  person: 'price.perPerson',
  adult: 'price.perAdult',
  group: 'price.perGroup',
} as const satisfies Record<Price['per'], MessageKey>

/** A formatted price; nothing when it cannot be formatted. */
export function ProductPrice({ price, page, size = 'line' }: ProductPriceProps) {
  const line = priceLineTextsOf(price, page)
  return line ? <PriceLine {...line} size={size} /> : null
}

/** The parts of a formatted price; `undefined` when it cannot be formatted. */
export function priceLineTextsOf(price: Price, { t, format }: PageContext): PriceLineTexts | undefined {
  const amount = format.money(price.display)
  if (amount === '') return undefined
  const original = price.original && format.money(price.original)
  const percent = original && price.discountPercent ? format.percent(price.discountPercent) : ''
  return {
    from: price.isFrom ? t('price.from') : undefined,
    amount,
    original: original ? { amount: original, was: t('price.was'), now: t('price.now') } : undefined,
    discount: percent ? t('price.discount', { percent }) : undefined,
    per: t(PER_WORDS[price.per]),
  }
}
