import type { PageDocument } from '@passepartout/content-model/page'
import type { Arms } from '../request/experiments/write-arms.ts'

/** The document as a visitor with these arms sees it; who takes part in nothing sees the control of everything. */
export function documentFor(document: PageDocument, arms: Arms | undefined): PageDocument {
  const blocks = document.blocks.filter(
    ({ shownTo }) => !shownTo || (arms?.[shownTo.experiment] ?? 'control') === shownTo.arm,
  )
  return blocks.length === document.blocks.length ? document : { ...document, blocks }
}
