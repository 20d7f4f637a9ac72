import type { BlockEntry } from '../block.ts'
import { reviewsFixtures } from './fixture.ts'
import { loadReviews } from './load.ts'
import { reviewsMarkdown } from './markdown.ts'
import { ReviewsView } from './view.tsx'

export const reviewsEntry = {
  View: ReviewsView,
  toMarkdown: reviewsMarkdown,
  fixtures: reviewsFixtures,
  load: loadReviews,
} satisfies BlockEntry<'reviews'>
