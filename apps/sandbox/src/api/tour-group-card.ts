import { nextAvailableDay } from '../catalogue/calendar.ts'
import {
  type Catalogue,
  categoryAndSubCategoryOf,
  cityOf,
  pictureUrl,
  type ResponseContext,
  todayInCity,
} from '../catalogue/catalogue.ts'
import { seededRandom } from '../catalogue/seeded-random.ts'
import type { AIRPORT_TRANSFER_FEATURES, TourGroup } from '../catalogue-schema.ts'
import { applyIrregularities } from './irregular-responses.ts'
import { buildLowestListingPrice } from './listing-price.ts'
import { listHtml } from './markup.ts'
import { buildReview, buildReviewsDetails, sortReviewsByLanguage } from './reviews.ts'

const MINUTE = 60_000

/** A tour group in lists (catalogue API, "Tour-group card"). */
export function buildTourGroupCard(tourGroup: TourGroup, context: ResponseContext) {
  return applyIrregularities(tourGroup.id, buildCardWithoutIrregularities(tourGroup, context))
}

/** The card before `applyIrregularities` replaces fields of a few tour groups. */
export function buildCardWithoutIrregularities(tourGroup: TourGroup, context: ResponseContext) {
  const { catalogue, language } = context
  const text = tourGroup.text[language]
  const reviews = catalogue.store.reviews(tourGroup)
  const { reschedulableUpToMinutes: reschedulableUpTo = tourGroup.cancellableUpToMinutes } = tourGroup
  const topReviews = sortReviewsByLanguage(reviews, language).slice(0, 5)
  return {
    id: tourGroup.id,
    name: text.name,
    flowType: tourGroup.flowType,
    ...buildCategorisation(tourGroup, context),
    listingAvailability: { nextAvailableDate: buildNextAvailable(tourGroup, context) },
    callToAction: catalogue.phrases[language].callToAction,
    inclusions: listHtml(text.inclusions),
    exclusions: listHtml(text.exclusions),
    highlights: listHtml(text.highlights),
    neighbourhood: text.neighbourhood ?? null,
    startPoint: { latitude: tourGroup.startPoint.latitude, longitude: tourGroup.startPoint.longitude },
    cancellationPolicy: {
      cancellable: tourGroup.cancellableUpToMinutes !== null,
      cancellableUpTo: tourGroup.cancellableUpToMinutes,
    },
    reschedulePolicy: {
      reschedulable: reschedulableUpTo !== null,
      reschedulableUpTo,
    },
    media: { productImages: buildImages(tourGroup, context) },
    imageUrl: pictureUrl(catalogue, bannerOf(tourGroup.pictures)),
    listingPrice: buildLowestListingPrice(tourGroup, context),
    promotionLabel: tourGroup.promotionLabel?.[language] ?? null,
    shortSummary: text.shortSummary,
    urlSlugs: Object.fromEntries(catalogue.languages.map((code) => [code.toUpperCase(), tourGroup.urlSlug[code]])),
    cityCode: tourGroup.cityCode,
    cityDisplayName: cityOf(catalogue, tourGroup.cityCode).displayName[language],
    combo: tourGroup.flowType === 'COMBO',
    multiVariant: tourGroup.variants.length > 1,
    descriptors: buildDescriptors(tourGroup, context),
    topReviews: topReviews.map((review) => buildReview(review, tourGroup, context)),
    experienceVideo: null,
    reviewsDetails: buildReviewsDetails(tourGroup, reviews),
    minDuration: durationOf(tourGroup.durationMinutes),
    maxDuration: durationOf(tourGroup.maxDurationMinutes ?? tourGroup.durationMinutes),
    boosterType: tourGroup.boosterType,
  }
}

function buildCategorisation(tourGroup: TourGroup, { catalogue, language }: ResponseContext) {
  const { category, subCategory } = categoryAndSubCategoryOf(catalogue, tourGroup)
  const collection = catalogue.collections.get(tourGroup.primaryCollectionId ?? 0)
  return {
    primaryCollection: collection
      ? { id: collection.id, name: collection.name, displayName: collection.displayName[language] }
      : null,
    primaryCategory: { id: category.id, name: category.displayName.en, displayName: category.displayName[language] },
    primarySubCategory: {
      id: subCategory.id,
      categoryId: category.id,
      name: subCategory.displayName.en,
      displayName: subCategory.displayName[language],
    },
  }
}

