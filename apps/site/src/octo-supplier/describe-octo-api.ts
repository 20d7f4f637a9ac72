import { z } from 'zod'
import { jsonSchemaOf, type OpenapiFragment } from '../pages/json/build-openapi.ts'
import { CAPABILITY_IDS } from './capabilities.ts'
import { availabilityCheckBodySchema, calendarBodySchema } from './octo-requests.ts'
import {
  errorSchema,
  octoDaySchema,
  octoProductSchema,
  octoStartSchema,
  supplierSchema,
} from './octo-response-schemas.ts'

const named = { productId: z.string(), optionId: z.string() }
const HEADERS = [
  parameter('Octo-Capabilities', 'header', `Any of ${CAPABILITY_IDS.join(', ')}: what is added to the core`),
  parameter('Accept-Language', 'header', 'Preferred language of names and texts'),
]
const CURRENCY = parameter('currency', 'query', 'Of prices; the site’s own where absent')
const ID = parameter('id', 'path', 'Of the product')

let described: OpenapiFragment | undefined

/** The endpoints of `/octo` for the OpenAPI document of a host, from the schemas that answers follow. */
export function describeOctoApi(): OpenapiFragment {
  described ??= {
    paths: {
      '/octo/supplier': { get: operation('octoSupplier', 'The site', refTo('OctoSupplier')) },
      '/octo/products': {
        get: operation('octoProducts', 'Products of the site', listOf('OctoProduct'), [CURRENCY]),
      },
      '/octo/products/{id}': {
        get: operation('octoProduct', 'A product', refTo('OctoProduct'), [ID, CURRENCY]),
      },
      '/octo/availability/calendar': {
        post: withBody('OctoCalendarBody', operation('octoCalendar', 'Days of an option', listOf('OctoDay'))),
      },
      '/octo/availability': {
        post: withBody('OctoCheckBody', operation('octoAvailability', 'Starts of an option', listOf('OctoStart'))),
      },
    },
    schemas: {
      OctoSupplier: jsonSchemaOf(supplierSchema),
      OctoProduct: jsonSchemaOf(octoProductSchema),
      OctoDay: jsonSchemaOf(octoDaySchema),
      OctoStart: jsonSchemaOf(octoStartSchema),
      OctoCalendarBody: jsonSchemaOf(calendarBodySchema.extend(named)),
      OctoCheckBody: jsonSchemaOf(
        availabilityCheckBodySchema.extend({ ...named, availabilityIds: z.array(z.string()).nullish() }),
      ),
      OctoError: jsonSchemaOf(errorSchema),
    },
  }
  return described
}

function parameter(name: string, place: 'header' | 'query' | 'path', description: string) {
  return { name, in: place, required: place === 'path', schema: { type: 'string' }, description }
}

function refTo(schema: string) {
  return { $ref: `#/components/schemas/${schema}` }
}

function listOf(schema: string) {
  return { type: 'array', items: refTo(schema) }
}

function operation(operationId: string, summary: string, schema: object, parameters: readonly object[] = []) {
  const failure = (description: string) => ({
    description,
    content: { 'application/json': { schema: refTo('OctoError') } },
  })
  return {
    operationId,
    summary,
    parameters: [...HEADERS, ...parameters],
    responses: {
      200: { description: summary, content: { 'application/json': { schema } } },
      400: failure('Something of the request is wrong'),
      429: failure('Too many calls; ask again in a minute'),
      503: failure('Out of order for a moment'),
    },
  }
}

function withBody(schema: string, described: object) {
  return { ...described, requestBody: { required: true, content: { 'application/json': { schema: refTo(schema) } } } }
}
