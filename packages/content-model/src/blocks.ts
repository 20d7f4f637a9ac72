import { z } from 'zod'
import { bookingOptionsSchema, isCalendarDay } from './booking-options.ts'
import { imageSchema } from './image.ts'
import { navigationActionSchema } from './navigation.ts'
import { richTextSchema } from './rich-text.ts'

const block = { id: z.string().min(1) }

/** Which tour groups a product list shows; the catalogue answers, the page only asks. */
export const productSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('collection'), id: z.number().int() }),
  z.object({ kind: z.literal('category'), id: z.number().int(), city: z.string() }),
  z.object({ kind: z.literal('subCategory'), id: z.number().int(), city: z.string() }),
  z.object({ kind: z.literal('tgids'), ids: z.array(z.number().int()).min(1) }),
])
export type ProductSource = z.infer<typeof productSourceSchema>

export const LIST_LAYOUTS = ['grid', 'carousel'] as const
export type ListLayout = (typeof LIST_LAYOUTS)[number]
const layout = z.enum(LIST_LAYOUTS).default('grid').catch('grid')

const richTextBlockSchema = z.object({ ...block, type: z.literal('richText'), content: richTextSchema })

const productListBlockSchema = z.object({
  ...block,
  type: z.literal('productList'),
  title: z.string(),
  intro: z.string().optional(),
  source: productSourceSchema,
  /** At most this many cards, 1 to 100. */
  limit: z.number().int().min(1).max(100).default(40),
  layout,
  action: navigationActionSchema.optional(),
})

const cardListBlockSchema = z.object({
  ...block,
  type: z.literal('cardList'),
  title: z.string(),
  intro: z.string().optional(),
  layout,
  cards: z
    .array(
      z.object({
        image: imageSchema,
        kicker: z.string().optional(),
        title: z.string(),
        text: z.string().optional(),
        action: navigationActionSchema,
      }),
    )
    .min(1),
})

const imageBlockSchema = z.object({
  ...block,
  type: z.literal('image'),
  image: imageSchema,
  caption: z.string().optional(),
  /** Pixels half as many again as usual, for pictures with fine detail. */
  higherQuality: z.boolean().optional(),
  /** The whole picture, with a blur of it around, in place of a crop. */
  blurFill: z.boolean().optional(),
  darkOverlay: z.boolean().optional(),
})

const ctaBlockSchema = z.object({
  ...block,
  type: z.literal('cta'),
  title: z.string(),
  text: z.string().optional(),
  action: navigationActionSchema,
})

/** Specification, section 2: opens a booking address built from tgid, domain and language. */
const experienceBlockSchema = z.object({
  ...block,
  type: z.literal('experience'),
  tgid: z.number().int(),
  /** The day that its booking link opens with, YYYY-MM-DD. */
  date: z.string().refine(isCalendarDay, 'a day of the calendar, such as 2026-12-24').optional(),
  variantId: z.number().int().positive().optional(),
  tourId: z.number().int().positive().optional(),
  booking: bookingOptionsSchema.optional(),
  title: z.string().optional(),
  text: z.string().optional(),
})

const faqBlockSchema = z.object({
  ...block,
  type: z.literal('faq'),
  title: z.string(),
  items: z.array(z.object({ question: z.string(), answer: richTextSchema })).min(1),
})

export const CALLOUT_TONES = ['tip', 'note', 'warning'] as const
export type CalloutTone = (typeof CALLOUT_TONES)[number]

const calloutBlockSchema = z.object({
  ...block,
  type: z.literal('callout'),
  tone: z.enum(CALLOUT_TONES).default('note').catch('note'),
  title: z.string().optional(),
  content: richTextSchema,
})

export const FACT_ICONS = [
  'bolt',
  'calendar',
  'clock',
  'headset',
  'heart',
  'map',
  'shield',
  'star',
  'ticket',
  'wallet',
] as const
export type FactIcon = (typeof FACT_ICONS)[number]

const factsBlockSchema = z.object({
  ...block,
  type: z.literal('facts'),
  title: z.string().optional(),
  items: z
    .array(
      z.object({
        icon: z.enum(FACT_ICONS).optional().catch(undefined),
        title: z.string(),
        text: z.string().optional(),
      }),
    )
    .min(1),
})

export const blockSchema = z.discriminatedUnion('type', [
  richTextBlockSchema,
  productListBlockSchema,
  cardListBlockSchema,
  imageBlockSchema,
  ctaBlockSchema,
  experienceBlockSchema,
  faqBlockSchema,
  calloutBlockSchema,
  factsBlockSchema,
])

export type Block = z.infer<typeof blockSchema>
export type BlockType = Block['type']
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>

export const BLOCK_TYPES = blockSchema.options.map((option) => option.shape.type.value)
