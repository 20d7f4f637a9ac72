import { heading, joinPieces, paragraph } from '../../markdown/nodes.ts'
import type { BlockMarkdownRenderer } from '../block.ts'
import { priceBandLabel } from './price-band-label.ts'

export const seatPlanMarkdown: BlockMarkdownRenderer<'seatPlan'> = ({ block, page }) =>
  joinPieces([
    heading(2, block.title),
    block.intro && paragraph(block.intro),
    ...block.sections.flatMap(({ name, sight, band, advice }) =>
      joinPieces([
        heading(3, name),
        band && paragraph(priceBandLabel(band, page)),
        paragraph(sight),
        advice && paragraph(`${page.t('seatPlan.advice')} ${advice}`),
      ]),
    ),
  ])
