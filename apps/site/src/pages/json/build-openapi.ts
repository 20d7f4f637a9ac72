import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { z } from 'zod'
import { LIST_PARAMETER_VALUES, type ListParameter } from '../../request/address/choices/list-choice.ts'
import { MAX_PEOPLE_PER_PART, type PartyPart } from '../../request/address/choices/party.ts'
import { MAX_QUERY_LENGTH } from '../../request/address/search-address.ts'
import { pageJsonSchema, searchJsonSchema } from './page-json-schema.ts'

const date = z.iso.date()
const people = (least: number) => z.int().min(least).max(MAX_PEOPLE_PER_PART)

const PARTY = {
  adults: [people(1), 'How many adults come; 2 where absent'],
  children: [people(0), 'How many children come'],
  infants: [people(0), 'How many infants come'],
} satisfies Record<PartyPart, Parameter>
const CURRENCY = { currency: [z.enum(CURRENCY_CODES), 'Of all prices; the site’s own where absent'] } as const
const LIST = {
  when: [z.union([z.enum(LIST_PARAMETER_VALUES.when), date]), 'Day on which it must be possible to book'],
  until: [date, 'Last of several such days'],
  time: [z.array(z.enum(LIST_PARAMETER_VALUES.time)), 'Parts of the day in which it begins'],
  min: [z.int().min(0), 'Lowest price'],
  max: [z.int().min(0), 'Highest price'],
  rating: [z.enum(LIST_PARAMETER_VALUES.rating), 'Lowest rating'],
  duration: [z.array(z.enum(LIST_PARAMETER_VALUES.duration)), 'How long it may take'],
  kind: [z.array(z.int()), 'Numbers of sub-categories'],
  city: [z.array(z.string()), 'Codes of cities'],
  with: [z.array(z.enum(LIST_PARAMETER_VALUES.with)), 'Features that all must have'],
  access: [z.array(z.enum(LIST_PARAMETER_VALUES.access)), 'Access that all must have'],
  age: [z.enum(LIST_PARAMETER_VALUES.age), 'Age of the youngest child'],
  language: [z.array(z.string().length(2)), 'Languages of guides or surtitles'],
  sort: [z.enum(LIST_PARAMETER_VALUES.sort), 'Order; the list’s own where absent'],
  page: [z.int().min(2), 'Part of the list; the first where absent'],
} as const satisfies Record<Exclude<ListParameter, 'show'> | 'until', Parameter>
const VISIT = {
  date: [date, 'Day of the visit'],
  variant: [z.int().positive(), 'id of one of the tickets'],
  tour: [z.int().positive(), 'tourId of a start; only with a date'],
} as const

/** Of every page: its lists, too. */
export const PAGE_QUERY_PARAMETERS = { ...CURRENCY, ...PARTY, ...LIST } satisfies OpenapiParameters
export const VISIT_QUERY_PARAMETERS = { ...VISIT, ...PARTY } satisfies OpenapiParameters
/** Of paths. */
export const PRODUCT_ID_PARAMETER = { id: [z.int().positive(), 'Number of the product'] } satisfies OpenapiParameters
export const PAGE_PATH_PARAMETER = {
  page: [z.string(), 'Path of the page: a city, a list, a guide'],
} satisfies OpenapiParameters

type Parameter = readonly [z.ZodType, string]
export type OpenapiParameters = Readonly<Record<string, Parameter>>

/** What an address takes. */
export interface OperationParameters {
  readonly path?: OpenapiParameters
  readonly query?: OpenapiParameters
}

const FAILURES = {
  404: { description: 'There is no such page, product or language' },
  429: { description: 'Too many searches; ask again in a minute' },
  503: { description: 'Out of order for a moment' },
}

/** Paths of an interface and the schemas that they name, as OpenAPI has them. */
export interface OpenapiFragment {
  readonly paths: Readonly<Record<string, object>>
  readonly schemas: Readonly<Record<string, object>>
}

/** The same for all hosts; made when it is first asked for. */
let described: OpenapiFragment | undefined

/**
 * Describes in OpenAPI 3.1 what a host offers programs: the JSON forms of its pages, from the schemas that their writers follow, and more.
 *
 * @param host in production
 * @param siteName of the site at its root
 * @param more what the site offers beside them
 */
export function buildOpenapi(host: string, siteName: string, more: readonly OpenapiFragment[] = []): string {
  described ??= describePages()
  const all = [described, ...more]
  return JSON.stringify({
    openapi: '3.1.1',
    info: {
      title: siteName,
      version: '1',
      description: 'The pages of the site as data: public, read-only, with the prices and days that the pages say.',
    },
    servers: [{ url: `https://${host}` }],
    paths: Object.assign({}, ...all.map(({ paths }) => paths)),
    components: { schemas: Object.assign({}, ...all.map(({ schemas }) => schemas)) },
  })
}

function describePages(): OpenapiFragment {
  const page = json('Page')
  return {
    paths: {
      '/index.json': { get: openapiGetOperation('getHome', 'The home page', page, { query: PAGE_QUERY_PARAMETERS }) },
      '/x-t{id}/index.json': {
        get: openapiGetOperation('getProduct', 'A product; redirects to its full address', page, {
          path: PRODUCT_ID_PARAMETER,
          query: { ...CURRENCY, ...VISIT_QUERY_PARAMETERS },
        }),
      },
      '/{page}/index.json': {
        get: openapiGetOperation('getPage', 'Any page of the site, with its lists', page, {
          path: PAGE_PATH_PARAMETER,
          query: PAGE_QUERY_PARAMETERS,
        }),
      },
      '/search/index.json': {
        get: openapiGetOperation('search', 'Products and pages by the words of a visitor', json('Search'), {
          query: { q: [z.string().max(MAX_QUERY_LENGTH), 'What the visitor asks'], ...PAGE_QUERY_PARAMETERS },
        }),
      },
    },
    schemas: { Page: jsonSchemaOf(pageJsonSchema), Search: jsonSchemaOf(searchJsonSchema) },
  }
}

function json(schema: 'Page' | 'Search') {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } }
}

/**
 * Describes what is read at an address.
 *
 * @param content schema of the answer by its media type
 */
export function openapiGetOperation(
  operationId: string,
  summary: string,
  content: Readonly<Record<string, object>>,
  { path = {}, query = {} }: OperationParameters = {},
) {
  return {
    operationId,
    summary,
    parameters: [
      ...Object.entries(path).map((one) => parameterOf('path', one)),
      ...Object.entries(query).map((one) => parameterOf('query', one)),
    ],
    responses: { 200: { description: summary, content }, ...FAILURES },
  }
}

function parameterOf(place: 'path' | 'query', [name, [schema, description]]: readonly [string, Parameter]) {
  return { name, in: place, required: place === 'path', description, schema: jsonSchemaOf(schema) }
}

/** A schema as JSON Schema, as OpenAPI has it. */
export function jsonSchemaOf(schema: z.ZodType): object {
  const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(schema, { io: 'output' })
  return jsonSchema
}
