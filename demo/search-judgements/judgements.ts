import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { z } from 'zod'

const text = z.string().min(1)
const count = z.number().int().positive()

/** Kinds of query that say what a visitor wants. */
export const INTENTS = ['day-time', 'party', 'price', 'kind', 'need', 'person', 'weather', 'near', 'mixed'] as const
/** Kinds of query that name something. */
const NAMES = ['name', 'place', 'typo', 'script', 'partial', 'local-name'] as const

const DAYS = [
  ...(['today', 'tonight', 'tomorrow', 'weekend'] as const),
  ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const),
]

const NEEDS = [
  ...(['step-free', 'captioned', 'audio-described', 'signed', 'relaxed'] as const),
  ...(['pick-up', 'free-cancellation', 'indoor', 'open-late', 'view', 'on-the-water'] as const),
] as const

const KINDS = [
  ...(['skip-the-line', 'guided', 'audio-guide', 'private', 'small-group', 'early-entry', 'combo'] as const),
  ...(['cruise', 'dinner-cruise', 'walking-tour', 'photo-walk', 'bike-tour', 'hop-on-hop-off', 'day-trip'] as const),
  ...(['food-tour', 'cooking-class', 'wine-tasting', 'safari', 'live-music', 'cabaret'] as const),
  ...(['museum', 'landmark', 'view', 'park', 'city-card', 'museum-pass'] as const),
  ...(['transfer', 'transport-pass', 'train', 'ferry', 'e-sim'] as const),
  ...(['show', 'musical', 'play', 'comedy', 'dance', 'family-show'] as const),
] as const

const partsSchema = z.strictObject({
  place: text.optional(),
  when: z
    .strictObject({
      day: z.union([z.enum(DAYS), z.iso.date()]).optional(),
      time: z.enum(['morning', 'afternoon', 'evening', 'night']).optional(),
    })
    .optional(),
  party: z.strictObject({ adults: count.optional(), children: count.optional(), infants: count.optional() }).optional(),
  priceBelow: z.strictObject({ amount: z.number().positive(), currency: z.enum(CURRENCY_CODES) }).optional(),
  needs: z.array(z.enum(NEEDS)).min(1).optional(),
  kind: z.array(z.enum(KINDS)).min(1).optional(),
  people: z.array(text).min(1).optional(),
})

const judgedQuerySchema = z
  .strictObject({
    language: z.enum(LANGUAGE_CODES),
    host: text,
    text,
    kind: z.enum([...INTENTS, ...NAMES]),
    city: text.optional(),
    expectedFirstThree: z
      .array(
        z.strictObject({ anyOf: z.array(text).min(1), grade: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
      )
      .min(1)
      .optional(),
    expectedParts: partsSchema.optional(),
    expectNothing: z.literal(true).optional(),
    note: text.optional(),
  })
  .refine((query) => (query.expectedFirstThree ?? query.expectedParts ?? query.expectNothing) !== undefined, {
    message: 'expects nothing that can be checked',
  })

/** A file of judged queries; the README beside says what each field means. */
export const judgementsSchema = z.strictObject({ askedOn: z.iso.date(), queries: z.array(judgedQuerySchema).min(1) })
