import { VISIT_FACTS } from '@passepartout/content-model/blocks/plan-your-visit'
import { bullets, heading, strong } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { planYourVisitFixtures } from './fixture.ts'
import { PlanYourVisitView, VISIT_FACT_LABEL_KEYS } from './view.tsx'

export const planYourVisitEntry = {
  View: PlanYourVisitView,
  toMarkdown: ({ block, page }) => {
    const facts = VISIT_FACTS.flatMap((name) => {
      const text = block[name]
      return text
        ? [
            [
              strong(page.t('text.labelled', { label: page.t(VISIT_FACT_LABEL_KEYS[name]), value: '' }).trim()),
              ` ${text}`,
            ],
          ]
        : []
    })
    return facts.length > 0 ? [heading(2, block.title || page.t('planYourVisit.title')), bullets(facts)] : []
  },
  fixtures: planYourVisitFixtures,
} satisfies BlockEntry<'planYourVisit'>
