import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Catalogue, pictureUrl } from '../catalogue/catalogue.ts'
import { CURRENCIES } from '../catalogue/currencies.ts'
import { ApiError } from './api-error.ts'
import { buildCity } from './product.ts'
import {
  cityParameter,
  commonQuerySchema,
  idPathParameters,
  pagedQuerySchema,
  paginate,
  parseParameters,
  readQuery,
} from './request-parameters.ts'
import { findCityCode } from './tour-group-routes.ts'

const bannerQuery = commonQuerySchema.extend({
  platform: z.enum(['DESKTOP', 'MOBILE'], 'must be DESKTOP or MOBILE').default('DESKTOP'),
  'resource-type': z.literal('MB_CITY_BANNER', 'must be MB_CITY_BANNER'),
  city: cityParameter,
})

/** Endpoints of small lists: cities, categories, currencies, points of interest, banners. */
export function referenceDataRoutes(app: FastifyInstance, catalogue: Catalogue): void {
  app.get('/api/v1/city/list/', (request) => {
    const { query, context } = readQuery(pagedQuerySchema, request.query, catalogue)
    const { items, ...links } = paginate([...catalogue.cities.values()], query, request.url)
    const cities = items.map((city) => ({
      ...buildCity(city, context),
      latitude: city.latitude,
      longitude: city.longitude,
      imageUrl: pictureUrl(catalogue, city.picture),
    }))
    return { cities, ...links }
  })

  app.get('/api/v2/category/', (request) => {
    const { language } = readQuery(commonQuerySchema, request.query, catalogue).context
    const categories = catalogue.categories.map((category) => ({
      id: category.id,
      name: category.displayName.en,
      displayName: category.displayName[language],
      subCategories: category.subCategories.map((subCategory) => ({
        id: subCategory.id,
        categoryId: category.id,
        name: subCategory.displayName.en,
        displayName: subCategory.displayName[language],
      })),
    }))
    return { categories }
  })

  app.get('/api/v1/currency/list/', () => ({ currencies: CURRENCIES }))

  app.get('/api/v1/poi/:id/', (request) => {
    const { id } = parseParameters(idPathParameters, request.params)
    const { language } = readQuery(commonQuerySchema, request.query, catalogue).context
    const point = catalogue.store.pointOfInterest(id)
    if (!point) throw new ApiError('E_ERROR_PROCESSING_REQUEST', `there is no point of interest ${id}`)
    return {
      id: point.id,
      cityCode: point.cityCode,
      name: point.name[language],
      description: point.description[language],
      location: { latitude: point.latitude, longitude: point.longitude, addressLine1: point.addressLine1[language] },
      imageUrl: pictureUrl(catalogue, point.picture),
    }
  })

  app.get('/api/v1/banner/', (request) => {
    const { query, context } = readQuery(bannerQuery, request.query, catalogue)
    const { language } = context
    const cityCode = query.city === undefined ? undefined : findCityCode(catalogue, query.city)
    const matching = catalogue.store
      .banners()
      .filter((banner) => banner.platform === query.platform)
      .filter((banner) => query.city === undefined || banner.cityCode === cityCode)
    const banners = matching.map((banner) => ({
      id: banner.id,
      platform: banner.platform,
      resourceType: query['resource-type'],
      title: banner.title[language],
      imageUrl: pictureUrl(catalogue, banner.picture),
      mobileImageUrl: pictureUrl(catalogue, banner.mobilePicture),
      altText: banner.altText[language],
      link: banner.link,
      startDate: banner.startDate,
      endDate: banner.endDate,
      rank: banner.rank,
    }))
    return { banners }
  })
}
