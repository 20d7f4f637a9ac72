import { productPageFixtures } from '../../pages/product/product-page.fixture.ts'
import { ProductPageView } from '../../pages/product/view.tsx'
import { bookingCardFixtures } from '../../products/booking-card/booking-card.fixture.ts'
import { BookingCard } from '../../products/booking-card/booking-card.tsx'
import { accessiblePerformancesLinkFixtures } from '../../products/calendar/accessible-performances-link.fixture.ts'
import { AccessiblePerformancesLink } from '../../products/calendar/accessible-performances-link.tsx'
import { dayTimelineSectionFixtures } from '../../products/day-timeline/day-timeline-section.fixture.ts'
import { DayTimelineSection } from '../../products/day-timeline/day-timeline-section.tsx'
import { type ComponentExamples, createComponentExamples } from './component-examples.ts'

/** Examples of product components. */
export const PRODUCT_EXAMPLES: Readonly<Record<string, ComponentExamples>> = {
  'product-page': createComponentExamples('pages/product/view.tsx', ProductPageView, productPageFixtures),
  'access-subscription': createComponentExamples(
    'products/calendar/accessible-performances-link.tsx',
    AccessiblePerformancesLink,
    accessiblePerformancesLinkFixtures,
  ),
  'day-course': createComponentExamples(
    'products/day-timeline/day-timeline-section.tsx',
    DayTimelineSection,
    dayTimelineSectionFixtures,
  ),
  'booking-card': createComponentExamples('products/booking-card/booking-card.tsx', BookingCard, bookingCardFixtures),
}
