import { productPageFixtures } from '../../pages/product/product-page.fixture.ts'
import { ProductPageView } from '../../pages/product/view.tsx'
import { bookingCardFixtures } from '../../products/booking-card/booking-card.fixture.ts'
import { BookingCard } from '../../products/booking-card/booking-card.tsx'
import { accessSubscriptionFixtures } from '../../products/calendar/access-subscription.fixture.ts'
import { AccessSubscription } from '../../products/calendar/access-subscription.tsx'
import { dayCourseFixtures } from '../../products/day-course/day-course.fixture.ts'
import { DayCourse } from '../../products/day-course/day-course.tsx'
import { type Shown, show } from './example.ts'

/** Examples of product components. */
export const PRODUCT_EXAMPLES: Readonly<Record<string, Shown>> = {
  'product-page': show('pages/product/view.tsx', ProductPageView, productPageFixtures),
  'access-subscription': show(
    'products/calendar/access-subscription.tsx',
    AccessSubscription,
    accessSubscriptionFixtures,
  ),
  'day-course': show('products/day-course/day-course.tsx', DayCourse, dayCourseFixtures),
  'booking-card': show('products/booking-card/booking-card.tsx', BookingCard, bookingCardFixtures),
}
