import type { BlockEntry } from '../block.ts'
import { quickLinksFixtures } from './fixture.ts'
import { quickLinksMarkdown } from './markdown.ts'
import { QuickLinksView } from './view.tsx'

export const quickLinksEntry = {
  View: QuickLinksView,
  toMarkdown: quickLinksMarkdown,
  fixtures: quickLinksFixtures,
} satisfies BlockEntry<'quickLinks'>
