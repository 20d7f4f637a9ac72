import type { BlockEntry } from '../block.ts'
import { productListFixtures } from './fixture.ts'
import { loadProductList } from './load.ts'
import { productListMarkdown } from './markdown.ts'
import { ProductListView } from './view.tsx'

export const productListEntry = {
  View: ProductListView,
  toMarkdown: productListMarkdown,
  fixtures: productListFixtures,
  load: loadProductList,
} satisfies BlockEntry<'productList'>
