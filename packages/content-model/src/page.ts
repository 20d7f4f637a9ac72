import { z } from 'zod'
import { bestTimeToVisitSchema } from './best-time-to-visit.ts'
import { blockSchema } from './blocks.ts'
import { imageSchema } from './image.ts'
import { bookingOptionsSchema } from './links/booking-options.ts'
import { LANGUAGE_CODES } from './locales.ts'
import { PAGE_OR_LEGAL_KINDS } from './page-kind.ts'
import { editorTagOverrideSchema } from './tour-group-tags.ts'

export const PAGE_TYPES = [
  'homePage',
  'cityPage',
  'categoryPage',
  'subCategoryPage',
  'collectionPage',
  'productPage',
  'showPage',
  'contentPage',
  'shoulderPage',
] as const
export type PageType = (typeof PAGE_TYPES)[number]

export const PAGE_SUB_TYPES = ['PlanYourVisit', 'Directions'] as const
export type PageSubType = (typeof PAGE_SUB_TYPES)[number]

export const LANDING_PAGE_KINDS = ['Location', 'Theme', 'TravelGuide'] as const
export type LandingPageKind = (typeof LANDING_PAGE_KINDS)[number]

/** Page types about one tour group as a whole. */
export const TOUR_GROUP_PAGE_TYPES: readonly PageType[] = ['productPage', 'showPage']

/** Page types that draw the day at a place or of a tour group. */
export const DAY_TIMELINE_PAGE_TYPES: readonly PageType[] = ['collectionPage', 'productPage']

/** Specification, section 3, "App context". */
export const categorisationSchema = z.object({
  city: z.string().optional(),
  country: z.string().optional(),
  collectionId: z.number().int().optional(),
  categoryId: z.number().int().optional(),
  subCategoryId: z.number().int().optional(),
  /** The tour group that a product or show page is about. */
  tgid: z.number().int().optional(),
  /** Whether the booking page of that tour group asks for the date itself, so that links to it name none. */
  asksForDate: z.boolean().optional(),
  /** What editors say of that tour group, on all sites. */
  editorTags: z.array(editorTagOverrideSchema).optional(),
})
export type Categorisation = z.infer<typeof categorisationSchema>

export const metaSchema = z.object({
  title: z.string().min(1),
  description: z.string().default(''),
  image: imageSchema.optional(),
  noIndex: z.boolean().default(false),
})

export const pageDocumentSchema = z.object({
  uid: z.string().min(1),
  lang: z.enum(LANGUAGE_CODES),
  kind: z.enum(PAGE_OR_LEGAL_KINDS),
  /** The uid of the site's root, which names its `SiteDocument`. */
  siteUid: z.string().min(1),
  /** Shared by pages that are translations of each other. */
  translationGroup: z.string().min(1),
  pageType: z.enum(PAGE_TYPES),
  pageSubType: z.enum(PAGE_SUB_TYPES).optional(),
  landingPageKind: z.enum(LANDING_PAGE_KINDS).optional(),
  categorisation: categorisationSchema,
  meta: metaSchema,
  /** The visible heading. */
  title: z.string().min(1),
  kicker: z.string().optional(),
  standfirst: z.string().optional(),
  heroImage: imageSchema.optional(),
  /** Defaults for all booking links of the page. */
  booking: bookingOptionsSchema.optional(),
  /** What an editor knows of the hours at the place or of the tour group that the page is about. */
  rightHour: bestTimeToVisitSchema.optional(),
  /** Whether it is a machine translation that nobody has confirmed: visitors are told so. */
  byMachine: z.boolean().optional(),
  /** Uid of the parent page, for breadcrumbs. */
  parentUid: z.string().optional(),
  /** ISO 8601 instants. */
  publishedAt: z.string(),
  updatedAt: z.string(),
  blocks: z.array(blockSchema),
})
export type PageDocument = z.infer<typeof pageDocumentSchema>

/** The tour group that a page is about as a whole, if any. */
export function tourGroupIdOfPage({ pageType, categorisation }: Pick<PageDocument, 'pageType' | 'categorisation'>) {
  return TOUR_GROUP_PAGE_TYPES.includes(pageType) ? categorisation.tgid : undefined
}

/** A fault of one part of a published document. */
export interface DocumentFault {
  /** Dotted path into the document. */
  readonly path: string
  readonly message: string
}

/** Why a block was dropped. */
export interface DroppedBlock extends DocumentFault {
  readonly blockType: string
}

export type ParsedPage =
  | { readonly ok: true; readonly page: PageDocument; readonly dropped: readonly DroppedBlock[] }
  | { readonly ok: false; readonly faults: readonly DocumentFault[] }

const namedSchema = z.object({ type: z.string() })
const envelopeSchema = pageDocumentSchema.extend({ blocks: z.array(z.unknown()) })

/**
 * Parses a published page as the site does: an unknown or invalid block is dropped and reported, so that a newer content system
 * never breaks an older site; any other fault refuses the document.
 */
export function parsePageDocument(value: unknown): ParsedPage {
  const envelope = envelopeSchema.safeParse(value)
  if (!envelope.success) return { ok: false, faults: toDocumentFaults(envelope.error) }
  const dropped: DroppedBlock[] = []
  const blocks = envelope.data.blocks.flatMap((candidate, index) => {
    const block = blockSchema.safeParse(candidate)
    if (block.success) return [block.data]
    const blockType = namedSchema.safeParse(candidate).data?.type ?? 'no type'
    dropped.push(...toDocumentFaults(block.error, `blocks.${index}`).map((fault) => ({ ...fault, blockType })))
    return []
  })
  return { ok: true, page: { ...envelope.data, blocks }, dropped }
}

/** Validates a page as the content system does before it publishes: any fault counts. */
export function checkPageDocument(value: unknown): readonly DocumentFault[] {
  const result = pageDocumentSchema.safeParse(value)
  return result.success ? [] : toDocumentFaults(result.error)
}

export function toDocumentFaults(error: z.ZodError, prefix = ''): DocumentFault[] {
  return error.issues.map((issue) => ({
    path: [prefix, ...issue.path.map(String)].filter(Boolean).join('.'),
    message: issue.message,
  }))
}
