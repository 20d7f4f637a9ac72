import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Catalogue, cityOf, pictureUrl, type ResponseContext } from '../catalogue/catalogue.ts'
import type { TourGroupFilter } from '../catalogue/catalogue-store.ts'
import type { TourGroup } from '../catalogue-schema.ts'
import { ApiError } from './api-error.ts'
import { buildCalendarResponse, buildInventories } from './availability-responses.ts'
import { buildItinerary } from './itinerary.ts'
import { lowestPrice } from './listing-price.ts'
import { buildProduct } from './product.ts'
import {
  bulkQuerySchema,
  cityParameter,
  commonQuerySchema,
  dateParameter,
  idPathParameters,
  pagedQuerySchema,
  paginate,
  parseParameters,
  readQuery,
  resolveLanguage,
} from './request-parameters.ts'
import { buildReview, sortReviewsByLanguage } from './reviews.ts'
import { buildTourGroupCard } from './tour-group-card.ts'

const listQuery = pagedQuerySchema.extend({ city: cityParameter })
const listParameters = idPathParameters.extend({ by: z.enum(['category', 'sub-category', 'collection']) })
const cityListParameters = z.object({ city: cityParameter.unwrap() })
const itineraryQuery = commonQuerySchema.extend({ sections: z.enum(['true', 'false']).default('false') })
const calendarQuery = commonQuerySchema.extend({ 'from-date': dateParameter, 'to-date': dateParameter })
const inventoryQuery = calendarQuery.extend({ variantId: z.coerce.number('must be a number').int().optional() })

/** Endpoints of tour groups (catalogue API, "Endpoints"). */
export function tourGroupRoutes(app: FastifyInstance, catalogue: Catalogue): void {
  const { store } = catalogue

  function findTourGroup(params: unknown): TourGroup {
    const { id } = parseParameters(idPathParameters, params)
    const tourGroup = store.tourGroup(id)
    if (!tourGroup) throw new ApiError('E_ERROR_PROCESSING_REQUEST', `there is no tour group ${id}`)
    return tourGroup
  }

  app.get('/api/v6/tour-groups/', (request) => {
    const { query, context } = readQuery(bulkQuerySchema, request.query, catalogue)
    const found = query['ids[]'].flatMap((id) => store.tourGroup(id) ?? [])
    if (resolveLanguage(catalogue, query) === undefined) return { tourGroups: [] }
    return { tourGroups: found.map((tourGroup) => buildTourGroupCard(tourGroup, context)) }
  })

  app.get('/api/v6/tour-groups/:id/', (request) => {
    const { context } = readQuery(commonQuerySchema, request.query, catalogue)
    return buildProduct(findTourGroup(request.params), context)
  })

  app.get('/api/v6/tour-groups/list-by/:by/:id/', (request) => {
    const { by, id } = parseParameters(listParameters, request.params)
    const { query, context } = readQuery(listQuery, request.query, catalogue)
    return buildList(listTourGroups(catalogue, { by, id }, query.city), query, context, request.url)
  })

  app.get('/api/v6/tour-groups/list-by/city/:city/', (request) => {
    const { city } = parseParameters(cityListParameters, request.params)
    const { query, context } = readQuery(pagedQuerySchema, request.query, catalogue)
    const cityCode = findCityCode(catalogue, city)
    const all = cityCode === undefined ? [] : store.tourGroups({ by: 'city', id: cityCode })
    return buildList(all, query, context, request.url)
  })

  app.get('/api/v6/tour-groups/:id/reviews/', (request) => {
    const tourGroup = findTourGroup(request.params)
    const { query, context } = readQuery(pagedQuerySchema, request.query, catalogue)
    const page = paginate(sortReviewsByLanguage(store.reviews(tourGroup), context.language), query, request.url)
    return { ...page, items: page.items.map((review) => buildReview(review, tourGroup, context)) }
  })

  app.get('/api/v6/tour-groups/:id/review-medias/', (request) => {
    const tourGroup = findTourGroup(request.params)
    const { query, context } = readQuery(pagedQuerySchema, request.query, catalogue)
    const withPicture = store.reviews(tourGroup).filter((review) => review.hasPicture)
    const page = paginate(withPicture, query, request.url)
    return { ...page, items: page.items.map((review) => buildReview(review, tourGroup, context)) }
  })

  app.get('/api/v6/tour-groups/:id/experience-itineraries/', (request) => {
    const tourGroup = findTourGroup(request.params)
    const { query, context } = readQuery(itineraryQuery, request.query, catalogue)
    const itinerary = store.itinerary(tourGroup.id)
    return { itineraries: itinerary ? [buildItinerary(itinerary, context.language, query.sections === 'true')] : [] }
  })

  app.get('/api/v6/tour-groups/:id/similar-products/', (request) => {
    const tourGroup = findTourGroup(request.params)
    const { query, context } = readQuery(pagedQuerySchema, request.query, catalogue)
    const { items, ...links } = paginate(similarTo(catalogue, tourGroup), query, request.url)
    return { pageData: { items: items.map((similar) => buildTourGroupCard(similar, context)), ...links } }
  })

  app.get('/api/v7/tour-groups/:id/calendar/', (request) => {
    const tourGroup = findTourGroup(request.params)
    const { query, context } = readQuery(calendarQuery, request.query, catalogue)
    return buildCalendarResponse(tourGroup, context, { from: query['from-date'], to: query['to-date'] })
  })

  app.get('/api/v7/tour-groups/:id/inventories/', (request) => {
    const tourGroup = findTourGroup(request.params)
    const { query, context } = readQuery(inventoryQuery, request.query, catalogue)
    const range = { from: query['from-date'], to: query['to-date'], variantId: query.variantId }
    return buildInventories(tourGroup, context, range)
  })

  app.get('/api/v1/media/', (request) => {
    const { query, context } = readQuery(pagedQuerySchema, request.query, catalogue)
    const tourGroups = [...catalogue.cities.keys()].flatMap((id) => store.tourGroups({ by: 'city', id }))
    const pictures = tourGroups.flatMap((tourGroup) => tourGroup.pictures.map((name) => ({ tourGroup, name })))
    const { items, ...links } = paginate(pictures, query, request.url)
    const medias = items.map(({ tourGroup, name }) => ({
      tourGroupId: tourGroup.id,
      type: 'IMAGE',
      url: pictureUrl(catalogue, name),
      altText: tourGroup.text[context.language].name,
      credit: null,
    }))
    return { medias, ...links }
  })
}

