import type { PageType } from '@passepartout/content-model/page'
import type { ReactNode } from 'react'
import { CollectionPageView } from './collection/view.tsx'
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
}

export const PAGES: { readonly [T in PageType]: PageEntry } = {
  homePage: { View: HomePageView, module: 'pages/home/view.tsx' },
  cityPage: { View: CollectionPageView, module: 'pages/collection/view.tsx' },
  categoryPage: { View: CollectionPageView, module: 'pages/collection/view.tsx' },
  subCategoryPage: { View: CollectionPageView, module: 'pages/collection/view.tsx' },
  collectionPage: { View: CollectionPageView, module: 'pages/collection/view.tsx' },
  showPage: { View: ShowPageView, module: 'pages/show/view.tsx' },
  contentPage: { View: ContentPageView, module: 'pages/content/view.tsx' },
  shoulderPage: { View: ContentPageView, module: 'pages/content/view.tsx' },
}
