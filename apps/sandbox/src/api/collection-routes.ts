import type { FastifyInstance } from 'fastify'
import { type Catalogue, cityOf } from '../catalogue/catalogue.ts'
import { ApiError } from './api-error.ts'
import { buildCollection } from './collection.ts'
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
