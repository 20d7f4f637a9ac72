/**
 * The texts of a catalogue: `texts/<language>/*.json` in its folder, with the same keys in every language, in plain text (no
 * HTML; lists become `<ul>` and paragraphs `<p>` in the answers). The README of the demonstration's catalogue describes each
 * for translators.
 */
import { z } from 'zod'
import {
  nonEmptyTextListSchema,
  nonEmptyTextSchema,
  phrasesSchema,
  tourGroupTextSchema,
} from '../../catalogue-schema.ts'

const byKey = <S extends z.ZodType>(schema: S) => z.record(z.string(), schema)
const label = byKey(nonEmptyTextSchema)

/** The files of every language. */
export const TEXT_SCHEMAS = {
  cities: byKey(z.strictObject({ name: nonEmptyTextSchema, country: nonEmptyTextSchema })),
  categories: label,
  collections: byKey(
    z.strictObject({
      displayName: nonEmptyTextSchema,
      heading: nonEmptyTextSchema,
      subtext: nonEmptyTextSchema,
      description: nonEmptyTextListSchema,
      metaDescription: nonEmptyTextSchema,
    }),
  ),
  places: byKey(
    z.strictObject({
      name: nonEmptyTextSchema,
      /** One sentence. */
      essence: nonEmptyTextSchema.optional(),
      /** A few words each, for the highlights of a product. */
      sights: nonEmptyTextListSchema.optional(),
    }),
  ),
  templates: byKey(
    z.strictObject({
      /** With `{place}`, `{secondPlace}` or `{show}`. */
      name: nonEmptyTextSchema,
      /** One sentence, shown after that of the place. */
      lead: nonEmptyTextSchema,
      highlights: nonEmptyTextListSchema,
      inclusions: nonEmptyTextListSchema,
      exclusions: z.array(nonEmptyTextSchema),
    }),
  ),
  variants: byKey(z.strictObject({ name: nonEmptyTextSchema, info: nonEmptyTextSchema.optional() })),
  /** One sentence by the show's key. */
  shows: label,
  banners: byKey(z.strictObject({ title: nonEmptyTextSchema, altText: nonEmptyTextSchema })),
  personas: label,
  promotions: label,
  phrases: phrasesSchema,
} as const
export type TextFileName = keyof typeof TEXT_SCHEMAS

/** All files of one language. */
export const languageTextsSchema = z.strictObject(TEXT_SCHEMAS)
export type LanguageTexts = z.infer<typeof languageTextsSchema>

/** `texts/<language>/tour-groups/*.json`: products with texts of their own, by id; each language may have different ones. */
export const handwrittenTextsSchema = byKey(tourGroupTextSchema)

/** `texts/<language>/itineraries.json`: descriptions of stops by tour group and position, instead of the place's essence. */
export const itineraryStopTextsSchema = byKey(label)

/**
 * `texts/<language>/addresses.json`: translations of addresses, or of their parts between commas. Without one the local form is
 * shown, which a driver can read.
 */
export const addressTranslationsSchema = label