function buildNextAvailable(tourGroup: TourGroup, { catalogue }: ResponseContext) {
  const day = nextAvailableDay(tourGroup, todayInCity(catalogue, tourGroup.cityCode))
  return day ? { date: day.date, remaining: ticketsLeft(tourGroup, day.date), availability: 'LIMITED' } : null
}

/** Low for products that sell out fast; never more than the group size. */
function ticketsLeft({ id, boosterType, groupSize }: TourGroup, date: string): number {
  const [least, spread] = boosterType === 'SellingOutFast' ? [2, 18] : [4, 60]
  const left = least + Math.floor(seededRandom('left', id, date) * spread)
  return Math.min(left, groupSize ?? left)
}

function buildImages(tourGroup: TourGroup, { catalogue, language }: ResponseContext) {
  const altText = tourGroup.text[language].name
  return tourGroup.pictures.map((name) => ({ url: pictureUrl(catalogue, name), altText, credit: null }))
}

const RIDE_CODES: Readonly<Record<(typeof AIRPORT_TRANSFER_FEATURES)[number], string>> = {
  fromAirport: 'AIRPORT_TO_DOOR',
  toAirport: 'DOOR_TO_AIRPORT',
  allTerminals: 'ALL_TERMINALS',
  luggage: 'LUGGAGE',
}

/** What the provider says of a tour group in codes and words. */
export function buildDescriptors(
  tourGroup: TourGroup,
  { catalogue, language }: Pick<ResponseContext, 'language'> & { readonly catalogue: Pick<Catalogue, 'phrases'> },
) {
  const words = catalogue.phrases[language]
  const all = [
    [tourGroup.cancellableUpToMinutes !== null, 'FREE_CANCELLATION', words.freeCancellation, 'POLICY'],
    [tourGroup.instantConfirmation, 'INSTANT_CONFIRMATION', words.instantConfirmation, 'TICKET'],
    [tourGroup.mobileTicket, 'MOBILE_TICKET', words.mobileTicket, 'TICKET'],
    [tourGroup.skipTheLine, 'SKIP_THE_LINE', words.skipTheLine, 'TICKET'],
    [tourGroup.guided, 'GUIDED', words.guided, 'TOUR'],
    [tourGroup.hotelPickup, 'HOTEL_PICKUP', words.hotelPickup, 'TRANSFER'],
    [tourGroup.wheelchairAccessible, 'WHEELCHAIR_ACCESSIBLE', words.wheelchairAccessible, 'ACCESSIBILITY'],
    ...tourGroup.traits.map((code) => [true, code, words.traits[code], typeOfTrait(code)] as const),
    [tourGroup.minimumAge !== undefined, `AGE_FROM_${tourGroup.minimumAge}`, `${tourGroup.minimumAge}+`, 'AGE'],
    ...tourGroup.ride.map((ride) => [true, RIDE_CODES[ride], words.ride[ride], 'TRANSFER'] as const),
  ] as const
  return all.filter(([applies]) => applies).map(([, code, displayName, type]) => ({ code, displayName, type }))
}

/** Distinguishes accessibility descriptors from general ones. */
function typeOfTrait(code: TourGroup['traits'][number]): string {
  if (code === 'AIRPORT_TRANSFER') return 'TRANSFER'
  return code === 'INDOOR' || code === 'FAMILY_FRIENDLY' ? 'TOUR' : 'ACCESSIBILITY'
}

function durationOf(minutes: number | null): number | null {
  return minutes === null ? null : minutes * MINUTE
}

/** The picture of a product; for a show the landscape `<poster>-wide`, because a poster is taller than a card. */
function bannerOf(pictures: readonly string[]): string {
  const [first = ''] = pictures
  return pictures.find((name) => name === `${first}-wide`) ?? first
}
