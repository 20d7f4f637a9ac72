import { z } from 'zod'

/**
 * Strict schemas of the schema.org types that pages use: builders return these types, and tests parse real pages with
 * them.
 */
const httpsUrl = z.url({ protocol: /^https$/ })
const instant = z.iso.datetime()
const text = z.string().min(1)
const reference = z.strictObject({ '@id': httpsUrl })
const language = z.string().regex(/^[a-z]{2}$/)

const pixels = z.strictObject({
  '@type': z.literal('QuantitativeValue'),
  value: z.int().positive(),
  unitCode: z.literal('E37'),
})

const imageSchema = z.strictObject({
  '@type': z.literal('ImageObject'),
  url: z.url({ protocol: /^https?$/ }),
  width: pixels,
  height: pixels,
  caption: text.optional(),
})

/** A picture whose size the image host decides. */
const pictureSchema = imageSchema.omit({ width: true, height: true })
export type UnsizedImageObject = z.infer<typeof pictureSchema>

const logoSchema = imageSchema.pick({ '@type': true, url: true })
export type OrganizationLogo = z.infer<typeof logoSchema>

const organizationSchema = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': httpsUrl,
  name: text,
  url: httpsUrl,
  logo: logoSchema,
  sameAs: z.array(httpsUrl).min(1).optional(),
  contactPoint: z
    .array(
      z.strictObject({
        '@type': z.literal('ContactPoint'),
        contactType: z.literal('customer support'),
        telephone: z
          .string()
          .regex(/^\+?[\d ()./-]+$/)
          .optional(),
        email: z.email().optional(),
      }),
    )
    .min(1)
    .optional(),
})

const webSiteSchema = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': httpsUrl,
  name: text,
  description: text.optional(),
  url: httpsUrl,
  inLanguage: z.array(language).min(1),
  publisher: reference,
})

export const WEB_PAGE_TYPES = ['WebPage', 'CollectionPage', 'AboutPage'] as const

const webPageSchema = z.strictObject({
  '@type': z.enum(WEB_PAGE_TYPES),
  '@id': httpsUrl,
  url: httpsUrl,
  name: text,
  description: text,
  inLanguage: language,
  datePublished: instant.optional(),
  dateModified: instant.optional(),
  isPartOf: reference.optional(),
  primaryImageOfPage: imageSchema.optional(),
  breadcrumb: reference.optional(),
  mainEntity: reference.optional(),
  about: reference.optional(),
})

const breadcrumbListSchema = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  '@id': httpsUrl,
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, item: httpsUrl }))
    .min(1),
})

const itemListSchema = z.strictObject({
  '@type': z.literal('ItemList'),
  '@id': httpsUrl,
  name: text,
  numberOfItems: z.int().positive(),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, url: httpsUrl }))
    .min(1),
})

const articleSchema = z.strictObject({
  '@type': z.literal('Article'),
  '@id': httpsUrl,
  headline: text,
  description: text.optional(),
  image: imageSchema.optional(),
  inLanguage: language,
  datePublished: instant,
  dateModified: instant,
  author: reference,
  publisher: reference,
  mainEntityOfPage: reference,
})

const offerSchema = z.strictObject({
  '@type': z.literal('AggregateOffer'),
  url: httpsUrl,
  lowPrice: z.number().positive(),
  highPrice: z.number().positive().optional(),
  priceCurrency: z.string().regex(/^[A-Z]{3}$/),
  offerCount: z.int().positive().optional(),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/SoldOut']).optional(),
})

const ratingSchema = z.strictObject({
  '@type': z.literal('AggregateRating'),
  ratingValue: z.number().min(1).max(5),
  ratingCount: z.int().positive(),
  bestRating: z.literal(5),
  worstRating: z.literal(1),
})

