import { bullets, heading, strong } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { planYourVisitFixtures } from './fixture.ts'
import { PlanYourVisitView, VISIT_FACT_LABEL_KEYS, visitFactsOf } from './view.tsx'

export const planYourVisitEntry = {
  View: PlanYourVisitView,
  toMarkdown: ({ block, page }) => {
    const facts = visitFactsOf(block).map(({ name, text }) => [
      strong(page.t('text.labelled', { label: page.t(VISIT_FACT_LABEL_KEYS[name]), value: '' }).trim()),
      ` ${text}`,
    ])
    return facts.length > 0 ? [heading(2, block.title || page.t('planYourVisit.title')), bullets(facts)] : []
  },
  fixtures: planYourVisitFixtures,
} satisfies BlockEntry<'planYourVisit'>
