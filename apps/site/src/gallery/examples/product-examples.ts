import { productPageFixtures } from '../../pages/product/product-page.fixture.ts'
import { ProductPageView } from '../../pages/product/view.tsx'
import { bookingCardFixtures } from '../../products/booking-card/booking-card.fixture.ts'
import { BookingCard } from '../../products/booking-card/booking-card.tsx'
import { type Shown, show } from './example.ts'

/** Examples of product components. */
export const PRODUCT_EXAMPLES: Readonly<Record<string, Shown>> = {
  'product-page': show('pages/product/view.tsx', ProductPageView, productPageFixtures),
  'booking-card': show('products/booking-card/booking-card.tsx', BookingCard, bookingCardFixtures),
}
