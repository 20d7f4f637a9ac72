import type { FastifyInstance } from 'fastify'
import { type Catalogue, cityOf } from '../catalogue/catalogue.ts'
import { ApiError } from './api-error.ts'
import { buildCollection } from './collection.ts'
import { buildCity } from './product.ts'
import { commonQuerySchema, idListParameter, idPathParameters, parseParameters } from './request-parameters.ts'
import { resolveResponseContext } from './response-context.ts'
import { buildTourGroupCard } from './tour-group-card.ts'

const bulkQuery = commonQuerySchema.extend({ 'ids[]': idListParameter })

export function collectionRoutes(app: FastifyInstance, catalogue: Catalogue): void {
  app.get('/api/v1/collection/', (request) => {
    const query = parseParameters(bulkQuery, request.query)
    const context = resolveResponseContext(catalogue, query)
    const found = query['ids[]'].map((id) => catalogue.collections.get(id)).filter((row) => row !== undefined)
    return { collections: found.map((collection) => buildCollection(collection, context)) }
  })

  app.get('/api/v1/collection/:id/tour-groups', (request) => {
    const { id } = parseParameters(idPathParameters, request.params)
    const context = resolveResponseContext(catalogue, parseParameters(commonQuerySchema, request.query))
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
