import type { Price, Product } from '../catalogue/product.ts'
import type { BookableTourGroup, ExperienceBooking, PageContext } from '../page-context/page-context.ts'
import { ActionLink } from '../ui/action-link/action-link.tsx'
import { bookingButtonLabel } from './booking-button-label.ts'
import { ProductPrice } from './product-price.tsx'

interface PriceAndBookingLinkProps {
  /** When the catalogue is unavailable, only the id is known. */
  readonly product: BookableTourGroup & { readonly name?: string | undefined } & Pick<Product, 'price'>
  readonly page: PageContext
  readonly size: 'line' | 'page'
  /** Message key of the button; by default it depends on the tour group. */
  readonly book?: 'experience.book'
  /** The selection for the booking link, if this offer has its own. */
  readonly own?: ExperienceBooking | undefined
}

/**
 * Price, in a box that stays empty without one, and booking link. The container decides how they are arranged.
 */
export function PriceAndBookingLink({ product, page, size, book, own }: PriceAndBookingLinkProps) {
  const price = displayablePrice(product, page)
  const { name, tgid, flowType = 'NORMAL' } = product
  const words =
    book === undefined || page.asksForDate(tgid)
      ? bookingButtonLabel({ tgid, flowType }, undefined, page)
      : page.t(book)
  return (
    <>
      <div>{price && <ProductPrice price={price} page={page} size={size} />}</div>
      <ActionLink
        link={page.bookingLink(product, own)}
        look="primary"
        label={price || !name ? undefined : page.t('card.checkAvailabilityOf', { name })}
      >
        {price ? words : page.t('card.checkAvailability')}
      </ActionLink>
    </>
  )
}

/** The price if it can be formatted, otherwise nothing: the only condition for showing a price. */
export function displayablePrice({ price }: Pick<Product, 'price'>, page: PageContext): Price | undefined {
  return price && page.format.money(price.display) !== '' ? price : undefined
}