const reviewSchema = z.strictObject({
  '@type': z.literal('Review'),
  author: z.strictObject({ '@type': z.literal('Person'), name: text }),
  reviewRating: z.strictObject({
    '@type': z.literal('Rating'),
    ratingValue: z.number().min(1).max(5),
    bestRating: z.literal(5),
    worstRating: z.literal(1),
  }),
  name: text.optional(),
  reviewBody: text,
  datePublished: z.iso.date().optional(),
})

/** Properties shared by everything that is sold. */
const soldSchema = z.strictObject({
  '@id': httpsUrl,
  name: text,
  description: text.optional(),
  image: z.union([imageSchema, z.array(z.union([imageSchema, pictureSchema])).min(2)]).optional(),
  url: httpsUrl,
  offers: offerSchema.optional(),
  aggregateRating: ratingSchema.optional(),
  review: z.array(reviewSchema).min(1).optional(),
})

const productSchema = soldSchema.extend({
  '@type': z.literal('Product'),
  sku: z.string().regex(/^\d+$/),
  category: text.optional(),
})

/** The same with its offset from UTC: `2027-07-04T19:30:00+01:00`. */
const venueInstant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)

const theaterEventSchema = soldSchema.extend({
  '@type': z.literal('TheaterEvent'),
  startDate: z.union([z.iso.date(), venueInstant]),
  endDate: venueInstant.optional(),
  contributor: z
    .array(z.strictObject({ '@type': z.literal('Person'), name: text }))
    .min(1)
    .optional(),
  eventStatus: z.literal('https://schema.org/EventScheduled'),
  eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
  location: z.strictObject({ '@type': z.literal('Place'), name: text, address: text }),
})

const attractionSchema = z.strictObject({
  '@type': z.literal('TouristAttraction'),
  '@id': httpsUrl,
  name: text,
  url: httpsUrl,
  address: text.optional(),
  geo: z.strictObject({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() }),
})

const tripPlaceSchema = z.strictObject({
  '@type': z.literal('Place'),
  name: text,
  address: text.optional(),
  geo: attractionSchema.shape.geo.optional(),
})
export type TripPlace = z.infer<typeof tripPlaceSchema>

const touristTripSchema = z.strictObject({
  '@type': z.literal('TouristTrip'),
  '@id': httpsUrl,
  name: text,
  url: httpsUrl,
  tripOrigin: tripPlaceSchema.optional(),
  itinerary: z.array(tripPlaceSchema).min(1).optional(),
})
export type TouristTrip = z.infer<typeof touristTripSchema>

const faqPageSchema = z.strictObject({
  '@type': z.literal('FAQPage'),
  '@id': httpsUrl,
  isPartOf: reference,
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
})
export type FaqPage = z.infer<typeof faqPageSchema>

const videoSchema = z.strictObject({
  '@type': z.literal('VideoObject'),
  '@id': httpsUrl,
  name: text,
  thumbnailUrl: z.url({ protocol: /^https?$/ }),
  uploadDate: z.iso.date(),
  description: text.optional(),
  duration: z
    .string()
    .regex(/^PT\d+S$/)
    .optional(),
  /** Of a player, or of the file. */
  embedUrl: httpsUrl.optional(),
  contentUrl: httpsUrl.optional(),
})
export type VideoObject = z.infer<typeof videoSchema>

const mainEntitySchema = z.discriminatedUnion('@type', [
  itemListSchema,
  articleSchema,
  productSchema,
  theaterEventSchema,
])
/** The page's main entity, added by its page type. */
export type MainEntity = z.infer<typeof mainEntitySchema>

export type WebPage = z.infer<typeof webPageSchema>
export type ImageObject = z.infer<typeof imageSchema>

export const structuredDataSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(
    z.discriminatedUnion('@type', [
      organizationSchema,
      webSiteSchema,
      webPageSchema,
      breadcrumbListSchema,
      faqPageSchema,
      videoSchema,
      attractionSchema,
      touristTripSchema,
      mainEntitySchema,
    ]),
  ),
})
export type StructuredData = z.infer<typeof structuredDataSchema>
export type StructuredNode = StructuredData['@graph'][number]
