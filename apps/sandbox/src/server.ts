import formbody from '@fastify/formbody'
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { ApiError, errorBody } from './api/api-error.ts'
import { collectionRoutes } from './api/collection-routes.ts'
import { referenceDataRoutes } from './api/reference-data-routes.ts'
import { tourGroupRoutes } from './api/tour-group-routes.ts'
import { bookingRoutes } from './booking/booking-routes.ts'
import { openCatalogue } from './catalogue/catalogue.ts'
import { CatalogueStore } from './catalogue/catalogue-store.ts'
import { externalHostsHook } from './external-hosts/external-host-page.ts'
import { ActiveFaults } from './faults/active-faults.ts'
import { faultHooks } from './faults/fault-hooks.ts'
import { faultRoutes } from './faults/fault-routes.ts'
import { imageRoutes } from './images/image-routes.ts'
import { indexPage } from './pages/index-page.ts'
import { sendPage } from './pages/page-shell.ts'
import { dataPaths, type Settings } from './settings.ts'
import { tagManagerRoutes } from './tag-manager/tag-manager-routes.ts'

/**
 * Creates the sandbox, ready to listen or for `inject`; `close()` releases everything.
 *
 * @param now the clock for calendars and reviews
 * @throws CatalogueDatabaseError when the database is missing or damaged
 */
export async function createSandbox(settings: Settings, now: () => Date = () => new Date()): Promise<FastifyInstance> {
  const store = new CatalogueStore(dataPaths(settings.dataDir).database)
  const catalogue = openCatalogue(store, settings.imageUrl, now)
  const faults = new ActiveFaults()
  const app = Fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: true,
  })
  app.addHook('onClose', () => store.close())
  await app.register(formbody)

  externalHostsHook(app)
  faultHooks(app, faults)
  faultRoutes(app, faults)
  tourGroupRoutes(app, catalogue)
  collectionRoutes(app, catalogue)
  referenceDataRoutes(app, catalogue)
  bookingRoutes(app, catalogue)
  imageRoutes(app, settings.dataDir, settings.mediaUrl)
  tagManagerRoutes(app)
  app.get('/', (_request, reply) => sendPage(reply, 200, 'Sandbox', indexPage(catalogue, settings.port)))

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]
    return reply.code(404).send(errorBody(404, 'E_ERROR_PROCESSING_REQUEST', `there is nothing at ${path}`))
  })
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (error instanceof ApiError) {
      return reply.code(error.status).send(errorBody(error.status, error.code, error.message))
    }
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    const message = status >= 500 ? 'the request could not be processed' : error.message
    return reply.code(status).send(errorBody(status, 'E_ERROR_PROCESSING_REQUEST', message))
  })
  return app
}
