import { z } from 'zod'
import { type OfferJson, offerJsonSchema } from '../../pages/json/page-json-schema.ts'
import { isoDateSchema, localeSchemas, partySchemas, productIdSchema, sourceSchemas } from './parameter-schemas.ts'
import { createToolRegistrar, fetchProductPage, formatToolPrice, NO_PRODUCT_FAILURE } from './tool.ts'

/** Without a last day. */
const USUAL_DAYS = 14
const MAX_DAYS = 62

type PageDays = OfferJson['days']

export const getAvailabilityTool = createToolRegistrar({
  name: 'get_availability',
  title: 'Get availability',
  description: 'Days with their prices, and the starts of the first open one.',
  input: z.object({
    id: productIdSchema,
    from: isoDateSchema.optional().describe('Today where absent'),
    until: isoDateSchema.optional().describe('Last day'),
    ...partySchemas,
    ...localeSchemas,
  }),
  output: z.object({
    ...sourceSchemas,
    ...offerJsonSchema.pick({ id: true, name: true, timeZone: true, party: true, days: true }).shape,
    startsOn: isoDateSchema.optional().describe('First day that is open'),
    starts: offerJsonSchema.shape.starts.describe('Of that day'),
  }),
  run: async ({ from, until, ...asked }, site) => {
    const page = await fetchProductPage(asked, site)
    if (!page) return NO_PRODUCT_FAILURE
    const within = (days: PageDays) =>
      days
        .filter(({ date }) => (from === undefined || date >= from) && (until === undefined || date <= until))
        .slice(0, until === undefined ? USUAL_DAYS : MAX_DAYS)
    const startsOn = within(page.product.days).find(({ state }) => state === 'open')?.date
    // All that is said is of one answer, lest prices change between two.
    const { url, pricesAsOf, product } =
      (startsOn === undefined ? undefined : await fetchProductPage({ ...asked, date: startsOn }, site)) ?? page
    const { id, name, timeZone, party: people, chosenDate, starts } = product
    const days = within(product.days)
    const words = days.map(({ date, state, price }) => `${date}: ${price ? formatToolPrice(price) : state}`)
    return {
      value: { url, pricesAsOf, id, name, timeZone, party: people, days, startsOn: chosenDate, starts },
      words: words.join('\n') || 'Nothing is on sale on these days.',
    }
  },
})
