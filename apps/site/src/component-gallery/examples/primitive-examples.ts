import { actionLinkFixtures } from '../../ui/action-link/action-link.fixture.ts'
import { ActionLink } from '../../ui/action-link/action-link.tsx'
import { breadcrumbsFixtures } from '../../ui/breadcrumbs/breadcrumbs.fixture.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { carouselFixtures } from '../../ui/carousel/carousel.fixture.tsx'
import { linkRowsFixtures } from '../../ui/link-rows/link-rows.fixture.ts'
import { LinkRows } from '../../ui/link-rows/link-rows.tsx'
import { photoFixtures } from '../../ui/photo/photo.fixture.ts'
import { Photo } from '../../ui/photo/photo.tsx'
import { photoGalleryFixtures } from '../../ui/photo-gallery/photo-gallery.fixture.ts'
import { PhotoGallery } from '../../ui/photo-gallery/photo-gallery.tsx'
import { priceLineFixtures } from '../../ui/price-line/price-line.fixture.ts'
import { PriceLine } from '../../ui/price-line/price-line.tsx'
import { ratingFixtures } from '../../ui/rating/rating.fixture.ts'
import { Rating } from '../../ui/rating/rating.tsx'
import { sectionHeadingFixtures } from '../../ui/section-heading/section-heading.fixture.tsx'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'
import { CarouselExample } from './carousel-example.tsx'
import { type ComponentExamples, createComponentExamples } from './component-examples.ts'
import { IconTable } from './icon-table.tsx'

/** The primitives of `ui/`. */
export const PRIMITIVE_EXAMPLES: Readonly<Record<string, ComponentExamples>> = {
  action: createComponentExamples('ui/action-link/action-link.tsx', ActionLink, actionLinkFixtures),
  breadcrumbs: createComponentExamples('ui/breadcrumbs/breadcrumbs.tsx', Breadcrumbs, breadcrumbsFixtures),
  carousel: createComponentExamples('ui/carousel/carousel.tsx', CarouselExample, carouselFixtures),
  icon: createComponentExamples('ui/icon/icon.tsx', IconTable, { all: () => ({}) }),
  'link-rows': createComponentExamples('ui/link-rows/link-rows.tsx', LinkRows, linkRowsFixtures),
  photo: createComponentExamples('ui/photo/photo.tsx', Photo, photoFixtures),
  'photo-gallery': createComponentExamples('ui/photo-gallery/photo-gallery.tsx', PhotoGallery, photoGalleryFixtures),
  'price-line': createComponentExamples('ui/price-line/price-line.tsx', PriceLine, priceLineFixtures),
  rating: createComponentExamples('ui/rating/rating.tsx', Rating, ratingFixtures),
  'section-heading': createComponentExamples(
    'ui/section-heading/section-heading.tsx',
    SectionHeading,
    sectionHeadingFixtures,
  ),
}
