import { richTextMarkdown } from '../../markdown/rich-text-markdown.ts'
import type { BlockEntry } from '../block.ts'
import { richTextFixtures } from './fixture.ts'
import { RichTextView } from './view.tsx'

export const richTextEntry = {
  View: RichTextView,
  toMarkdown: ({ block, page }) => richTextMarkdown(block.content, page),
  fixtures: richTextFixtures,
} satisfies BlockEntry<'richText'>
