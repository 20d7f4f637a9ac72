import { paragraph, strong } from '../../markdown/nodes.ts'
import { richTextMarkdown } from '../../markdown/rich-text-markdown.ts'
import type { BlockMarkdown } from '../block.ts'
import { CALLOUT_TITLES } from './view.tsx'

/** Rendered as a quotation, because Markdown has no callouts. */
export const calloutMarkdown: BlockMarkdown<'callout'> = ({ block, page }) => {
  const title = block.title || page.t(CALLOUT_TITLES[block.tone])
  return [{ type: 'blockquote', children: [paragraph(strong(title)), ...richTextMarkdown(block.content, page)] }]
}
