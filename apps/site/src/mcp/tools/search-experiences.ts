import { z } from 'zod'
import { productJsonSchema } from '../../pages/json/page-json-schema.ts'
import { LIST_PARAMETER_VALUES } from '../../request/address/choices/list-choice.ts'
import { MAX_QUERY_LENGTH } from '../../request/address/search-address.ts'
import { buildSiteAddress } from '../build-site-address.ts'
import { isoDateSchema, localeSchemas, partySchemas, sourceSchemas } from './parameter-schemas.ts'
import { createToolRegistrar, NO_LANGUAGE_FAILURE, productLine, quoted } from './tool.ts'

const MAX_RESULTS = 8

export const searchExperiencesTool = createToolRegistrar({
  name: 'search_experiences',
  title: 'Search experiences',
  description: 'Finds experiences, tickets and pages by what a visitor asks for.',
  input: z.object({
    query: z.string().trim().min(1).max(MAX_QUERY_LENGTH).describe('As a visitor asks: "rome with children"'),
    date: isoDateSchema.optional().describe('First day of the visit'),
    until: isoDateSchema.optional().describe('Last day, where any of several will do'),
    maxPrice: z.number().positive().optional().describe('Of one person or group, in the currency'),
    with: z.array(z.enum(LIST_PARAMETER_VALUES.with)).optional().describe('Features that all results must have'),
    page: z.int().min(1).max(100).optional(),
    ...partySchemas,
    ...localeSchemas,
  }),
  output: z.object({
    ...sourceSchemas,
    understood: z.string().describe('Days, party and filters that the query chose'),
    isClosest: z.boolean().describe('Whether nothing has all that was asked, and these are the closest'),
    total: z.int(),
    products: z.array(productJsonSchema),
    pages: z.array(z.object({ title: z.string(), url: z.url() })),
  }),
  run: async (asked, { place, answers }) => {
    const found = await answers.search(buildSiteAddress(place, asked, 'search/'))
    if (!found) return NO_LANGUAGE_FAILURE
    if (found.state === 'unavailable') return { failure: 'Search is out of order for a moment. Ask again soon.' }
    const { url, pricesAsOf, understood, isClosest, total } = found
    const products = found.products.slice(0, MAX_RESULTS)
    const pages = found.pages.slice(0, MAX_RESULTS)
    const words = [...products.map(productLine), ...pages.map((page) => `${quoted(page.title)}: ${page.url}`)]
    return {
      value: { url, pricesAsOf, understood, isClosest, total, products, pages },
      words: words.join('\n') || 'Nothing was found.',
    }
  },
})
