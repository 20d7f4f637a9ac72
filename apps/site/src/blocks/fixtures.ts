import type { BlockType } from '@passepartout/content-model/blocks'
import { calloutFixtures } from './callout/fixture.ts'
import { cardListFixtures } from './card-list/fixture.ts'
import { ctaFixtures } from './cta/fixture.ts'
import { experienceFixtures } from './experience/fixture.ts'
import { factsFixtures } from './facts/fixture.ts'
import { faqFixtures } from './faq/fixture.ts'
import type { FixturesOf } from './fixture.ts'
import { imageFixtures } from './image/fixture.ts'
import { productListFixtures } from './product-list/fixture.ts'
import { richTextFixtures } from './rich-text/fixture.ts'

/** The states of every block: a type without fixtures does not compile. */
export const BLOCK_FIXTURES: { readonly [T in BlockType]: FixturesOf<T> } = {
  richText: richTextFixtures,
  productList: productListFixtures,
  cardList: cardListFixtures,
  image: imageFixtures,
  cta: ctaFixtures,
  experience: experienceFixtures,
  faq: faqFixtures,
  callout: calloutFixtures,
  facts: factsFixtures,
}
