import type { Price, Product } from '../catalogue/product.ts'
import type { Bookable, OwnBooking, PageContext } from '../page-context/page-context.ts'
import { Action } from '../ui/action/action.tsx'
import { bookingWords } from './booking-words.ts'
import { ProductPrice } from './product-price.tsx'

interface OfferProps {
  /** When the catalogue is unavailable, only the id is known. */
  readonly product: Bookable & { readonly name?: string | undefined } & Pick<Product, 'price'>
  readonly page: PageContext
  readonly size: 'line' | 'page'
  /** Message key of the button; by default it depends on the tour group. */
  readonly book?: 'experience.book'
  /** The selection for the booking link, if this offer has its own. */
  readonly own?: OwnBooking | undefined
}

/**
 * Price, in a box that stays empty without one, and booking link. The container decides how they are arranged.
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

/** The price if it can be formatted, otherwise nothing: the only condition for showing a price. */
export function offeredPrice({ price }: Pick<Product, 'price'>, page: PageContext): Price | undefined {
  return price && page.format.money(price.display) !== '' ? price : undefined
}
