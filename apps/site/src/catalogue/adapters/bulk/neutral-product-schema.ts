import { isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import { z } from 'zod'
import { TRAITS } from '../../product.ts'
import {
  acceptNumericText,
  lenientList,
  lenientOptional,
  nonEmptySingleLineSchema,
  singleLineOrEmpty,
  singleLineSchema,
  textOrEmpty,
  timeOfDaySchema,
  timeZoneSchema,
} from '../../responses/response-schemas.ts'

/**
 * Products in the site's own neutral form, which files have as they are (docs/how-to/catalogue-in-files.md) and into
 * which other sources are translated. As with the provider's answers, a field that cannot be used is dropped, and a
 * product only without id or name.
 */
export const stringIdSchema = z.union([z.string().trim().min(1), z.number()]).transform(String)

/** Amounts in units of the currency, not of its cents, by ISO code. */
export const amountByCurrencySchema = z.record(z.string(), lenientOptional(acceptNumericText(z.number()))).catch({})

/** Who pays a price. */
export const pricePayerSchema = z.enum(['person', 'adult', 'group']).catch('person')

/** Milliseconds of a year, in minutes. */
const MAX_MINUTES = 366 * 24 * 60
const minutes = lenientOptional(acceptNumericText(z.number().min(0).max(MAX_MINUTES)))
const flag = z.boolean().catch(false)
const degrees = (most: number) => lenientOptional(acceptNumericText(z.number().min(-most).max(most)))

/** What is written in one language. Fields with HTML are sanitised when they are read. */
const textsSchema = z.object({
  name: singleLineOrEmpty,
  summary: singleLineOrEmpty,
  highlights: textOrEmpty,
  description: textOrEmpty,
  inclusions: textOrEmpty,
  exclusions: textOrEmpty,
  additionalInfo: textOrEmpty,
  cancellation: textOrEmpty,
  delivery: textOrEmpty,
  faq: lenientList(z.object({ question: nonEmptySingleLineSchema, answer: z.string() })),
})
export type ProductTexts = z.infer<typeof textsSchema>

const pictureSchema = z.union([z.string(), z.object({ url: z.string(), alt: singleLineOrEmpty })])

export const neutralProductSchema = textsSchema.extend({
  id: stringIdSchema,
  name: nonEmptySingleLineSchema,
  /** Of the texts above; others are in `translations`. */
  language: lenientOptional(z.string()),
  translations: z.record(z.string(), lenientOptional(textsSchema)).catch({}),
  pictures: lenientList(pictureSchema),
  prices: amountByCurrencySchema,
  originalPrices: amountByCurrencySchema,
  per: pricePayerSchema,
  isFrom: lenientOptional(z.boolean()),
  durationMinutes: minutes,
  durationMinutesTo: minutes,
  guideLanguages: lenientList(z.string()),
  isGuided: lenientOptional(z.boolean()),
  traits: lenientList(z.enum(TRAITS)),
  isCancellable: lenientOptional(z.boolean()),
  freeCancellationMinutes: minutes,
  hasInstantConfirmation: flag,
  hasMobileTicket: flag,
  latitude: degrees(90),
  longitude: degrees(180),
  addressLine: singleLineOrEmpty,
  neighbourhood: singleLineOrEmpty,
  opens: lenientOptional(timeOfDaySchema),
  closes: lenientOptional(timeOfDaySchema),
  groupSize: lenientOptional(acceptNumericText(z.int().positive())),
  rating: lenientOptional(acceptNumericText(z.number())),
  ratings: lenientOptional(acceptNumericText(z.number())),
  isHidden: flag,
  timeZone: lenientOptional(timeZoneSchema),
  options: lenientList(
    z.object({
      id: stringIdSchema,
      name: singleLineSchema,
      info: singleLineOrEmpty,
      translations: z
        .record(z.string(), lenientOptional(z.object({ name: singleLineSchema, info: singleLineOrEmpty })))
        .catch({}),
      prices: amountByCurrencySchema,
      per: pricePayerSchema,
    }),
  ),
})
export type NeutralProduct = z.infer<typeof neutralProductSchema>

/** A name in several languages; `''` is the one for all others. */
const namesSchema = z.record(z.string(), z.string())
export type NamesByLanguage = z.infer<typeof namesSchema>
const namedSchema = lenientOptional(z.object({ id: z.number(), names: namesSchema }))

/** Where a product belongs, resolved by the installation's own lists (`CatalogueSnapshot`). */
export const productClassificationSchema = z.object({
  tgid: z.int().positive(),
  city: lenientOptional(z.object({ code: z.string(), names: namesSchema })),
  timeZone: lenientOptional(timeZoneSchema),
  collection: namedSchema,
  category: namedSchema,
  subCategory: namedSchema,
  /** ISO date of the next day with tickets, where the source knows it. */
  nextDate: lenientOptional(z.iso.date()),
})
export type ProductClassification = z.infer<typeof productClassificationSchema>

/** A product as it is answered: as its source has it, and where it belongs. */
export const classifiedProductSchema = z.object({ item: z.unknown(), placement: productClassificationSchema })
export type ClassifiedProduct = z.infer<typeof classifiedProductSchema>

const itemSchema = z.object({ id: stringIdSchema })

/** The id of an item as its source has it; empty without one. */
export function idOfItem(item: unknown): string {
  return itemSchema.safeParse(item).data?.id ?? ''
}

/** The name in a language, or the one for all. */
export function localizedName(names: NamesByLanguage, lang: LanguageCode): string {
  return names[lang] ?? names[''] ?? ''
}

/** The languages in which a product has a name of its own, each with its texts. */
export function textsByLanguage(item: NeutralProduct): ReadonlyMap<LanguageCode, ProductTexts> {
  const own = (item.language ?? 'en').toLowerCase().slice(0, 2)
  const each: [string, ProductTexts][] = [[own, item]]
  for (const [lang, texts] of Object.entries(item.translations)) if (texts?.name) each.push([lang.toLowerCase(), texts])
  return new Map(each.filter((one): one is [LanguageCode, ProductTexts] => isLanguageCode(one[0])))
}
