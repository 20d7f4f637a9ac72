import type { Price } from '../catalogue/product.ts'
import type { MessageKey } from '../i18n/translate.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { PriceLine } from '../ui/price-line/price-line.tsx'

interface ProductPriceProps {
  readonly price: Price
  readonly page: PageContext
  readonly size?: 'card' | 'page'
}

const PER_WORDS = {
  person: 'price.perPerson',
  adult: 'price.perAdult',
  group: 'price.perGroup',
} as const satisfies Record<Price['per'], MessageKey>

/** A price in the visitor's words; nothing at all when it cannot be formatted. */
export function ProductPrice({ price, page, size = 'card' }: ProductPriceProps) {
  const { t, format } = page
  const amount = format.money(price.display)
  if (amount === '') return null
  const original = price.original && format.money(price.original)
  return (
    <PriceLine
      from={price.isFrom ? t('price.from') : undefined}
      amount={amount}
      original={original ? { amount: original, was: t('price.was'), now: t('price.now') } : undefined}
      discount={
        original && price.discountPercent
          ? t('price.discount', { percent: format.percent(price.discountPercent) })
          : undefined
      }
      per={t(PER_WORDS[price.per])}
      size={size}
    />
  )
}
