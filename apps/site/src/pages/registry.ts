import type { PageType } from '@passepartout/content-model/page'
import type { ReactNode } from 'react'
import { writeCollectionMarkdown } from './collection/markdown.ts'
import { buildCollectionMainEntity } from './collection/structured-data.ts'
import { CollectionPageView } from './collection/view.tsx'
import { writeContentPageMarkdown } from './content/markdown.ts'
import { buildArticleMainEntity } from './content/structured-data.ts'
import { ContentPageView } from './content/view.tsx'
import { writeHomePageMarkdown } from './home/markdown.ts'
import { HomePageView } from './home/view.tsx'
import type { BuildMainEntity } from './metadata/build-structured-data.ts'
import type { PageMarkdownWriter } from './page-markdown.ts'
import type { AnyPageModel, PageViewProps } from './page-model.ts'
import { writeTourGroupMarkdown } from './product/markdown.ts'
import { buildProductMainEntity, buildShowMainEntity } from './product/structured-data.ts'
import { ProductBookingBar, ProductPageView } from './product/view.tsx'
import { ShowBookingBar, ShowPageView } from './show/view.tsx'

interface PageEntry {
  readonly View: (props: PageViewProps<AnyPageModel>) => ReactNode
  /** Shown below everything else of the page. */
  readonly Bar?: PageEntry['View']
  /** The module below `src` whose sheets the page needs. */
  readonly module: `pages/${string}/view.tsx`
  /** The page as Markdown, below its title. */
  readonly writeBody: PageMarkdownWriter
  /** The main entity for search engines; absent when the page type has none. */
  readonly describeMainEntity?: BuildMainEntity
}

const COLLECTION = {
  View: CollectionPageView,
  module: 'pages/collection/view.tsx',
  writeBody: writeCollectionMarkdown,
  describeMainEntity: buildCollectionMainEntity,
} as const satisfies PageEntry

const CONTENT = {
  View: ContentPageView,
  module: 'pages/content/view.tsx',
  writeBody: writeContentPageMarkdown,
  describeMainEntity: buildArticleMainEntity,
} as const satisfies PageEntry

export const PAGES: { readonly [T in PageType]: PageEntry } = {
  homePage: { View: HomePageView, module: 'pages/home/view.tsx', writeBody: writeHomePageMarkdown },
  cityPage: COLLECTION,
  categoryPage: COLLECTION,
  subCategoryPage: COLLECTION,
  collectionPage: COLLECTION,
  productPage: {
    View: ProductPageView,
    Bar: ProductBookingBar,
    module: 'pages/product/view.tsx',
    writeBody: writeTourGroupMarkdown,
    describeMainEntity: buildProductMainEntity,
  },
  showPage: {
    View: ShowPageView,
    Bar: ShowBookingBar,
    module: 'pages/show/view.tsx',
    writeBody: writeTourGroupMarkdown,
    describeMainEntity: buildShowMainEntity,
  },
  contentPage: CONTENT,
  shoulderPage: CONTENT,
}
