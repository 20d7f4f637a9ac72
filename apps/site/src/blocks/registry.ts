import type { BlockType } from '@passepartout/content-model/blocks'
import type { BlockMarkdown, BlockView } from './block.ts'
import { calloutMarkdown } from './callout/markdown.ts'
import { CalloutView } from './callout/view.tsx'
import { cardListMarkdown } from './card-list/markdown.ts'
import { CardListView } from './card-list/view.tsx'
import { ctaMarkdown } from './cta/markdown.ts'
import { CtaView } from './cta/view.tsx'
import { experienceMarkdown } from './experience/markdown.ts'
import { ExperienceView } from './experience/view.tsx'
import { factsMarkdown } from './facts/markdown.ts'
import { FactsView } from './facts/view.tsx'
import { faqMarkdown } from './faq/markdown.ts'
import { FaqView } from './faq/view.tsx'
import { imageMarkdown } from './image/markdown.ts'
import { ImageView } from './image/view.tsx'
import { productListMarkdown } from './product-list/markdown.ts'
import { ProductListView } from './product-list/view.tsx'
import { richTextBlockMarkdown } from './rich-text/markdown.ts'
import { RichTextView } from './rich-text/view.tsx'

export interface BlockEntry<T extends BlockType> {
  readonly View: BlockView<T>
  readonly toMarkdown: BlockMarkdown<T>
  /** The module below `src` whose sheets a page that shows the block needs. */
  readonly module: `blocks/${string}/view.tsx`
}

/** Every type of block that the content system can publish: a type without a view does not compile. */
export const BLOCKS: { readonly [T in BlockType]: BlockEntry<T> } = {
  richText: { View: RichTextView, toMarkdown: richTextBlockMarkdown, module: 'blocks/rich-text/view.tsx' },
  productList: { View: ProductListView, toMarkdown: productListMarkdown, module: 'blocks/product-list/view.tsx' },
  cardList: { View: CardListView, toMarkdown: cardListMarkdown, module: 'blocks/card-list/view.tsx' },
  image: { View: ImageView, toMarkdown: imageMarkdown, module: 'blocks/image/view.tsx' },
  cta: { View: CtaView, toMarkdown: ctaMarkdown, module: 'blocks/cta/view.tsx' },
  experience: { View: ExperienceView, toMarkdown: experienceMarkdown, module: 'blocks/experience/view.tsx' },
  faq: { View: FaqView, toMarkdown: faqMarkdown, module: 'blocks/faq/view.tsx' },
  callout: { View: CalloutView, toMarkdown: calloutMarkdown, module: 'blocks/callout/view.tsx' },
  facts: { View: FactsView, toMarkdown: factsMarkdown, module: 'blocks/facts/view.tsx' },
}
