import type { BlockType } from '@passepartout/content-model/blocks'
import type { BlockView } from './block.ts'
import { CalloutView } from './callout/view.tsx'
import { CardListView } from './card-list/view.tsx'
import { CtaView } from './cta/view.tsx'
import { ExperienceView } from './experience/view.tsx'
import { FactsView } from './facts/view.tsx'
import { FaqView } from './faq/view.tsx'
import { ImageView } from './image/view.tsx'
import { ProductListView } from './product-list/view.tsx'
import { RichTextView } from './rich-text/view.tsx'

export interface BlockEntry<T extends BlockType> {
  readonly View: BlockView<T>
  /** The module below `src` whose sheets a page that shows the block needs. */
  readonly module: `blocks/${string}/view.tsx`
}

/** Every type of block that the content system can publish: a type without a view does not compile. */
export const BLOCKS: { readonly [T in BlockType]: BlockEntry<T> } = {
  richText: { View: RichTextView, module: 'blocks/rich-text/view.tsx' },
  productList: { View: ProductListView, module: 'blocks/product-list/view.tsx' },
  cardList: { View: CardListView, module: 'blocks/card-list/view.tsx' },
  image: { View: ImageView, module: 'blocks/image/view.tsx' },
  cta: { View: CtaView, module: 'blocks/cta/view.tsx' },
  experience: { View: ExperienceView, module: 'blocks/experience/view.tsx' },
  faq: { View: FaqView, module: 'blocks/faq/view.tsx' },
  callout: { View: CalloutView, module: 'blocks/callout/view.tsx' },
  facts: { View: FactsView, module: 'blocks/facts/view.tsx' },
}
