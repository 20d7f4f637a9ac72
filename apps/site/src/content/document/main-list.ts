import type { BlockOfType } from '@passepartout/content-model/blocks'
import type { PageDocument, PageType } from '@passepartout/content-model/page'

const LIST_PAGES = new Set<PageType>(['cityPage', 'categoryPage', 'subCategoryPage', 'collectionPage'])

/** Whether it is a page of a list of tour groups. */
export function isListPage({ pageType }: Pick<PageDocument, 'pageType'>): boolean {
  return LIST_PAGES.has(pageType)
}

/** The main list of a list page: its first one that is not a short row. It can be filtered, sorted and paginated. */
export function mainListOf(
  document: Pick<PageDocument, 'pageType' | 'blocks'>,
): BlockOfType<'productList'> | undefined {
  if (!isListPage(document)) return undefined
  return document.blocks.find(
    (block): block is BlockOfType<'productList'> => block.type === 'productList' && block.layout === 'grid',
  )
}
