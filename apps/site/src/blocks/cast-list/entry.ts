import type { BlockEntry } from '../block.ts'
import { castListFixtures } from './fixture.ts'
import { castListMarkdown } from './markdown.ts'
import { CastListView } from './view.tsx'

export const castListEntry = {
  View: CastListView,
  toMarkdown: castListMarkdown,
  fixtures: castListFixtures,
} satisfies BlockEntry<'castList'>
