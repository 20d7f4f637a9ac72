import { heading, joinPieces, paragraph } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { seatPlanFixtures } from './fixture.ts'
import { PRICE_BAND_LABELS, SeatPlanView } from './view.tsx'

export const seatPlanEntry = {
  View: SeatPlanView,
  toMarkdown: ({ block, page }) =>
    joinPieces([
      heading(2, block.title),
      block.intro && paragraph(block.intro),
      ...block.sections.flatMap(({ name, sight, band, advice }) =>
        joinPieces([
          heading(3, name),
          band && paragraph(page.t(PRICE_BAND_LABELS[band])),
          paragraph(sight),
          advice && paragraph(`${page.t('seatPlan.advice')} ${advice}`),
        ]),
      ),
    ]),
  fixtures: seatPlanFixtures,
} satisfies BlockEntry<'seatPlan'>