/** One page of a list; empty in a language that the catalogue lacks, unless the fallback to English is allowed. */
function buildList(
  matching: readonly TourGroup[],
  query: z.infer<typeof pagedQuerySchema>,
  requested: ResponseContext,
  url: string,
) {
  const { catalogue } = requested
  const all = resolveLanguage(catalogue, query) === undefined ? [] : matching
  const context = { ...requested, currency: query.currency ?? currencyOf(catalogue, all) }
  const { items, ...links } = paginate(all, query, url)
  return {
    pageData: { items: items.map((tourGroup) => buildTourGroupCard(tourGroup, context)), ...links },
    unFilteredMetaData: { minPrice: lowestPrice(all, context) },
    currency: { code: context.currency },
  }
}

/** An unknown city gives an empty list, like an unknown id. */
function listTourGroups(catalogue: Catalogue, filter: Pick<TourGroupFilter, 'by' | 'id'>, city: string | undefined) {
  if (city === undefined) return catalogue.store.tourGroups(filter)
  const cityCode = findCityCode(catalogue, city)
  return cityCode === undefined ? [] : catalogue.store.tourGroups({ ...filter, cityCode })
}

/** Finds a city by any of its names as written; as at the provider, a code is no name and gives an empty list. */
export function findCityCode(catalogue: Catalogue, wanted: string): string | undefined {
  const found = [...catalogue.cities.values()].find(({ displayName }) => Object.values(displayName).includes(wanted))
  return found?.code
}

/** The currency of a list without a requested one: that of its first tour group, so that a list has one currency. */
function currencyOf(catalogue: Catalogue, tourGroups: readonly TourGroup[]): string {
  const [first] = tourGroups
  return first ? cityOf(catalogue, first.cityCode).country.currency : 'EUR'
}

/** Tour groups of the same collection, then of the same sub-category, in the same city. */
function similarTo(catalogue: Catalogue, tourGroup: TourGroup): TourGroup[] {
  const { cityCode, subCategoryId, primaryCollectionId } = tourGroup
  const inCollection =
    primaryCollectionId === null
      ? []
      : catalogue.store.tourGroups({ by: 'collection', id: primaryCollectionId, cityCode })
  const inSubCategory = catalogue.store.tourGroups({ by: 'sub-category', id: subCategoryId, cityCode })
  return [...new Set([...inCollection, ...inSubCategory])].filter((other) => other.id !== tourGroup.id)
}
