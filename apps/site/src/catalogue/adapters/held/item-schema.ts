import { isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import { z } from 'zod'
import {
  list,
  numeric,
  optional,
  optionalWords,
  someWords,
  text,
  timeOfDay,
  timeZone,
  words,
} from '../../answers/answer-schemas.ts'
import { TRAITS } from '../../product.ts'

/**
 * Products in the site's own neutral form, which files have as they are (docs/how-to/catalogue-in-files.md) and into
 * which other sources are translated. As with the provider's answers, a field that cannot be used is dropped, and a
 * product only without id or name.
 */
export const idSchema = z.union([z.string().trim().min(1), z.number()]).transform(String)

/** Amounts in units of the currency, not of its cents, by ISO code. */
export const pricesSchema = z.record(z.string(), optional(numeric(z.number()))).catch({})

/** Who pays a price. */
export const perSchema = z.enum(['person', 'adult', 'group']).catch('person')

/** Milliseconds of a year, in minutes. */
const MAX_MINUTES = 366 * 24 * 60
const minutes = optional(numeric(z.number().min(0).max(MAX_MINUTES)))
const flag = z.boolean().catch(false)
const degrees = (most: number) => optional(numeric(z.number().min(-most).max(most)))

/** What is written in one language. Fields with HTML are sanitised when they are read. */
const textsSchema = z.object({
  name: optionalWords,
  summary: optionalWords,
  highlights: text,
  description: text,
  inclusions: text,
  exclusions: text,
  additionalInfo: text,
  cancellation: text,
  delivery: text,
  faq: list(z.object({ question: someWords, answer: z.string() })),
})
export type Texts = z.infer<typeof textsSchema>

const pictureSchema = z.union([z.string(), z.object({ url: z.string(), alt: optionalWords })])

export const itemSchema = textsSchema.extend({
  id: idSchema,
  name: someWords,
  /** Of the texts above; others are in `translations`. */
  language: optional(z.string()),
  translations: z.record(z.string(), optional(textsSchema)).catch({}),
  pictures: list(pictureSchema),
  prices: pricesSchema,
  originalPrices: pricesSchema,
  per: perSchema,
  isFrom: optional(z.boolean()),
  durationMinutes: minutes,
  durationMinutesTo: minutes,
  guideLanguages: list(z.string()),
  isGuided: optional(z.boolean()),
  traits: list(z.enum(TRAITS)),
  isCancellable: optional(z.boolean()),
  freeCancellationMinutes: minutes,
  hasInstantConfirmation: flag,
  hasMobileTicket: flag,
  latitude: degrees(90),
  longitude: degrees(180),
  addressLine: optionalWords,
  neighbourhood: optionalWords,
  opens: optional(timeOfDay),
  closes: optional(timeOfDay),
  groupSize: optional(numeric(z.int().positive())),
  rating: optional(numeric(z.number())),
  ratings: optional(numeric(z.number())),
  isHidden: flag,
  timeZone: optional(timeZone),
  options: list(
    z.object({
      id: idSchema,
      name: words,
      info: optionalWords,
      translations: z.record(z.string(), optional(z.object({ name: words, info: optionalWords }))).catch({}),
      prices: pricesSchema,
      per: perSchema,
    }),
  ),
})
export type Item = z.infer<typeof itemSchema>

/** A name in several languages; `''` is the one for all others. */
const namesSchema = z.record(z.string(), z.string())
export type Names = z.infer<typeof namesSchema>
const namedSchema = optional(z.object({ id: z.number(), names: namesSchema }))

/** Where a product belongs, resolved by the installation's own lists (`Shelves`). */
export const placementSchema = z.object({
  tgid: z.int().positive(),
  city: optional(z.object({ code: z.string(), names: namesSchema })),
  timeZone: optional(timeZone),
  collection: namedSchema,
  category: namedSchema,
  subCategory: namedSchema,
  /** ISO date of the next day with tickets, where the source knows it. */
  nextDate: optional(z.iso.date()),
})
export type Placement = z.infer<typeof placementSchema>

/** A product as it is answered: as its source has it, and where it belongs. */
export const entrySchema = z.object({ item: z.unknown(), placement: placementSchema })
export type Entry = z.infer<typeof entrySchema>

/** The name in a language, or the one for all. */
export function nameIn(names: Names, lang: LanguageCode): string {
  return names[lang] ?? names[''] ?? ''
}

/** The languages in which a product has a name of its own, each with its texts. */
export function textsByLanguage(item: Item): ReadonlyMap<LanguageCode, Texts> {
  const own = (item.language ?? 'en').toLowerCase().slice(0, 2)
  const each: [string, Texts][] = [[own, item]]
  for (const [lang, texts] of Object.entries(item.translations)) if (texts?.name) each.push([lang.toLowerCase(), texts])
  return new Map(each.filter((one): one is [LanguageCode, Texts] => isLanguageCode(one[0])))
}
