import type { PageType } from '@passepartout/content-model/page'
import type { ReactNode } from 'react'
import type { DescribeMainEntity } from '../discovery/build-structured-data.ts'
import { describeCollection } from './collection/structured-data.ts'
import { CollectionPageView } from './collection/view.tsx'
import { describeArticle } from './content/structured-data.ts'
import { ContentPageView } from './content/view.tsx'
import { HomePageView } from './home/view.tsx'
import type { PageContext } from './page-context.ts'
import type { CollectionPageModel, ShowPageModel } from './page-model.ts'
import { ShowPageView } from './show/view.tsx'

/** A superset of what any page type reads; each view names the part that it needs. */
export type AnyPageModel = CollectionPageModel & ShowPageModel

interface PageEntry {
  readonly View: (props: { readonly page: PageContext; readonly model: AnyPageModel }) => ReactNode
  /** The module below `src` whose sheets the page needs. */
  readonly module: `pages/${string}/view.tsx`
  /** What the page is about, for search engines; absent where nothing is known that they could use. */
  readonly describeMainEntity?: DescribeMainEntity
}

const COLLECTION = {
  View: CollectionPageView,
  module: 'pages/collection/view.tsx',
  describeMainEntity: describeCollection,
} as const satisfies PageEntry

const CONTENT = {
  View: ContentPageView,
  module: 'pages/content/view.tsx',
  describeMainEntity: describeArticle,
} as const satisfies PageEntry

export const PAGES: { readonly [T in PageType]: PageEntry } = {
  homePage: { View: HomePageView, module: 'pages/home/view.tsx' },
  cityPage: COLLECTION,
  categoryPage: COLLECTION,
  subCategoryPage: COLLECTION,
  collectionPage: COLLECTION,
  showPage: { View: ShowPageView, module: 'pages/show/view.tsx' },
  contentPage: CONTENT,
  shoulderPage: CONTENT,
}
