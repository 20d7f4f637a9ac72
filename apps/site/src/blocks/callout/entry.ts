import type { BlockEntry } from '../block.ts'
import { calloutFixtures } from './fixture.ts'
import { calloutMarkdown } from './markdown.ts'
import { CalloutView } from './view.tsx'

export const calloutEntry = {
  View: CalloutView,
  toMarkdown: calloutMarkdown,
  fixtures: calloutFixtures,
} satisfies BlockEntry<'callout'>
