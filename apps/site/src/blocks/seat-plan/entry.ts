import type { BlockEntry } from '../block.ts'
import { seatPlanFixtures } from './fixture.ts'
import { seatPlanMarkdown } from './markdown.ts'
import { SeatPlanView } from './view.tsx'

export const seatPlanEntry = {
  View: SeatPlanView,
  toMarkdown: seatPlanMarkdown,
  fixtures: seatPlanFixtures,
} satisfies BlockEntry<'seatPlan'>
