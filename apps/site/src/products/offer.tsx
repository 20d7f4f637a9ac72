import type { Price, Product } from '../catalogue/product.ts'
import type { Bookable, OwnBooking, PageContext } from '../page-context/page-context.ts'
import { Action } from '../ui/action/action.tsx'
import { bookingWords } from './booking-words.ts'
import { ProductPrice } from './product-price.tsx'

interface OfferProps {
  /** Without the catalogue, a tour group that an author named has its number alone. */
  readonly product: Bookable & { readonly name?: string | undefined } & Pick<Product, 'price'>
  readonly page: PageContext
  readonly size: 'line' | 'page'
  /** What the button says beside a price; without it what fits the tour group. */
  readonly book?: 'experience.book'
  /** What this place alone opens the booking page with. */
  readonly own?: OwnBooking | undefined
}

/**
 * What it costs, in a box that is empty without a price, and the way to the booking page, which then asks when it can be
 * had. How the two lie is up to where they stand.
 */
export function Offer({ product, page, size, book, own }: OfferProps) {
  const price = offeredPrice(product, page)
  const { name, tgid, flowType = 'NORMAL' } = product
  const words =
    book === undefined || page.asksForDate(tgid) ? bookingWords({ tgid, flowType }, undefined, page) : page.t(book)
  return (
    <>
      <div>{price && <ProductPrice price={price} page={page} size={size} />}</div>
      <Action
        link={page.bookingLink(product, own)}
        look="primary"
        label={price || !name ? undefined : page.t('card.checkAvailabilityOf', { name })}
      >
        {price ? words : page.t('card.checkAvailability')}
      </Action>
    </>
  )
}

/** A price that cannot be shown in the visitor's words is none: the one condition on which a page says what something costs. */
export function offeredPrice({ price }: Pick<Product, 'price'>, page: PageContext): Price | undefined {
  return price && page.format.money(price.display) !== '' ? price : undefined
}
