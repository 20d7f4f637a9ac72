import type { BlockEntry } from '../block.ts'
import { tabsFixtures } from './fixture.ts'
import { tabsMarkdown } from './markdown.ts'
import { TabsView } from './view.tsx'

export const tabsEntry = {
  View: TabsView,
  toMarkdown: tabsMarkdown,
  fixtures: tabsFixtures,
} satisfies BlockEntry<'tabs'>
