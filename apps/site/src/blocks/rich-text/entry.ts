import type { BlockEntry } from '../block.ts'
import { richTextFixtures } from './fixture.ts'
import { richTextBlockMarkdown } from './markdown.ts'
import { RichTextView } from './view.tsx'

export const richTextEntry = {
  View: RichTextView,
  toMarkdown: richTextBlockMarkdown,
  fixtures: richTextFixtures,
} satisfies BlockEntry<'richText'>
