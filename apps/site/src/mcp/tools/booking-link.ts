import { z } from 'zod'
import { offerJsonSchema } from '../../pages/json/page-json-schema.ts'
import { isoDateSchema, localeSchemas, partySchemas, productIdSchema, sourceSchemas } from './parameter-schemas.ts'
import { createToolRegistrar, fetchProductPage, NO_PRODUCT_FAILURE } from './tool.ts'

export const bookingLinkTool = createToolRegistrar({
  name: 'booking_link',
  title: 'Get a booking link',
  description: 'The address at which a visitor books a product: with day, start and ticket, and what it costs.',
  input: z.object({
    id: productIdSchema,
    date: isoDateSchema.optional(),
    start: z
      .string()
      .regex(/^\d\d:\d\d$/)
      .optional()
      .describe('HH:MM, a start of that day'),
    ticket: z.int().positive().optional().describe('id of one of the product’s tickets'),
    ...partySchemas,
    ...localeSchemas,
  }),
  output: z.object({
    ...sourceSchemas,
    ...offerJsonSchema.pick({ name: true, bookingUrl: true, chosenDate: true, price: true, total: true, missing: true })
      .shape,
  }),
  run: async ({ start: time, ...asked }, site) => {
    const page = await fetchProductPage(asked, site)
    if (!page) return NO_PRODUCT_FAILURE
    const start = page.product.starts.find((one) => one.start === time && one.state === 'open')
    if (time !== undefined && !start) return { failure: 'That day has no such start with room.' }
    // Without a link of its own, the time is chosen on the booking page.
    const chosen = start?.bookingUrl ? await fetchProductPage({ ...asked, tour: start.tourId }, site) : page
    if (!chosen) return NO_PRODUCT_FAILURE
    const { url, pricesAsOf, product } = chosen
    const { name, bookingUrl, chosenDate, price, total, missing } = product
    return { value: { url, pricesAsOf, name, bookingUrl, chosenDate, price, total, missing }, words: bookingUrl }
  },
})
