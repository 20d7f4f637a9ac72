import type { BlockType } from '@passepartout/content-model/blocks'
import type { BlockEntry, Conversion } from './block-entry.ts'
import { calloutEntry } from './callout/entry.ts'
import { cardListEntry } from './card-list/entry.ts'
import { ctaEntry } from './cta/entry.ts'
import { experienceEntry } from './experience/entry.ts'
import { factsEntry } from './facts/entry.ts'
import { faqEntry } from './faq/entry.ts'
import { imageEntry } from './image/entry.ts'
import { productListEntry } from './product-list/entry.ts'
import { richTextEntry } from './rich-text/entry.ts'

/** Every block, in the order in which editors are offered them: a type that editors cannot place does not compile. */
export const BLOCKS: { readonly [T in BlockType]: BlockEntry<T> } = {
  richText: richTextEntry,
  productList: productListEntry,
  cardList: cardListEntry,
  image: imageEntry,
  cta: ctaEntry,
  experience: experienceEntry,
  faq: faqEntry,
  callout: calloutEntry,
  facts: factsEntry,
}

/** The parts of a block that it converts itself, by name. */
export function conversionsOf(type: BlockType): Readonly<Record<string, Conversion>> {
  return BLOCKS[type].conversions ?? {}
}
