import { actionFixtures } from '../../ui/action/action.fixture.ts'
import { Action } from '../../ui/action/action.tsx'
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
import { type Shown, show } from './example.ts'
import { IconTable } from './icon-table.tsx'
import { Row } from './row.tsx'

/** The primitives of `ui/`. */
export const PRIMITIVES: Readonly<Record<string, Shown>> = {
  action: show('ui/action/action.tsx', Action, actionFixtures),
  breadcrumbs: show('ui/breadcrumbs/breadcrumbs.tsx', Breadcrumbs, breadcrumbsFixtures),
  carousel: show('ui/carousel/carousel.tsx', Row, carouselFixtures),
  icon: show('ui/icon/icon.tsx', IconTable, { all: () => ({}) }),
  'link-rows': show('ui/link-rows/link-rows.tsx', LinkRows, linkRowsFixtures),
  photo: show('ui/photo/photo.tsx', Photo, photoFixtures),
  'photo-gallery': show('ui/photo-gallery/photo-gallery.tsx', PhotoGallery, photoGalleryFixtures),
  'price-line': show('ui/price-line/price-line.tsx', PriceLine, priceLineFixtures),
  rating: show('ui/rating/rating.tsx', Rating, ratingFixtures),
  'section-heading': show('ui/section-heading/section-heading.tsx', SectionHeading, sectionHeadingFixtures),
}
