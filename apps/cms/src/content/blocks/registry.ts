import type { BlockType } from '@passepartout/content-model/blocks'
import { accordionEntry } from './accordion/entry.ts'
import { bannerEntry } from './banner/entry.ts'
import type { BlockEntry, PublishingConversion } from './block-entry.ts'
import { calloutEntry } from './callout/entry.ts'
import { cardListEntry } from './card-list/entry.ts'
import { castListEntry } from './cast-list/entry.ts'
import { ctaEntry } from './cta/entry.ts'
import { experienceEntry } from './experience/entry.ts'
import { factsEntry } from './facts/entry.ts'
import { faqEntry } from './faq/entry.ts'
import { galleryEntry } from './gallery/entry.ts'
import { heroEntry } from './hero/entry.ts'
import { iframeEntry } from './iframe/entry.ts'
import { imageEntry } from './image/entry.ts'
import { itineraryEntry } from './itinerary/entry.ts'
import { jumpLinkEntry } from './jump-link/entry.ts'
import { mapEntry } from './map/entry.ts'
import { notesEntry } from './notes/entry.ts'
import { planOfDaysEntry } from './plan-of-days/entry.ts'
import { planYourVisitEntry } from './plan-your-visit/entry.ts'
import { productListEntry } from './product-list/entry.ts'
import { quickLinksEntry } from './quick-links/entry.ts'
import { quoteEntry } from './quote/entry.ts'
import { relatedPagesEntry } from './related-pages/entry.ts'
import { reviewsEntry } from './reviews/entry.ts'
import { richTextEntry } from './rich-text/entry.ts'
import { seatPlanEntry } from './seat-plan/entry.ts'
import { spotifyEntry } from './spotify/entry.ts'
import { tableEntry } from './table/entry.ts'
import { tabsEntry } from './tabs/entry.ts'
import { ticketMatrixEntry } from './ticket-matrix/entry.ts'
import { videoEntry } from './video/entry.ts'

/** All blocks, in the order in which editors are offered them. A block type without an entry does not compile. */
export const BLOCKS: { readonly [T in BlockType]: BlockEntry<T> } = {
  richText: richTextEntry,
  quote: quoteEntry,
  productList: productListEntry,
  cardList: cardListEntry,
  relatedPages: relatedPagesEntry,
  quickLinks: quickLinksEntry,
  image: imageEntry,
  gallery: galleryEntry,
  hero: heroEntry,
  banner: bannerEntry,
  cta: ctaEntry,
  experience: experienceEntry,
  faq: faqEntry,
  accordion: accordionEntry,
  tabs: tabsEntry,
  callout: calloutEntry,
  notes: notesEntry,
  facts: factsEntry,
  planYourVisit: planYourVisitEntry,
  table: tableEntry,
  ticketMatrix: ticketMatrixEntry,
  planOfDays: planOfDaysEntry,
  video: videoEntry,
  iframe: iframeEntry,
  spotify: spotifyEntry,
  jumpLink: jumpLinkEntry,
  reviews: reviewsEntry,
  itinerary: itineraryEntry,
  map: mapEntry,
  castList: castListEntry,
  seatPlan: seatPlanEntry,
}

/** The conversions of a block's own, by part. */
export function publishingConversionsOf(type: BlockType): Readonly<Record<string, PublishingConversion>> {
  return BLOCKS[type].conversions ?? {}
}
