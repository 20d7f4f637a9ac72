import type { BlockLoader } from '../block.ts'

export const loadRelatedPages: BlockLoader<'relatedPages'> = async (block, { pageCards }) => ({
  pages: pageCards(block.pages.map(({ page }) => page)),
})
