import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { PAGE_TYPES } from '@passepartout/content-model/page'
import { z } from 'zod'
import { TRAITS } from '../../catalogue/product.ts'
import { RECOMMENDATION_REASONS, START_CRITERIA } from '../../products/day-timeline/recommended-starts.ts'

/**
 * Pages and search results as JSON, for programs: the same data as the page of the same address says at that moment. What is unknown is
 * absent. The descriptions are public documentation.
 */

const date = z.iso.date().describe('ISO date in the time zone of the venue')
const time = z.string().describe('HH:MM in the time zone of the venue')

const moneySchema = z.object({
  amount: z.number().describe('In units of the currency, not of its cents'),
  currency: z.enum(CURRENCY_CODES),
})

const priceSchema = moneySchema.extend({
  originalAmount: z.number().optional().describe('Before a discount'),
  per: z.enum(['person', 'adult', 'group']).describe('Who pays it'),
  isFrom: z.boolean().describe('Whether other tickets cost more'),
})

const totalSchema = moneySchema.extend({
  withoutPriceOf: z.array(z.enum(['children', 'infants'])).describe('Parts of the party whose price is unknown'),
})

const partySchema = z.object({ adults: z.int(), children: z.int(), infants: z.int() })

export const productJsonSchema = z.object({
  id: z.int().describe('Number of the product in the catalogue'),
  name: z.string(),
  url: z.url().describe('Page about the product, otherwise its booking page'),
  summary: z.string().optional(),
  city: z.string().optional(),
  category: z.string().optional(),
  price: priceSchema.optional(),
  day: z
    .object({ date, total: moneySchema.optional() })
    .optional()
    .describe('The asked day or, for a party without one, the next day; `price` is of this day'),
  isAvailable: z.boolean().optional().describe('On the asked days; absent where it is unknown or none was asked'),
  nextAvailableDate: date.optional(),
  rating: z.object({ average: z.number(), count: z.int() }).optional(),
  durationMinutes: z.object({ min: z.number(), max: z.number() }).optional(),
  freeCancellationMinutes: z.number().optional().describe('Minutes before the start until which cancelling is free'),
  traits: z.array(z.enum(TRAITS)),
  languages: z.array(z.string()).optional().describe('Of guides or surtitles'),
})

const productOfStart = z
  .object({ id: z.int(), name: z.string(), url: z.url() })
  .optional()
  .describe('Whose start it is, of a day with those of several products')

const dayCourseSchema = z.object({
  date: date.describe('The chosen day, otherwise the next one on sale'),
  opens: time.optional(),
  closes: time.optional().describe('After midnight if it is not later than `opens`'),
  sunrise: time.optional(),
  goldenHour: z.object({ from: time, until: time }).optional().describe('Of the evening: the sun is lower than 6°'),
  sunset: time.optional(),
  darkFrom: time.optional().describe('The sun is 6° below the horizon'),
  facade: z
    .array(z.object({ from: time, until: time }))
    .optional()
    .describe(
      'When the sun is on the side that its façade looks to; empty if it is not on that day, absent if nobody says',
    ),
  lights: z
    .object({ from: time, until: time })
    .optional()
    .describe('When it is lit, as editors say; after midnight if `until` is not later than `from`'),
  tides: z.array(z.object({ time, level: z.enum(['high', 'low']) })).optional(),
  notes: z
    .array(z.object({ seenOn: date, text: z.string() }))
    .optional()
    .describe('What editors saw there, and when'),
  unknownStarts: z
    .int()
    .optional()
    .describe('Number of products whose starts of the day are not known yet, of a day with those of several products'),
  goodStarts: z
    .array(
      z.object({
        start: time,
        reasons: z.array(z.enum(RECOMMENDATION_REASONS)),
        product: productOfStart,
      }),
    )
    .describe(
      'Starts that are named for a reason: golden light, after sunset, lowest price, most places left, first that can be booked. Nothing is known of crowds.',
    ),
  soldOutBefore: z
    .array(
      z.object({
        start: time,
        days: z.int().describe('Days of the same weekday that were seen, eight at least and the last twenty at most'),
        soldOut: z.int().describe('Of these, on how many it sold out'),
        soldOutFirst: z.int().describe('And on how many before all others'),
        product: productOfStart,
      }),
    )
    .optional()
    .describe('Starts that sold out on half of the earlier days at least, as this site saw them'),
  wishes: z
    .array(z.object({ wish: z.enum(START_CRITERIA), starts: z.array(time) }))
    .optional()
    .describe(
      'Up to three starts of one product for each wish by which they can be told apart; quiet is by places left',
    ),
})

