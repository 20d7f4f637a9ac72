import { type Block, type BlockOfType, type BlockType, blockFolderName } from '@passepartout/content-model/blocks'
import { accordionEntry } from './accordion/entry.ts'
import { bannerEntry } from './banner/entry.ts'
import type {
  BlockDataByType,
  BlockDataOf,
  BlockEntry,
  BlockLoader,
  BlockSources,
  LoadedBlock,
  LoadedBlockOf,
} from './block.ts'
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

type Entries = { readonly [T in BlockType]: BlockEntry<T> }
type Loaders = { readonly [T in keyof BlockDataByType]: { readonly load: BlockLoader<T> } }

/** All block types. A type without a view, or without a loader that it needs, does not compile. */
export const BLOCK_ENTRIES: Entries = {
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
} satisfies Entries & Loaders

/** The module below `src` whose style sheets the block needs. */
export function viewModulePathOfBlock(type: BlockType): `blocks/${string}/view.tsx` {
  return `blocks/${blockFolderName(type)}/view.tsx`
}

/** Loads the data of all blocks in parallel. */
export function loadBlocks(blocks: readonly Block[], sources: BlockSources): Promise<readonly LoadedBlock[]> {
  return Promise.all(blocks.map((block) => loadBlock<BlockType>(block.type, block, sources)))
}

/** The cast is safe: entry and block have the same type. */
function loadBlock<T extends BlockType>(
  type: T,
  block: BlockOfType<T>,
  sources: BlockSources,
): Promise<LoadedBlockOf<T>>
async function loadBlock<T extends BlockType>(
  type: T,
  block: BlockOfType<T>,
  sources: BlockSources,
): Promise<{ readonly block: BlockOfType<T>; readonly data: BlockDataOf<T> | undefined }> {
  return { block, data: await BLOCK_ENTRIES[type].load?.(block, sources) }
}
