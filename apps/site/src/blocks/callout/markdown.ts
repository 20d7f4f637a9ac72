import { paragraph, strong } from '../../markdown/nodes.ts'
import { richTextMarkdown } from '../../markdown/rich-text-markdown.ts'
import type { BlockMarkdownRenderer } from '../block.ts'
import { DEFAULT_CALLOUT_TITLE_KEYS } from './view.tsx'

/** Rendered as a quotation, because Markdown has no callouts. */
export const calloutMarkdown: BlockMarkdownRenderer<'callout'> = ({ block, page }) => {
  const title = block.title || page.t(DEFAULT_CALLOUT_TITLE_KEYS[block.tone])
  return [{ type: 'blockquote', children: [paragraph(strong(title)), ...richTextMarkdown(block.content, page)] }]
}
