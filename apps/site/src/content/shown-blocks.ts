import type { PageDocument } from '@passepartout/content-model/page'
import type { Arms } from '../request/experiments/write-arms.ts'

/** The document as a visitor with these arms sees it; who takes part in nothing sees the control of everything. */
export function documentFor(document: PageDocument, arms: Arms | undefined): PageDocument {
  const blocks = document.blocks.filter(
    ({ shownTo }) => !shownTo || (arms?.[shownTo.experiment] ?? 'control') === shownTo.arm,
  )
  return blocks.length === document.blocks.length ? document : { ...document, blocks }
}

/** What of a visitor's arms the blocks of a page look at. */
export function armsLookedAt({ blocks }: PageDocument, arms: Arms): Arms | undefined {
  const keys = new Set(blocks.map(({ shownTo }) => shownTo?.experiment))
  const looked = Object.entries(arms).filter(([key]) => keys.has(key))
  return looked.length > 0 ? Object.fromEntries(looked) : undefined
}
