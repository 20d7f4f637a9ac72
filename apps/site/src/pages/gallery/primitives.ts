import { actionFixtures } from '../../ui/action.fixture.ts'
import { Action } from '../../ui/action.tsx'
import { breadcrumbsFixtures } from '../../ui/breadcrumbs.fixture.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { carouselFixtures } from '../../ui/carousel.fixture.tsx'
import { photoFixtures } from '../../ui/photo.fixture.ts'
import { Photo } from '../../ui/photo.tsx'
import { photoGalleryFixtures } from '../../ui/photo-gallery.fixture.ts'
import { priceLineFixtures } from '../../ui/price-line.fixture.ts'
import { PriceLine } from '../../ui/price-line.tsx'
import { ratingFixtures } from '../../ui/rating.fixture.ts'
import { Rating } from '../../ui/rating.tsx'
import { sectionHeadingFixtures } from '../../ui/section-heading.fixture.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { type Shown, show } from './example.ts'
import { IconTable } from './icon-table.tsx'
import { Photos } from './photos.tsx'
import { Row } from './row.tsx'

/** The primitives of `ui/`. */
export const PRIMITIVES: Readonly<Record<string, Shown>> = {
  action: show('ui/action.tsx', Action, actionFixtures),
  breadcrumbs: show('ui/breadcrumbs.tsx', Breadcrumbs, breadcrumbsFixtures),
  carousel: show('ui/carousel.tsx', Row, carouselFixtures),
  icon: show('ui/icon.tsx', IconTable, { all: () => ({}) }),
  photo: show('ui/photo.tsx', Photo, photoFixtures),
  'photo-gallery': show('ui/photo-gallery.island.tsx', Photos, photoGalleryFixtures),
  'price-line': show('ui/price-line.tsx', PriceLine, priceLineFixtures),
  rating: show('ui/rating.tsx', Rating, ratingFixtures),
  'section-heading': show('ui/section-heading.tsx', SectionHeading, sectionHeadingFixtures),
}
