import type { BlockEntry } from '../block.ts'
import { planYourVisitFixtures } from './fixture.ts'
import { planYourVisitMarkdown } from './markdown.ts'
import { PlanYourVisitView } from './view.tsx'

export const planYourVisitEntry = {
  View: PlanYourVisitView,
  toMarkdown: planYourVisitMarkdown,
  fixtures: planYourVisitFixtures,
} satisfies BlockEntry<'planYourVisit'>
