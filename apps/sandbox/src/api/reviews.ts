import { pictureUrl, type ResponseContext } from '../catalogue/catalogue.ts'
import { distributeRatingsOverStars, type ReviewRow } from '../catalogue/compose-reviews.ts'
import type { TourGroup } from '../catalogue-schema.ts'

const DAY = 86_400_000

/** Reviews written in the requested language, then those translated into it; newest first in each group. */
export function sortReviewsByLanguage(reviews: readonly ReviewRow[], language: string): ReviewRow[] {
  const distance = (review: ReviewRow) => (review.language === language ? 0 : language in review.translations ? 1 : 2)
  return [...reviews].sort((a, b) => distance(a) - distance(b))
}

export function buildReview(review: ReviewRow, tourGroup: TourGroup, { catalogue, language }: ResponseContext) {
  const translated = review.translations[language] ?? null
  const midnight = Math.floor(catalogue.now().getTime() / DAY) * DAY
  const picture = tourGroup.pictures[review.id % tourGroup.pictures.length]
  const persona = catalogue.personas[review.persona]
  return {
    id: review.id,
    tourId: tourGroup.id,
    source: review.source,
    nonCustomerName: review.name,
    reviewerImgUrl: null,
    rating: review.rating,
    content: review.content,
    title: review.title,
    reviewTime: midnight - review.daysAgo * DAY + (review.id % 24) * 3_600_000,
    reviewMedias:
      review.hasPicture && picture ? [{ id: review.id, type: 'IMAGE', url: pictureUrl(catalogue, picture) }] : [],
    translatedContent: translated,
    useTranslatedContent: translated !== null && review.language !== language,
    sourceLanguage: review.language.toUpperCase(),
    nonCustomerCountryCode: review.countryCode,
    personaLabel: persona ? { localisedLabel: persona[language] } : null,
  }
}

export function buildReviewsDetails(tourGroup: TourGroup, reviews: readonly ReviewRow[]) {
  const { average, count } = tourGroup.rating
  const [one, two, three, four, five] = distributeRatingsOverStars(tourGroup.rating)
  return {
    reviewsCount: reviews.length,
    ratingsCount: count,
    averageRating: average,
    ratingsSplit: { 1: one, 2: two, 3: three, 4: four, 5: five },
    showRatings: count >= 20,
    reviewCountries: [...new Set(reviews.map((review) => review.countryCode))].sort(),
  }
}
