import type { PageType } from '@passepartout/content-model/page'
import type { ReactNode } from 'react'
import type { PageContext } from '../page-context/page-context.ts'
import { collectionMarkdown } from './collection/markdown.ts'
import { describeCollection } from './collection/structured-data.ts'
import { CollectionPageView } from './collection/view.tsx'
import { contentMarkdown } from './content/markdown.ts'
import { describeArticle } from './content/structured-data.ts'
import { ContentPageView } from './content/view.tsx'
import { homeMarkdown } from './home/markdown.ts'
import { HomePageView } from './home/view.tsx'
import type { DescribeMainEntity } from './metadata/build-structured-data.ts'
import type { PageMarkdown } from './page-markdown.ts'
import type { AnyPageModel } from './page-model.ts'
import { tourGroupMarkdown } from './product/markdown.ts'
import { describeProduct, describeShow } from './product/structured-data.ts'
import { ProductBookingBar, ProductPageView } from './product/view.tsx'
import { ShowBookingBar, ShowPageView } from './show/view.tsx'

interface PageEntry {
  readonly View: (props: { readonly page: PageContext; readonly model: AnyPageModel }) => ReactNode
  /** Shown below everything else of the page. */
  readonly Bar?: PageEntry['View']
  /** The module below `src` whose sheets the page needs. */
  readonly module: `pages/${string}/view.tsx`
  /** The page as Markdown, below its title. */
  readonly writeBody: PageMarkdown
  /** The main entity for search engines; absent when the page type has none. */
  readonly describeMainEntity?: DescribeMainEntity
}

const COLLECTION = {
  View: CollectionPageView,
  module: 'pages/collection/view.tsx',
  writeBody: collectionMarkdown,
  describeMainEntity: describeCollection,
} as const satisfies PageEntry

const CONTENT = {
  View: ContentPageView,
  module: 'pages/content/view.tsx',
  writeBody: contentMarkdown,
  describeMainEntity: describeArticle,
} as const satisfies PageEntry

export const PAGES: { readonly [T in PageType]: PageEntry } = {
  homePage: { View: HomePageView, module: 'pages/home/view.tsx', writeBody: homeMarkdown },
  cityPage: COLLECTION,
  categoryPage: COLLECTION,
  subCategoryPage: COLLECTION,
  collectionPage: COLLECTION,
  productPage: {
    View: ProductPageView,
    Bar: ProductBookingBar,
    module: 'pages/product/view.tsx',
    writeBody: tourGroupMarkdown,
    describeMainEntity: describeProduct,
  },
  showPage: {
    View: ShowPageView,
    Bar: ShowBookingBar,
    module: 'pages/show/view.tsx',
    writeBody: tourGroupMarkdown,
    describeMainEntity: describeShow,
  },
  contentPage: CONTENT,
  shoulderPage: CONTENT,
}
