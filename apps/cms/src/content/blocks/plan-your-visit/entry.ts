import { VISIT_FACTS } from '@passepartout/content-model/blocks/plan-your-visit'
import { multiLineField, singleLineField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

const LABELS = {
  openingHours: 'Opening hours',
  address: 'Address',
  bestTime: 'Best time',
  duration: 'How long it takes',
  bring: 'What to bring',
} as const satisfies Record<(typeof VISIT_FACTS)[number], string>

export const planYourVisitEntry: BlockEntry<'planYourVisit'> = {
  labels: { singular: 'Plan your visit', plural: 'Plan your visit' },
  group: 'Places and shows',
  help: 'Opening hours, address, best time, how long it takes and what to bring; what is empty is left out.',
  fields: [
    singleLineField('title', 120, { description: 'Empty: “Plan your visit” in the language of the page.' }),
    ...VISIT_FACTS.map((name) => multiLineField(name, 400, { label: LABELS[name] })),
  ],
}
