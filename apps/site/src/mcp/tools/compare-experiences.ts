import { z } from 'zod'
import { offerJsonSchema } from '../../pages/json/page-json-schema.ts'
import { isoDateSchema, leftOutSchema, localeSchemas, partySchemas, productIdSchema } from './parameter-schemas.ts'
import { createToolRegistrar, fetchProductPage, productLine } from './tool.ts'

const compared = offerJsonSchema.omit({ days: true, starts: true })

export const compareExperiencesTool = createToolRegistrar({
  name: 'compare_experiences',
  title: 'Compare experiences',
  description: 'Two to four products beside each other, for the same day and party.',
  input: z.object({
    ids: z.array(productIdSchema).min(2).max(4),
    date: isoDateSchema.optional(),
    ...partySchemas,
    ...localeSchemas,
  }),
  output: z.object({
    products: z.array(compared),
    missing: z.array(z.int()).describe('ids of products that this site does not have'),
    leftOut: leftOutSchema,
  }),
  run: async ({ ids, ...asked }, site) => {
    const pages = await Promise.all(ids.map((id) => fetchProductPage({ ...asked, id }, site)))
    const products = pages.flatMap((page) => (page ? [compared.strip().parse(page.product)] : []))
    const missing = ids.filter((_, place) => !pages[place])
    return { value: { products, missing }, words: products.map(productLine).join('\n') }
  },
})