const dayStates = z.enum(['open', 'soldOut'])

export const offerJsonSchema = productJsonSchema.extend({
  bookingUrl: z.url().describe('Booking page with what the address chose'),
  isMachineTranslated: z.boolean(),
  images: z.array(z.url()).describe('Pictures of it, the first one first shown'),
  start: z
    .object({ address: z.string().optional(), latitude: z.number(), longitude: z.number() })
    .optional()
    .describe('Where it begins'),
  timeZone: z.string().optional(),
  party: partySchema,
  total: totalSchema.optional().describe('What the party pays for the choice'),
  visitorPrices: z
    .object({
      date,
      isFrom: z.boolean().describe('Whether other starts of the day have other prices'),
      each: z.array(moneySchema.extend({ visitor: z.string().describe('As the provider names it: ADULT, CHILD, …') })),
    })
    .optional()
    .describe('What each kind of visitor pays for the choice or, without a day, on the next one; absent where unknown'),
  chosenDate: date.optional(),
  missing: z.enum(['day', 'variant', 'start']).optional().describe('Part of the choice that cannot be had'),
  days: z.array(z.object({ date, state: dayStates, price: priceSchema.optional() })),
  starts: z
    .array(
      z.object({
        tourId: z.int().describe('Of the tour that starts then: `tour` in an address chooses it'),
        start: time,
        end: time.optional(),
        state: z.enum(['open', 'soldOut', 'tooFew']),
        ticketsLeft: z.int().optional(),
        price: priceSchema.optional(),
        bookingUrl: z.url().optional().describe('Absent where the time is chosen on the booking page'),
      }),
    )
    .describe('Of the chosen day'),
  dayCourse: dayCourseSchema.optional().describe('The day at the venue, where its place is known'),
  tickets: z.array(
    z.object({ id: z.int(), name: z.string(), info: z.string().optional(), price: priceSchema.optional() }),
  ),
})

const productListSchema = z.object({
  title: z.string().optional(),
  total: z.int().describe('Products of the list that meet the filters of the address'),
  products: z.array(productJsonSchema),
})

const head = {
  url: z.url(),
  title: z.string(),
  language: z.enum(LANGUAGE_CODES),
  currency: z.enum(CURRENCY_CODES),
  pricesAsOf: z.iso.datetime().optional().describe('When the oldest price was read'),
}

export const pageJsonSchema = z.object({
  ...head,
  type: z.enum(PAGE_TYPES),
  description: z.string(),
  updatedAt: z.iso.datetime().optional().describe('When an editor last published it'),
  isMachineTranslated: z.boolean(),
  markdownUrl: z.url().optional().describe('The words of the page'),
  performancesUrl: z.url().optional().describe('Of a city: calendar of its performances with access'),
  product: offerJsonSchema.optional(),
  dayCourse: dayCourseSchema.optional().describe('Of a list about one place: the day there'),
  lists: z.array(productListSchema),
})

export const searchJsonSchema = z.object({
  ...head,
  query: z.string(),
  state: z.enum(['found', 'none', 'blank', 'unavailable']),
  isClosest: z.boolean().describe('Whether nothing has all that was asked, and these are the closest'),
  understood: z.string().describe('What the query chose, as parameters of an address: days, party and filters'),
  total: z.int(),
  products: z.array(productJsonSchema),
  pages: z.array(z.object({ title: z.string(), url: z.url() })),
})

export type PriceJson = z.infer<typeof priceSchema>
export type DayTimelineJson = z.infer<typeof dayCourseSchema>
export type ProductJson = z.infer<typeof productJsonSchema>
export type OfferJson = z.infer<typeof offerJsonSchema>
export type PageJson = z.infer<typeof pageJsonSchema>
export type SearchJson = z.infer<typeof searchJsonSchema>
