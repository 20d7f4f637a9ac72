import { paragraph, strong } from '../../markdown/nodes.ts'
import { richTextMarkdown } from '../../markdown/rich-text-markdown.ts'
import type { BlockEntry } from '../block.ts'
import { calloutFixtures } from './fixture.ts'
import { CalloutView, DEFAULT_CALLOUT_TITLE_KEYS } from './view.tsx'

export const calloutEntry = {
  View: CalloutView,
  /** Rendered as a quotation, because Markdown has no callouts. */
  toMarkdown: ({ block, page }) => {
    const title = block.title || page.t(DEFAULT_CALLOUT_TITLE_KEYS[block.tone])
    return [{ type: 'blockquote', children: [paragraph(strong(title)), ...richTextMarkdown(block.content, page)] }]
  },
  fixtures: calloutFixtures,
} satisfies BlockEntry<'callout'>
