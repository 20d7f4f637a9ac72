import type { BlockOf } from '@passepartout/content-model/blocks'
import type { PageDocument } from '@passepartout/content-model/page'

const LIST_PAGES: ReadonlySet<PageDocument['pageType']> = new Set([
  'cityPage',
  'categoryPage',
  'subCategoryPage',
  'collectionPage',
])

/** Whether a page leads to tour groups of one place or kind. */
export function isListPage({ pageType }: Pick<PageDocument, 'pageType'>): boolean {
  return LIST_PAGES.has(pageType)
}

/** The list that a list page is: its first one that is no row of a few. It can be filtered, ordered and turned over. */
export function ownListOf(document: Pick<PageDocument, 'pageType' | 'blocks'>): BlockOf<'productList'> | undefined {
  if (!isListPage(document)) return undefined
  return document.blocks.find(
    (block): block is BlockOf<'productList'> => block.type === 'productList' && block.layout === 'grid',
  )
}
