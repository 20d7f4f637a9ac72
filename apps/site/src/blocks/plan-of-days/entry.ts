import type { BlockEntry } from '../block.ts'
import { planOfDaysFixtures } from './fixture.ts'
import { loadPlanOfDays } from './load.ts'
import { planOfDaysMarkdown } from './markdown.ts'
import { PlanOfDaysView } from './view.tsx'

export const planOfDaysEntry = {
  View: PlanOfDaysView,
  toMarkdown: planOfDaysMarkdown,
  fixtures: planOfDaysFixtures,
  load: loadPlanOfDays,
} satisfies BlockEntry<'planOfDays'>
