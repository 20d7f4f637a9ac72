import { z } from 'zod'
import { offerJsonSchema } from '../../pages/json/page-json-schema.ts'
import { isoDateSchema, localeSchemas, partySchemas, productIdSchema, sourceSchemas } from './parameter-schemas.ts'
import { createToolRegistrar, fetchProductPage, NO_PRODUCT_FAILURE, productLine } from './tool.ts'

const MAX_DAYS = 14

export const getExperienceTool = createToolRegistrar({
  name: 'get_experience',
  title: 'Get an experience',
  description: 'Price, days, starts, tickets and place of a product, for a day and a party.',
  input: z.object({ id: productIdSchema, date: isoDateSchema.optional(), ...partySchemas, ...localeSchemas }),
  output: z.object({
    ...sourceSchemas,
    markdownUrl: z.url().optional().describe('All words about it'),
    product: offerJsonSchema.describe(`\`days\` are the next ${MAX_DAYS}`),
  }),
  run: async (asked, site) => {
    const page = await fetchProductPage(asked, site)
    if (!page) return NO_PRODUCT_FAILURE
    const { url, pricesAsOf, markdownUrl } = page
    const product = { ...page.product, days: page.product.days.slice(0, MAX_DAYS) }
    return { value: { url, pricesAsOf, markdownUrl, product }, words: productLine(product) }
  },
})
