import { z } from 'zod'
import { calloutBlockSchema } from './blocks/callout.ts'
import { ctaBlockSchema } from './blocks/cta.ts'
import { experienceBlockSchema } from './blocks/experience.ts'
import { factsBlockSchema } from './blocks/facts.ts'
import { planOfDaysBlockSchema } from './blocks/plan-of-days.ts'
import { planYourVisitBlockSchema } from './blocks/plan-your-visit.ts'
import { seatPlanBlockSchema } from './blocks/seat-plan.ts'
import { spotifyBlockSchema } from './blocks/spotify.ts'
import { createBlockSchema } from './create-block-schema.ts'
import { imageSchema } from './image.ts'
import { listLayoutSchema } from './list-layout.ts'
import { LANGUAGE_CODES } from './locales.ts'
import { navigationActionSchema, pageReferenceSchema } from './navigation.ts'
import { productListSourceSchema } from './product-source.ts'
import { richTextSchema } from './rich-text.ts'

const cardSchema = z.object({
  image: imageSchema,
  kicker: z.string().optional(),
  title: z.string(),
  text: z.string().optional(),
  action: navigationActionSchema,
})

const groupSchema = z.object({
  title: z.string(),
  links: z.array(z.object({ label: z.string(), action: navigationActionSchema })).min(1),
})

const ticketSchema = z.object({
  tgid: z.number().int(),
  /** Areas that only this ticket gives access to: levels, gates, rooms. */
  opens: z.string(),
})

