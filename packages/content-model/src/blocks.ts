import { z } from 'zod'
import { accordionBlockSchema } from './blocks/accordion.ts'
import { bannerBlockSchema } from './blocks/banner.ts'
import { calloutBlockSchema } from './blocks/callout.ts'
import { cardListBlockSchema } from './blocks/card-list.ts'
import { castListBlockSchema } from './blocks/cast-list.ts'
import { ctaBlockSchema } from './blocks/cta.ts'
import { experienceBlockSchema } from './blocks/experience.ts'
import { factsBlockSchema } from './blocks/facts.ts'
import { faqBlockSchema } from './blocks/faq.ts'
import { galleryBlockSchema } from './blocks/gallery.ts'
import { heroBlockSchema } from './blocks/hero.ts'
import { iframeBlockSchema } from './blocks/iframe.ts'
import { imageBlockSchema } from './blocks/image.ts'
import { itineraryBlockSchema } from './blocks/itinerary.ts'
import { jumpLinkBlockSchema } from './blocks/jump-link.ts'
import { mapBlockSchema } from './blocks/map.ts'
import { notesBlockSchema } from './blocks/notes.ts'
import { planOfDaysBlockSchema } from './blocks/plan-of-days.ts'
import { planYourVisitBlockSchema } from './blocks/plan-your-visit.ts'
import { productListBlockSchema } from './blocks/product-list.ts'
import { quickLinksBlockSchema } from './blocks/quick-links.ts'
import { quoteBlockSchema } from './blocks/quote.ts'
import { relatedPagesBlockSchema } from './blocks/related-pages.ts'
import { reviewsBlockSchema } from './blocks/reviews.ts'
import { richTextBlockSchema } from './blocks/rich-text.ts'
import { seatPlanBlockSchema } from './blocks/seat-plan.ts'
import { spotifyBlockSchema } from './blocks/spotify.ts'
import { tableBlockSchema } from './blocks/table.ts'
import { tabsBlockSchema } from './blocks/tabs.ts'
import { ticketMatrixBlockSchema } from './blocks/ticket-matrix.ts'
import { videoBlockSchema } from './blocks/video.ts'

/** Every block that can be published: the site and the content system each have an entry for each, or do not compile. */
export const blockSchema = z.discriminatedUnion('type', [
  richTextBlockSchema,
  quoteBlockSchema,
  productListBlockSchema,
  cardListBlockSchema,
  relatedPagesBlockSchema,
  quickLinksBlockSchema,
  imageBlockSchema,
  galleryBlockSchema,
  heroBlockSchema,
  bannerBlockSchema,
  ctaBlockSchema,
  experienceBlockSchema,
  faqBlockSchema,
  accordionBlockSchema,
  tabsBlockSchema,
  calloutBlockSchema,
  notesBlockSchema,
  factsBlockSchema,
  planYourVisitBlockSchema,
  tableBlockSchema,
  ticketMatrixBlockSchema,
  planOfDaysBlockSchema,
  videoBlockSchema,
  iframeBlockSchema,
  spotifyBlockSchema,
  jumpLinkBlockSchema,
  reviewsBlockSchema,
  itineraryBlockSchema,
  mapBlockSchema,
  castListBlockSchema,
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
