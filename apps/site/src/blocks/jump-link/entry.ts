import type { BlockEntry } from '../block.ts'
import { jumpLinkFixtures } from './fixture.ts'
import { jumpLinkMarkdown } from './markdown.ts'
import { JumpLinkView } from './view.tsx'

export const jumpLinkEntry = {
  View: JumpLinkView,
  toMarkdown: jumpLinkMarkdown,
  fixtures: jumpLinkFixtures,
} satisfies BlockEntry<'jumpLink'>
