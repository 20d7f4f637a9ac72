import { cityOf, pictureUrl, type ResponseContext } from '../catalogue/catalogue.ts'
import type { Collection, TourGroup } from '../catalogue-schema.ts'
import { buildLowestListingPrice } from './listing-price.ts'
import { paragraphsHtml } from './markup.ts'

/** Catalogue API, "Collection". */
export function buildCollection(collection: Collection, context: ResponseContext) {
  const { catalogue, language } = context
  const tourGroups = catalogue.store.tourGroups({ by: 'collection', id: collection.id })
  return {
    id: collection.id,
    name: collection.name,
    displayName: collection.displayName[language],
    cityCode: collection.cityCode,
    urlSlugs: Object.fromEntries(catalogue.languages.map((code) => [code.toUpperCase(), collection.urlSlug[code]])),
    heroImageUrl: pictureUrl(catalogue, collection.heroPicture),
    cardImageUrl: pictureUrl(catalogue, collection.cardPicture),
    heading: collection.heading[language],
    subtext: collection.subtext[language],
    longFormDescription: paragraphsHtml(collection.longFormDescription[language]),
    metaDescription: collection.metaDescription[language],
    pageTitle: collection.pageTitle[language],
    parentIds: collection.parentIds,
    childrenIds: [...catalogue.collections.values()]
      .filter((other) => other.parentIds.includes(collection.id))
      .map((other) => other.id),
    experienceCount: tourGroups.length,
    tags: collection.tags,
    noIndex: false,
    supportedLanguages: catalogue.languages.map((code) => code.toUpperCase()),
    startingPrice: buildStartingPrice(collection, tourGroups, context),
    ratingsInfo: buildRatingsInfo(tourGroups),
    poiId: collection.pointOfInterestId ?? null,
    active: true,
  }
}

function buildStartingPrice(collection: Collection, tourGroups: readonly TourGroup[], context: ResponseContext) {
  const currency = context.currency ?? cityOf(context.catalogue, collection.cityCode).country.currency
  return { listingPrice: lowestPrice(tourGroups, { ...context, currency }), currency }
}

/** The lowest final price of a list; null for an empty list. */
export function lowestPrice(tourGroups: readonly TourGroup[], context: ResponseContext): number | null {
  const prices = tourGroups.map((tourGroup) => buildLowestListingPrice(tourGroup, context).finalPrice)
  return prices.length === 0 ? null : Math.min(...prices)
}

function buildRatingsInfo(tourGroups: readonly TourGroup[]) {
  const ratingsCount = tourGroups.reduce((sum, { rating }) => sum + rating.count, 0)
  const stars = tourGroups.reduce((sum, { rating }) => sum + rating.average * rating.count, 0)
  return {
    averageRating: ratingsCount === 0 ? null : Math.round((stars / ratingsCount) * 10) / 10,
    ratingsCount,
    showRatings: ratingsCount >= 20,
  }
}
