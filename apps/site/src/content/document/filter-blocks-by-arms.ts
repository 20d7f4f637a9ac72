import type { PageDocument } from '@passepartout/content-model/page'
import type { Arms } from '../../request/experiments/serialize-arms.ts'

/** The document with the blocks of these arms; without arms, of all controls. */
export function filterBlocksByArms(document: PageDocument, arms: Arms | undefined): PageDocument {
  const blocks = document.blocks.filter(
    ({ shownTo }) => !shownTo || (arms?.[shownTo.experiment] ?? 'control') === shownTo.arm,
  )
  return blocks.length === document.blocks.length ? document : { ...document, blocks }
}
