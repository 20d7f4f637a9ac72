import type { FastifyInstance } from 'fastify'
import { type Catalogue, cityOf, pictureUrl, type ResponseContext } from '../catalogue/catalogue.ts'
import type { Collection, TourGroup } from '../catalogue-schema.ts'
import { ApiError } from './api-error.ts'
import { lowestPrice } from './listing-price.ts'
import { paragraphsHtml } from './markup.ts'
import { buildCity } from './product.ts'
import {
  bulkQuerySchema,
  commonQuerySchema,
  idPathParameters,
  parseParameters,
  readQuery,
} from './request-parameters.ts'
import { buildTourGroupCard } from './tour-group-card.ts'

export function collectionRoutes(app: FastifyInstance, catalogue: Catalogue): void {
  app.get('/api/v1/collection/', (request) => {
    const { query, context } = readQuery(bulkQuerySchema, request.query, catalogue)
    const found = query['ids[]'].flatMap((id) => catalogue.collections.get(id) ?? [])
    return { collections: found.map((collection) => buildCollection(collection, context)) }
  })

  app.get('/api/v1/collection/:id/tour-groups', (request) => {
    const { id } = parseParameters(idPathParameters, request.params)
    const { context } = readQuery(commonQuerySchema, request.query, catalogue)
    const collection = catalogue.collections.get(id)
    if (!collection) throw new ApiError('E_ERROR_PROCESSING_REQUEST', `there is no collection ${id}`)
    const tourGroups = catalogue.store.tourGroups({ by: 'collection', id })
    return {
      collectionId: id,
      city: buildCity(cityOf(catalogue, collection.cityCode), context),
      tourGroups: tourGroups.map((tourGroup) => buildTourGroupCard(tourGroup, context)),
    }
  })
}

/** Catalogue API, "Collection". */
function buildCollection(collection: Collection, context: ResponseContext) {
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

function buildRatingsInfo(tourGroups: readonly TourGroup[]) {
  const ratingsCount = tourGroups.reduce((sum, { rating }) => sum + rating.count, 0)
  const stars = tourGroups.reduce((sum, { rating }) => sum + rating.average * rating.count, 0)
  return {
    averageRating: ratingsCount === 0 ? null : Math.round((stars / ratingsCount) * 10) / 10,
    ratingsCount,
    showRatings: ratingsCount >= 20,
  }
}
