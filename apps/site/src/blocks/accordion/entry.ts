import type { BlockEntry } from '../block.ts'
import { accordionFixtures } from './fixture.ts'
import { accordionMarkdown } from './markdown.ts'
import { AccordionView } from './view.tsx'

export const accordionEntry = {
  View: AccordionView,
  toMarkdown: accordionMarkdown,
  fixtures: accordionFixtures,
} satisfies BlockEntry<'accordion'>