const pointSchema = z.object({
  name: z.string(),
  text: z.string().optional(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

const rowSchema = z.object({ cells: z.array(z.object({ content: richTextSchema })).min(1) })

const personSchema = z.object({ name: z.string(), role: z.string(), image: imageSchema.optional() })

/**
 * Every block that can be published: the site and the content system each have an entry for each, or do not compile. Those with
 * constants of their own have a file in `blocks`.
 */
export const blockSchema = z.discriminatedUnion('type', [
  createBlockSchema('richText', { content: richTextSchema }),
  createBlockSchema('quote', {
    text: z.string(),
    author: z.string().optional(),
    /** The source: a book, a newspaper, the speaker's office. */
    source: z.string().optional(),
  }),
  createBlockSchema('productList', {
    title: z.string(),
    intro: z.string().optional(),
    source: productListSourceSchema,
    /** Maximum number of cards, 1 to 100. */
    limit: z.number().int().min(1).max(100).default(40),
    layout: listLayoutSchema,
    action: navigationActionSchema.optional(),
  }),
  createBlockSchema('cardList', {
    title: z.string(),
    intro: z.string().optional(),
    layout: listLayoutSchema,
    cards: z.array(cardSchema).min(1),
  }),
  createBlockSchema('relatedPages', {
    title: z.string(),
    intro: z.string().optional(),
    /** The cards' texts come from the pages. */
    pages: z.array(z.object({ page: pageReferenceSchema })).min(1),
  }),
  createBlockSchema('quickLinks', {
    title: z.string().optional(),
    groups: z.array(groupSchema).min(1),
  }),
  createBlockSchema('image', {
    image: imageSchema,
    caption: z.string().optional(),
    /** Pixels half as many again as usual, for pictures with fine detail. */
    higherQuality: z.boolean().optional(),
    /** The whole picture, with a blur of it around, in place of a crop. */
    blurFill: z.boolean().optional(),
    darkOverlay: z.boolean().optional(),
  }),
  createBlockSchema('gallery', {
    title: z.string().optional(),
    pictures: z.array(z.object({ image: imageSchema, caption: z.string().optional() })).min(1),
  }),
  createBlockSchema('hero', {
    image: imageSchema,
    kicker: z.string().optional(),
    title: z.string(),
    text: z.string().optional(),
    action: navigationActionSchema.optional(),
  }),
  createBlockSchema('banner', {
    image: imageSchema,
    title: z.string(),
    text: z.string().optional(),
    action: navigationActionSchema,
    /** The first and the last day on which it is shown, YYYY-MM-DD, where the site is. */
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
  }),
  ctaBlockSchema,
  experienceBlockSchema,
  createBlockSchema('faq', {
    title: z.string(),
    items: z.array(z.object({ question: z.string(), answer: richTextSchema })).min(1),
  }),
  createBlockSchema('accordion', {
    title: z.string().optional(),
    items: z.array(z.object({ title: z.string(), content: richTextSchema })).min(1),
  }),
  createBlockSchema('tabs', {
    title: z.string().optional(),
    items: z.array(z.object({ title: z.string(), content: richTextSchema })).min(1),
  }),
  calloutBlockSchema,
  /** Specification, section 3: "Notes takes text and shows it in a callout box". */
  createBlockSchema('notes', { text: z.string() }),
  factsBlockSchema,
  planYourVisitBlockSchema,
  createBlockSchema('table', {
    caption: z.string(),
    /** The first row names the columns. */
    headerRow: z.boolean().default(true),
    /** The first cell of each row names the row. */
    headerColumn: z.boolean().default(false),
    /** A row may have fewer cells than others. */
    rows: z.array(rowSchema).min(1),
  }),
  /** A comparison of tickets for one visit: access from the editor, the rest from the catalogue. */
  createBlockSchema('ticketMatrix', {
    title: z.string(),
    intro: z.string().optional(),
    tickets: z.array(ticketSchema).min(2),
  }),
  planOfDaysBlockSchema,
  createBlockSchema('video', {
    title: z.string(),
    /** The address of a YouTube video or of a file. */
    address: z.url(),
    poster: imageSchema.optional(),
    /** What it shows, in plain text; search engines read it. */
    description: z.string().optional(),
    /** The day on which it was first published, and how long it is: search engines are told. */
    uploadedOn: z.iso.date().optional(),
    seconds: z.number().int().positive().optional(),
    /** Of a file: WebVTT, one for each language. */
    captions: z.array(z.object({ lang: z.enum(LANGUAGE_CODES), address: z.url() })).default([]),
  }),
  /** Specification, section 3, "Content blocks". The form and the site check whether its host is allowed. */
  createBlockSchema('iframe', {
    src: z.url(),
    /** The title of the frame, for screen readers. */
    name: z.string(),
    /** The attribute `allow` of the frame. */
    allow: z.string().optional(),
    allowFullScreen: z.boolean().optional(),
  }),
  spotifyBlockSchema,
  /** Specification, section 3: a link to another block of its page. */
  createBlockSchema('jumpLink', {
    targetBlockId: z.string().regex(/^\S+$/),
    title: z.string(),
  }),
  /** Reviews of a tour group, from the catalogue. */
  createBlockSchema('reviews', {
    tgid: z.number().int(),
    title: z.string().optional(),
    /** Reviews shown first, in this order, until a visitor sorts differently. */
    pinned: z.array(z.object({ reviewId: z.number().int() })).default([]),
    /** Maximum number of reviews, 1 to 24, before a visitor asks for more. */
    limit: z.number().int().min(1).max(24).default(6),
  }),
  /** The stops of a tour group and the ways between them, from the catalogue. */
  createBlockSchema('itinerary', {
    tgid: z.number().int(),
    title: z.string().optional(),
  }),
  /** Places that editors name, and the meeting point of a tour group; either may be missing. */
  createBlockSchema('map', {
    title: z.string().optional(),
    tgid: z.number().int().optional(),
    points: z.array(pointSchema).max(30).default([]),
  }),
  /** The cast and creatives of a show. */
  createBlockSchema('castList', {
    title: z.string(),
    intro: z.string().optional(),
    people: z.array(personSchema).min(1),
  }),
  seatPlanBlockSchema,
])

export type Block = z.infer<typeof blockSchema>
export type BlockType = Block['type']
export type BlockOfType<T extends BlockType> = Extract<Block, { type: T }>

export const BLOCK_TYPES = blockSchema.options.map((option) => option.shape.type.value)

/** The folder of a block on each side: `product-list` of `productList`. */
export function blockFolderName(type: BlockType): string {
  return type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
